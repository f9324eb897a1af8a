import { Link, useRouterState } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { usePortal, useSelection } from '#src/portal/portal-context.ts';
import { prefixOf } from '#src/domain/plan/plan.ts';
import { ExternalLink, OpensInNewTab } from '#src/ui/actions/external-link.tsx';
import type { MenuEntry } from './menu.ts';
import { isInSection } from './menu-sections.ts';

/** A menu entry as a link; single sign-on opens in a new tab. */
export function MenuLink({
  entry,
  className,
  onLeave,
  children = entry.label,
}: {
  entry: MenuEntry;
  className?: string | undefined;
  /** Called when the member follows the entry, so that the menu can close. */
  onLeave?: () => void;
  /** The entry's own label unless given. */
  children?: ReactNode;
}) {
  const { singleSignOn } = usePortal();
  const selection = useSelection();
  const { target, label } = entry;
  const isHere = useRouterState({
    select: ({ location }) =>
      target.kind === 'screen' && isInSection(location.pathname, target.screen),
  });
  if (target.kind === 'link') {
    return (
      <ExternalLink href={target.href} className={className} onClick={onLeave}>
        {children}
      </ExternalLink>
    );
  }
  if (target.kind === 'application') {
    const { app } = target;
    return (
      <Link
        to="/linking/$application"
        params={{ application: app }}
        preload={false}
        className={className}
        onClick={(event) => {
          // Here and now: browsers refuse a window that opens later.
          event.preventDefault();
          void singleSignOn.toApplication(app, label);
          onLeave?.();
        }}
      >
        {children}
        <OpensInNewTab />
      </Link>
    );
  }
  return (
    <Link
      to={target.screen}
      params={{ contractType: selection ? prefixOf(selection.plan) : undefined }}
      className={className}
      // Marks the section on a screen below it. On the screen itself, the router sets `aria-current="page"`.
      activeOptions={{ exact: true }}
      aria-current={isHere ? 'true' : undefined}
      activeProps={{ 'aria-current': 'page' }}
      onClick={onLeave}
    >
      {children}
    </Link>
  );
}
