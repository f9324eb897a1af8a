import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { owedWords as words } from '#content/owed.ts';
import { accessRights } from '#src/api/calls/account/access-rights.ts';
import { claimHistoryQuery, noClaims, type ClaimHistory } from '#src/api/queries/claims.ts';
import { asPartial } from '#src/domain/data/completeness.ts';
import { billableSince, localDay } from '#src/domain/format/days.ts';
import { planKey, type Plan } from '#src/domain/plan/plan.ts';
import { visibleMemberIds, type Selection } from '#src/domain/plan/rights.ts';
import { usePortal, useUserId } from '#src/portal/portal-context.ts';
import { Skeleton } from '#src/ui/feedback/skeleton.tsx';
import { Stack } from '#src/ui/layout/stack.tsx';
import { SecondaryText } from '#src/ui/text/secondary-text.tsx';
import { useClaimRows } from './use-claim-rows.ts';
import { useOwedText } from './use-owed-text.ts';

/** The number of plans whose claims are read beside those of the open one. */
const mostPlans = 5;

/** Lists what the member may owe today on these plans unless they are many, and links to the choice of plan. */
export function OtherPlansList({ plans }: { plans: readonly Plan[] }) {
  const listed = plans.length > mostPlans ? [] : plans;
  return (
    <Stack as="ul" gap="half">
      {listed.map((plan) => (
        <li key={planKey(plan)}>
          <OtherPlanOwed plan={plan} />
        </li>
      ))}
      <li>
        <Link to="/select-plan">{words.switchPlans}</Link>
      </li>
    </Stack>
  );
}

function OtherPlanOwed({ plan }: { plan: Plan }) {
  const { queryOf, plans } = usePortal();
  const rights = useQuery(queryOf(accessRights(useUserId(), plan)));
  if (rights.isPending) return <Skeleton height="1.5rem" />;
  if (rights.isError) return <OnPlan plan={plan}>{words.unavailable}</OnPlan>;
  const selection = plans.selectionOf(plan, rights.data);
  return selection.rights.claims && <OwedOn selection={selection} />;
}

function OwedOn({ selection }: { selection: Selection }) {
  const portal = usePortal();
  const { plan } = selection;
  const since = billableSince(localDay(portal.now()));
  const claims = useQuery({
    ...claimHistoryQuery(portal, plan, visibleMemberIds(selection), since),
    ...(selection.isPartial && { select: asPartial<ClaimHistory> }),
  });
  const rows = useClaimRows(selection, claims.data?.claims ?? noClaims.claims);
  const owed = useOwedText(selection, rows, claims);
  if (owed === null) return <Skeleton height="1.5rem" />;
  if (owed.text === '' && !claims.isError) return null;
  return <OnPlan plan={plan}>{owed.text || words.unavailable}</OnPlan>;
}

const OnPlan = ({ plan, children }: { plan: Plan; children: string }) => (
  <SecondaryText as="p">{`${plan.lobDisplayName}: ${children}`}</SecondaryText>
);
