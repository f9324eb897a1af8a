import { formatDateInProse } from '#content/formats.ts';
import { planStateWords as words } from '#content/plan-state.ts';
import type { PlanState } from '#src/domain/plan/plan-state.ts';
import { Row } from '#src/ui/layout/row.tsx';
import styles from './plan-state-banner.module.css';
import { WayToCurrentPlan } from './way-to-current-plan.tsx';

/** The banner above every screen of a plan that has ended or not begun, with a link to another plan. */
export function PlanStateBanner({ state }: { state: Exclude<PlanState, { kind: 'active' }> }) {
  const isComing = state.kind === 'coming';
  return (
    <Row
      as="section"
      aria-label={words.label}
      gap="4"
      align="baseline"
      className={styles['banner']}
    >
      <p>
        <strong>{stateText(state)}</strong> {isComing ? words.comingText : words.endedText}
      </p>
      <WayToCurrentPlan />
    </Row>
  );
}

export const stateText = (state: Exclude<PlanState, { kind: 'active' }>): string =>
  state.kind === 'coming'
    ? words.coming(formatDateInProse(state.startsOn))
    : words.ended(state.endedOn && formatDateInProse(state.endedOn));
