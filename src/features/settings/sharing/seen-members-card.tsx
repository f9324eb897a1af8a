import { classNames } from '#src/ui/class-names.ts';
import { utility } from '#src/ui/layout/utility.ts';
import { useQuery } from '@tanstack/react-query';
import { formatDateInProse } from '#content/formats.ts';
import { privacyWords } from '#content/privacy-security.ts';
import { accessRights } from '#src/api/calls/account/access-rights.ts';
import { formatName } from '#src/domain/people/format-name.ts';
import { localDay } from '#src/domain/format/days.ts';
import type { Plan } from '#src/domain/plan/plan.ts';
import { decidesFrom } from '#src/domain/people/birth-date.ts';
import type { AccessibleMember } from '#src/domain/plan/rights.ts';
import { AskToShare } from '#src/parts/plan/ask-to-share.tsx';
import { usePortal, useUserId } from '#src/portal/portal-context.ts';
import { Card } from '#src/ui/layout/card.tsx';
import { Loadable } from '#src/ui/lazy/loadable.tsx';
import { Skeleton } from '#src/ui/feedback/skeleton.tsx';
import { Stack } from '#src/ui/layout/stack.tsx';
import styles from '../settings.module.css';
import { useNamedAccess } from '../use-named-access.ts';
import { useOwnPlan } from '../use-own-plan.ts';

const words = privacyWords.seen;

/** The people whose claims the member sees, and until when or by whose permission. */
export function SeenMembersCard() {
  const { plan, isPending } = useOwnPlan();
  return (
    <Card title={words.title}>
      {plan ? <SeenMembers plan={plan} /> : isPending ? <PendingMembers /> : <p>{words.noPlan}</p>}
    </Card>
  );
}

function SeenMembers({ plan }: { plan: Plan }) {
  const { queryOf, now } = usePortal();
  const userId = useUserId();
  const query = useQuery(queryOf(accessRights(userId, plan)));
  const { accessibleMembers = [], adults = [] } = useNamedAccess(query.data, plan) ?? {};
  return (
    <Loadable query={query} skeleton={<PendingMembers />}>
      {() => {
        const others = accessibleMembers.filter(({ memberId }) => memberId !== plan.memberId);
        if (others.length + adults.length === 0) return <p>{words.nobody}</p>;
        return (
          <Stack as="ul" gap="1" className={classNames(styles['bullets'], utility('bullets'))}>
            {others.map((member) => (
              <li key={member.memberId}>{whySeen(member, now())}</li>
            ))}
            {adults.map(({ memberId, firstName }) => (
              <li key={memberId}>
                <p>{words.private(formatName(firstName))}</p>
                <AskToShare memberId={memberId} name={formatName(firstName)} />
              </li>
            ))}
          </Stack>
        );
      }}
    </Loadable>
  );
}

/**
 * Returns the reason why a person is visible: a child until the 18th birthday, by family access after it, or by the
 * insurer's statement.
 */
function whySeen({ dateOfBirth, familyAccess, ...member }: AccessibleMember, now: Date): string {
  const firstName = formatName(member.firstName);
  const birthday = dateOfBirth === null ? null : decidesFrom(dateOfBirth);
  const isChild = birthday !== null && birthday > localDay(now);
  if (familyAccess && !isChild) return words.given(firstName);
  return isChild ? words.child(firstName, formatDateInProse(birthday)) : words.childOnly(firstName);
}

function PendingMembers() {
  return <Skeleton height="5rem" />;
}
