import { Link } from '@tanstack/react-router';
import { useSelection } from '#src/portal/portal-context.ts';
import { prefixOf } from '#src/domain/plan.ts';
import { ExternalLink } from '#src/ui/external-link.tsx';
import type { MenuEntry } from './menu.ts';

/** What a menu entry leads to, as a link; hand-offs open in a tab of their own. */
export function MenuLink({
  entry,
  className,
  onLeave,
}: {
  entry: MenuEntry;
  className?: string | undefined;
  /** Called when the member follows the entry, so that what shows it can close. */
  onLeave: () => void;
}) {
  const selection = useSelection();
  const { target, label } = entry;
  if (target.kind === 'link') {
    return (
      <ExternalLink href={target.href} className={className} onClick={onLeave}>
        {label}
      </ExternalLink>
    );
  }
  return (
    <Link
      to={target.kind === 'screen' ? target.screen : '/linking'}
      params={{ contractType: selection ? prefixOf(selection.plan) : undefined }}
      search={target.kind === 'application' ? { to: target.app } : {}}
      className={className}
      activeProps={{ 'aria-current': 'page' }}
      onClick={onLeave}
    >
      {label}
    </Link>
  );
}
