import type { RegisteredRouter, StaticDataRouteOption } from '@tanstack/react-router';
import { applicationNames, menuWords } from '#content/menu.ts';
import type { FileRouteTypes } from '#generated/route-tree.gen.ts';
import { canOpen } from '#src/domain/plan/access.ts';
import {
  canBeHandedOver,
  isApplication,
  type Application,
} from '#src/domain/single-sign-on/applications.ts';
import type { Plan } from '#src/domain/plan/plan.ts';
import { isSafeLink } from '#src/domain/navigation/own-path.ts';
import { hasRight } from '#src/domain/plan/right-rules.ts';
import type { Rights } from '#src/domain/plan/rights.ts';
import type { MenuGroup, MenuPlace } from '#src/portal/static-data.ts';

/** The address of a plan's screen without further parameters, such as a claim's id. */
export type MenuScreen = Exclude<
  Extract<FileRouteTypes['to'], `/{-$contractType}/${string}`>,
  `${string}/$${string}`
>;

interface Row extends MenuPlace {
  title?: StaticDataRouteOption['title'];
  target:
    | { kind: 'screen'; screen: MenuScreen }
    /** Leaves for another application by single sign-on. */
    | { kind: 'application'; app: (rights: Rights) => Application }
    | { kind: 'link'; href: (rights: Rights) => string };
}

/** Returns the name of another application of the insurer; an unknown one keeps its own name. */
export function applicationName(application: string): string {
  return isApplication(application) ? applicationNames[application] : application;
}

/** The rows that leave the portal; its own screens have theirs at their routes. */
const leavingRows: readonly Row[] = [
  {
    id: 'interqual',
    name: applicationNames.interqual,
    group: 'policy',
    order: 110,
    target: { kind: 'application', app: () => 'interqual' },
  },
  {
    id: 'cob',
    name: applicationNames.cob,
    group: 'policy',
    order: 120,
    target: { kind: 'application', app: () => 'cob' },
  },
  {
    id: 'update-policy',
    name: applicationNames.updatepolicy,
    group: 'policy',
    order: 130,
    target: {
      kind: 'application',
      app: (rights) => (rights.updatePolicyMetallic ? 'updatepolicymetallic' : 'updatepolicy'),
    },
  },
  {
    id: 'your-plan',
    name: menuWords.rows['your-plan'],
    group: 'policy',
    order: 140,
    rule: 'maPlanBenefits',
    target: { kind: 'link', href: (rights) => rights.maPlanBenefitsLink },
  },
];

type Routes = Pick<RegisteredRouter, 'routesByPath'>;

/** Returns the portal's screens with their addresses. */
export const screensOf = ({ routesByPath }: Routes) =>
  Object.values({ ...routesByPath }).map((route) => ({ path: route.to, ...screenOf(route) }));

const screenOf = ({ options }: { options: { staticData?: StaticDataRouteOption } }) =>
  options.staticData;

/** Returns every row of the navigation, in its order (product rule 2.6). */
export function menuRows(router: Routes): Row[] {
  const screens = screensOf(router).flatMap(({ path, title = null, menu }): Row[] =>
    menu && isMenuScreen(path)
      ? [{ ...menu, title, target: { kind: 'screen', screen: path } }]
      : [],
  );
  return [...screens, ...leavingRows].toSorted((a, b) => a.order - b.order);
}

const isMenuScreen = (path: string): path is MenuScreen => !path.includes('/$');

export interface MenuEntry {
  id: MenuPlace['id'];
  group: MenuGroup;
  label: string;
  target:
    | { kind: 'screen'; screen: MenuScreen }
    | { kind: 'application'; app: Application }
    | { kind: 'link'; href: string };
}

/** The address of a screen without a contract type, as it can be looked up. */
export function pathOf(screen: string): string {
  return screen.replace('/{-$contractType}', '');
}

/** Returns the title of a screen that depends on nothing but the rights. */
export const titleText = (title: StaticDataRouteOption['title'], rights: Rights | null): string =>
  (typeof title === 'function' ? title({ rights, params: {}, loaderData: null }) : title) ?? '';

interface Member {
  plan: Plan;
  rights: Rights;
  age: number | null;
}

/**
 * Returns the rows a member sees: those whose rule holds and whose screen they can open. Without rules, every row whose
 * screen they can open.
 */
export function menuFor(
  member: Member,
  router: Routes & Pick<RegisteredRouter, 'options'>,
  hasRules = true,
): MenuEntry[] {
  const { routeAccess: accessAt } = router.options.context;
  return menuRows(router).flatMap((row): MenuEntry[] => {
    const { rights } = member;
    if (hasRules && row.rule && !hasRight(rights, row.rule)) return [];
    const { target } = row;
    if (target.kind === 'screen' && !canOpen(accessAt(pathOf(target.screen)), member)) return [];
    const label = row.name ?? titleText(row.title ?? null, rights);
    const entry = { id: row.id, group: row.group, label };
    switch (target.kind) {
      case 'screen':
        return [{ ...entry, target }];
      case 'application': {
        const app = target.app(rights);
        return canBeHandedOver(app, rights) ? [{ ...entry, target: { ...target, app } }] : [];
      }
      case 'link': {
        const href = target.href(rights);
        return isSafeLink(href) ? [{ ...entry, target: { kind: target.kind, href } }] : [];
      }
    }
  });
}
