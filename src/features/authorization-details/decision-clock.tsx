import { authorizationWords } from '#content/authorizations.ts';
import { formatDateInProse } from '#content/formats.ts';
import type { FamilyAuthorization } from '#src/domain/authorizations/authorization.ts';
import { decisionDue } from '#src/domain/authorizations/decision-rules.ts';
import { localDay } from '#src/domain/format/days.ts';
import { usePlan } from '#src/parts/plan/use-plan.ts';
import { usePlanKind } from '#src/parts/plan/use-plan-kind.ts';
import { CallText } from '#src/parts/text/member-services.tsx';
import { usePortal } from '#src/portal/portal-context.ts';
import { Fold } from '#src/ui/layout/fold.tsx';
import { SecondaryText } from '#src/ui/text/secondary-text.tsx';
import { denialText } from './denial-text.ts';

const words = authorizationWords.due;

/** The day by which an open request has to be decided, the rule that says so, and what the review waits for. */
export function DecisionClock({ authorization }: { authorization: FamilyAuthorization }) {
  const planKind = usePlanKind(usePlan());
  const today = localDay(usePortal().now());
  const due = decisionDue(authorization, planKind);
  const waitsFor = denialText(authorization);
  return (
    <>
      {due !== null && (
        <p>
          <strong>
            {due.day < today ? (
              <CallText>{words.late(formatDateInProse(due.day))}</CallText>
            ) : due.by === 'insurer' ? (
              words.promised(formatDateInProse(due.day))
            ) : (
              words.byLaw({ time: words.time(due.time), day: formatDateInProse(due.day) })
            )}
          </strong>
        </p>
      )}
      <p>
        {waitsFor !== '' && (
          <span>
            <strong>{words.waitsFor}</strong> {waitsFor}{' '}
          </span>
        )}
        <span>
          {authorization.status.id === 'referred-to-vendor' ? words.vendor : words.nothing}
        </span>
      </p>
      {due?.by === 'law' && (
        <Fold title={words.rule}>
          <SecondaryText as="p">{words.source(due.source)}</SecondaryText>
        </Fold>
      )}
    </>
  );
}
