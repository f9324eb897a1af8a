import { splitPrefix } from '#src/domain/plan/plan.ts';
import { pathOf, type MenuEntry, type MenuScreen } from './menu.ts';

/** Screens that belong to a row's section although their address does not begin with its screen's. */
const alsoIn: Partial<Record<MenuScreen, string>> = {
  '/{-$contractType}/claims': '/claim-details',
  '/{-$contractType}/find-care': '/cost-estimates',
};

/** Whether a menu row links to the screen at an address, or to the section that contains it. */
export function isInSection(pathname: string, screen: MenuScreen): boolean {
  const path = `/${splitPrefix(pathname).rest.join('/')}`.toLowerCase();
  const begins = (start: string) => path === start || path.startsWith(`${start}/`);
  const also = alsoIn[screen];
  return begins(pathOf(screen)) || (also !== undefined && begins(also));
}

/** Whether one of the rows links to the section that contains the screen at an address. */
export const holdsSection = (pathname: string, entries: readonly MenuEntry[]): boolean =>
  entries.some(({ target }) => target.kind === 'screen' && isInSection(pathname, target.screen));
