import { utility } from '#src/ui/layout/utility.ts';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { shellWords } from '#content/shell.ts';
import { brandContent } from '#src/catalogue/brand-content.ts';
import { illustrationOf } from '#brands/illustrations.ts';
import { brandColors } from '#src/ui/layout/brand-colors.ts';
import { brandOf } from '#src/domain/plan/brand.ts';
import { prefixOf } from '#src/domain/plan/plan.ts';
import { usePortal, useSelection } from '#src/portal/portal-context.ts';
import { BrandLogo } from '#src/ui/layout/brand-logo.tsx';
import { OptionalBoundary } from '#src/ui/feedback/part-boundary.tsx';
import { ChatLauncher } from '#src/shell/chat/chat-launcher.tsx';
import { MessageBell } from './message-bell.tsx';
import { BottomBar } from '#src/shell/menu/bottom-bar.tsx';
import { MenuBar } from '#src/shell/menu/menu-bar.tsx';
import { MenuDrawer } from '#src/shell/menu/menu-drawer.tsx';
import { SearchButton } from '#src/shell/search/search-button.tsx';
import { NoticePlace } from '#src/shell/notices/notice-place.tsx';
import { classNames } from '#src/ui/class-names.ts';
import { ProfilePanel } from './profile-panel.tsx';
import styles from './shell.module.css';
import { SheetHead } from './sheet-head.tsx';
import { SiteFooter } from './site-footer.tsx';

/** The frame of every signed-in screen. Without a selected plan: only profile and sign out (product rule 2.10). */
export function Shell({ children }: { children: ReactNode }) {
  const selection = useSelection();
  const remembered = usePortal().plans.remembered();
  // On a reload the brand is known before the rights are.
  const id = brandOf((selection?.plan ?? remembered)?.tier1);
  const brand = brandContent(id);
  const picture = illustrationOf(id);
  const style = {
    ...brandColors(brand),
    '--brand-picture': picture === null ? 'none' : `url(${picture})`,
  };

  return (
    <div className={classNames(styles['page'], utility('stack'))} style={style}>
      <header
        className={classNames(
          styles['header'],
          utility('relative', 'on-card', 'bottom-line'),
          'screen-only',
        )}
      >
        <a
          className={classNames(styles['skip'], utility('on-card', 'rounded'), 'screen-only')}
          href="#main"
        >
          {shellWords.skip}
        </a>
        <div className={classNames(styles['bar'], utility('wraps', 'center', 'gap-3'))}>
          <OptionalBoundary>{selection && <MenuDrawer />}</OptionalBoundary>
          {selection ? (
            <Link
              to="/{-$contractType}/dashboard"
              params={{ contractType: prefixOf(selection.plan) }}
              className={classNames(styles['logo'], utility('in-text'))}
              aria-label={shellWords.home(brand.displayName)}
            >
              <BrandLogo brand={brand} />
            </Link>
          ) : (
            <span className={classNames(styles['logo'], utility('in-text'))}>
              <BrandLogo brand={brand} />
            </span>
          )}
          <div className={utility('side-by-side', 'center', 'push', 'gap-1')}>
            <OptionalBoundary>{selection && <SearchButton />}</OptionalBoundary>
            <OptionalBoundary>
              <ChatLauncher />
            </OptionalBoundary>
            <OptionalBoundary>{selection && <MessageBell />}</OptionalBoundary>
            <OptionalBoundary>
              <ProfilePanel />
            </OptionalBoundary>
          </div>
        </div>
        <OptionalBoundary>
          {selection ? <MenuBar /> : remembered && <div className={styles['menuPlace']} />}
        </OptionalBoundary>
      </header>
      <OptionalBoundary>
        <NoticePlace />
      </OptionalBoundary>
      <main
        id="main"
        className={classNames(styles['main'], utility('page-width', 'stack', 'grow', 'gap-6'))}
        tabIndex={-1}
      >
        <OptionalBoundary>{selection && <SheetHead />}</OptionalBoundary>
        {children}
      </main>
      <OptionalBoundary>
        <SiteFooter brand={brand} />
      </OptionalBoundary>
      <OptionalBoundary>{selection && <BottomBar />}</OptionalBoundary>
    </div>
  );
}
