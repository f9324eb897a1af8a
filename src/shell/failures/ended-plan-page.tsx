import { Link } from '@tanstack/react-router';
import { planStateWords } from '#content/plan-state.ts';
import type { PlanState } from '#src/domain/plan/plan-state.ts';
import { MessagePage } from '#src/parts/screen/message-page.tsx';
import { usePlan } from '#src/parts/plan/use-plan.ts';
import { buttonClass } from '#src/ui/actions/button.tsx';
import { stateText } from '#src/shell/frame/plan-state-banner.tsx';
import { WayToCurrentPlan } from '#src/shell/frame/way-to-current-plan.tsx';

const words = planStateWords.missing;

/** Replaces a screen that an ended plan no longer has: lists the remaining screens, and leads to another plan. */
export function EndedPlanPage({ state }: { state: Exclude<PlanState, { kind: 'active' }> }) {
  const { plan, rights } = usePlan();
  return (
    <MessagePage
      title={words.title}
      actions={<WayToCurrentPlan className={buttonClass('primary')} />}
    >
      <p>
        {stateText(state)} {words.text}
      </p>
      <ul>
        {rights.claims && (
          <li>
            <Link to="/{-$contractType}/claims">{words.claims}</Link>
          </li>
        )}
        {rights.whosCovered && (
          <li>
            <Link
              to={
                plan.contractType === 'Dental'
                  ? '/{-$contractType}/coverage-and-benefits'
                  : '/{-$contractType}/coverage-and-copays'
              }
            >
              {words.coverage}
            </Link>
          </li>
        )}
        {rights.idCards && (
          <li>
            <Link to="/{-$contractType}/id-card">{words.idCard}</Link>
          </li>
        )}
      </ul>
    </MessagePage>
  );
}
