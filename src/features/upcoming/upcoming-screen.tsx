import { useMatches } from '@tanstack/react-router';
import { Hammer } from 'lucide-react';
import { upcomingWords } from '#content/upcoming.ts';
import { usePortal } from '#src/portal/portal-context.ts';
import { screenTitle } from '#src/shell/browser-title.ts';
import { ScreenTitle } from '#src/parts/screen-title.tsx';
import { IconDisc } from '#src/ui/icon-disc.tsx';
import styles from './upcoming-screen.module.css';

/** A screen the member has the right to, and that is not ready yet. Says so. */
export function UpcomingScreen() {
  const { plans, session } = usePortal();
  const title = useMatches({
    select: (matches) => screenTitle(plans.current()?.access.rights ?? null, matches),
  });
  return (
    <>
      <ScreenTitle>{title}</ScreenTitle>
      <div className={styles['notice']}>
        <IconDisc icon={Hammer} />
        <div>
          <p className={styles['lead']}>{upcomingWords.lead}</p>
          <p>{session.isSignedIn() ? upcomingWords.member : upcomingWords.visitor}</p>
        </div>
      </div>
    </>
  );
}
