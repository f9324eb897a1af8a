import { authorizationWords } from '#content/authorizations.ts';
import { formatList } from '#content/formats.ts';
import type { FamilyAuthorization } from '#src/domain/authorizations/authorization.ts';
import { memberName } from '#src/domain/people/member-name.ts';
import { usePlan } from '#src/parts/plan/use-plan.ts';
import { Card } from '#src/ui/layout/card.tsx';
import { Stack } from '#src/ui/layout/stack.tsx';

const words = authorizationWords.facts;

/** The facts of an authorization: provider, patient, care and reference number; its dates are in the timeline. */
export function FactsCard({ authorization: one }: { authorization: FamilyAuthorization }) {
  const selection = usePlan();
  const { plan } = selection;
  const facts: readonly (readonly [name: string, value: string | null])[] = [
    [words.number, one.number],
    [words.patient, memberName(selection, one.memberId)],
    [words.memberId, one.memberId],
    [words.plan, plan.lobDisplayName],
    [words.requester, one.requester],
    [words.performers, one.performers.length === 0 ? null : formatList(one.performers)],
    [words.facility, one.facility],
  ];
  return (
    <Card title={words.title}>
      <Stack as="dl" look="facts">
        {facts.map(([name, value]) =>
          // Omit facts that the payer did not send.
          value === null ? null : (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ),
        )}
      </Stack>
    </Card>
  );
}
