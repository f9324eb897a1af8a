import { useMatches } from '@tanstack/react-router';
import { errorWords } from '#content/errors.ts';
import { notOfferedWords } from '#content/not-offered.ts';
import { titles } from '#content/titles.ts';
import { localDay } from '#src/domain/format/days.ts';
import { planStateOf } from '#src/domain/plan/plan-state.ts';
import { usePortal, useSelection } from '#src/portal/portal-context.ts';
import { buttonClass } from '#src/ui/actions/button.tsx';
import { MessagePage } from '#src/parts/screen/message-page.tsx';
import { CallText } from '#src/parts/text/member-services.tsx';
import { PublicFrame } from '#src/shell/public/public-frame.tsx';
import { Shell } from '#src/shell/frame/shell.tsx';
import { EndedPlanPage } from './ended-plan-page.tsx';

const forMembers = { Frame: Shell, home: '/dashboard', toHome: errorWords.toDashboard };
const forVisitors = { Frame: PublicFrame, home: '/login', toHome: errorWords.toSignIn };

/**
 * No such page, or not for this member: the two look alike on purpose. A screen that an ended plan no longer has gets
 * its own page instead, and a screen that the insurer leaves out says so (product rule 6.7).
 */
export function NotFoundPage() {
  const { session, capabilities, now } = usePortal();
  const selection = useSelection();
  const screen = useMatches({ select: (matches) => matches.at(-1) });
  const isDisabled = !capabilities.hasScreen(screen?.staticData);
  const isOfPlan = screen?.staticData.access?.needs === 'plan' && !isDisabled;
  const state = selection && isOfPlan ? planStateOf(selection.plan, localDay(now())) : null;
  if (selection !== null && state !== null && state.kind !== 'active') {
    return (
      <Shell>
        <EndedPlanPage state={state} />
      </Shell>
    );
  }
  const { Frame, home, toHome } = session.isSignedIn() ? forMembers : forVisitors;
  return (
    <Frame>
      <MessagePage
        title={isDisabled ? notOfferedWords.title : titles.notFound}
        actions={
          <a className={buttonClass('primary')} href={home}>
            {toHome}
          </a>
        }
      >
        {isDisabled ? (
          <p>
            <CallText>{notOfferedWords.text}</CallText>
          </p>
        ) : (
          <p>{errorWords.notFound}</p>
        )}
      </MessagePage>
    </Frame>
  );
}
