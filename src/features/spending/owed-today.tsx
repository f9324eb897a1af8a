import { Link } from '@tanstack/react-router';
import { owedWords } from '#content/owed.ts';
import { noClaims } from '#src/api/queries/claims.ts';
import { useClaimHistory } from '#src/parts/claims/use-claim-history.ts';
import { useClaimRows } from '#src/parts/claims/use-claim-rows.ts';
import { OtherPlansOwed } from '#src/parts/claims/other-plans-owed.tsx';
import { OwedSentence } from '#src/parts/claims/owed-sentence.tsx';
import { useOwedText } from '#src/parts/claims/use-owed-text.ts';
import { usePlan } from '#src/parts/plan/use-plan.ts';
import { Skeleton } from '#src/ui/feedback/skeleton.tsx';

/** What the member may owe today, as the dashboard says it: the totals of a year are other amounts. */
export function OwedToday() {
  const selection = usePlan();
  const { query, history } = useClaimHistory(selection);
  const rows = useClaimRows(selection, history?.claims ?? noClaims.claims);
  const owed = useOwedText(selection, rows, { data: history, isError: query.isError });
  if (owed === null) return <Skeleton height="7rem" />;
  if (owed.text === '') return null;
  return (
    <div>
      <p>
        <OwedSentence {...owed} />{' '}
        <Link to="/{-$contractType}/claims" className="screen-only">
          {owedWords.toClaims}
        </Link>
      </p>
      <OtherPlansOwed />
    </div>
  );
}
