import { Link } from '@tanstack/react-router';
import { FileText } from 'lucide-react';
import { noClaims } from '#src/api/queries/claims.ts';
import { claimKinds } from '#content/claims.ts';
import { dashboardWords } from '#content/dashboard.ts';
import { formatDateInProse, namedFirst } from '#content/formats.ts';
import { sortNewestFirst, type ClaimRow } from '#src/domain/claims/claim-row.ts';
import { formatCents } from '#src/domain/format/formats.ts';
import { nameAmongOthers } from '#src/domain/people/member-name.ts';
import { usePlan } from '#src/parts/plan/use-plan.ts';
import { ClaimStatusPill } from '#src/parts/claims/claim-status-pill.tsx';
import { useClaimRows } from '#src/parts/claims/use-claim-rows.ts';
import { nextStepText } from '#src/parts/claims/next-step-text.ts';
import { Empty } from '#src/ui/feedback/empty.tsx';
import { Card } from '#src/ui/layout/card.tsx';
import { Loadable } from '#src/ui/lazy/loadable.tsx';
import { SkeletonRows } from '#src/ui/feedback/skeleton.tsx';
import { Row } from '#src/ui/layout/row.tsx';
import { Stack } from '#src/ui/layout/stack.tsx';
import { utility } from '#src/ui/layout/utility.ts';
import styles from './dashboard-screen.module.css';
import { useRecentClaims } from './use-recent-claims.ts';

const words = dashboardWords.claims;

/** Six claims fill the room beside the plan’s card; a phone shows three of them. */
const shownClaims = 6;

/** The latest claims with their status and the amount that the member may owe. */
export function RecentClaimsCard() {
  const selection = usePlan();
  const query = useRecentClaims(selection);
  const rows = useClaimRows(selection, query.data?.claims ?? noClaims.claims);
  const latest = sortNewestFirst(rows).slice(0, shownClaims);
  return (
    <Card
      title={words.title}
      className={styles['recent']}
      icon={<FileText size={20} aria-hidden="true" />}
      busy={query.isPending}
      foot={<Link to="/{-$contractType}/claims">{words.more}</Link>}
    >
      <Loadable query={query} skeleton={<SkeletonRows count={shownClaims} height="2.75rem" />}>
        {({ completeness }) => {
          if (latest.length === 0) {
            const onRetry = () => void query.refetch();
            return <Empty words={words.none} {...{ completeness, onRetry }} />;
          }
          return (
            <Stack as="ul" gap="4">
              {latest.map((row) => (
                <RecentClaim key={row.claim.id} row={row} />
              ))}
            </Stack>
          );
        }}
      </Loadable>
    </Card>
  );
}

function RecentClaim({ row: { claim, nextStep } }: { row: ClaimRow }) {
  const selection = usePlan();
  const whose = nameAmongOthers(selection, claim.memberId);
  const when = claim.serviceStart === null ? null : formatDateInProse(claim.serviceStart);
  return (
    <li>
      <Row gap="3" align="baseline" apart>
        <Link
          className={utility('strong')}
          to="/{-$contractType}/claim-details/$claimId"
          params={{ claimId: claim.id }}
        >
          {namedFirst(whose, claim.providerName ?? claimKinds[claim.kind])}
        </Link>
        <ClaimStatusPill status={claim.status} nextStep={nextStep} />
      </Row>
      <Row gap="3" align="baseline" apart className={utility('secondary', 'small', 'numbers')}>
        <span>{when}</span>
        <span>
          {nextStep.owed && !nextStep.open && nextStep.kind !== 'over-deductible'
            ? words.owed(formatCents(nextStep.owed))
            : nextStepText(nextStep)}
        </span>
      </Row>
    </li>
  );
}
