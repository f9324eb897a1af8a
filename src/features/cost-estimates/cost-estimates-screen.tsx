import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { costEstimateWords as words } from '#content/cost-estimates.ts';
import { titles } from '#content/titles.ts';
import { mayActFor } from '#src/domain/plan/rights.ts';
import { useProfileZip } from '#src/parts/geography/use-profile-zip.ts';
import { usePlan } from '#src/parts/plan/use-plan.ts';
import { ScreenTitle } from '#src/parts/screen/screen-title.tsx';
import { useStepFocus } from '#src/parts/screen/use-step-focus.ts';
import { NoticeLinks } from '#src/parts/text/notice-links.tsx';
import { usePortal } from '#src/portal/portal-context.ts';
import { buttonClass } from '#src/ui/actions/button.tsx';
import { Card } from '#src/ui/layout/card.tsx';
import { PartBoundary } from '#src/ui/feedback/part-boundary.tsx';
import { Row } from '#src/ui/layout/row.tsx';
import { utility } from '#src/ui/layout/utility.ts';
import { CostForm } from './cost-form.tsx';
import styles from './cost-estimates.module.css';
import type { CostNavigation, CostSearch } from './cost-search.ts';
import { CostResults } from './cost-results.tsx';
import { SavedEstimates } from './saved-estimates.tsx';
import { ProcedureList } from './procedure-list.tsx';

/** The estimated cost of a test or procedure for the member, at places nearby. */
export function CostEstimatesScreen({ search: named, onSearch }: CostNavigation) {
  const home = useProfileZip();
  // Search near the member's home if the link names no place.
  const isNearHome = named.q !== undefined && named.zip === undefined && home !== null;
  const search = isNearHome ? { ...named, zip: home } : named;
  const { q, zip, procedure } = search;
  const searchKey = JSON.stringify([q, zip, search.radius, search.member]);
  // Keep the procedure that “Change” restores, even with one match.
  const [changed, setChanged] = useState<string | null>(null);
  useStepFocus(procedure ?? searchKey);
  return (
    <>
      <ScreenTitle>{titles.costEstimates}</ScreenTitle>
      {procedure === undefined ? (
        <Card title={words.form.title}>
          <CostForm
            key={`${searchKey} ${home ?? ''}`}
            home={home}
            search={search}
            onSearch={(next) => {
              setChanged(null);
              onSearch(next, { isStep: true });
            }}
          />
        </Card>
      ) : (
        <SearchSummary search={search} onChange={() => setChanged(searchKey)} />
      )}
      {q !== undefined && zip !== undefined && procedure === undefined && (
        <section aria-label={words.procedures.title} tabIndex={-1} data-step-focus>
          <PartBoundary>
            <ProcedureList q={q} search={search} opensOnly={searchKey !== changed} />
          </PartBoundary>
        </section>
      )}
      {zip !== undefined && procedure !== undefined && (
        <PartBoundary>
          <CostResults {...{ search, onSearch, zip, procedure }} key={procedure} />
        </PartBoundary>
      )}
      <SavedEstimatesOf member={search.member} />
      <PartBoundary>
        <NoticeLinks ids={['surprise-bills']} />
      </PartBoundary>
    </>
  );
}

/** The search of the prices shown, on one line, so that they come first; the link brings its form back. */
function SearchSummary({ search, onChange }: { search: CostSearch; onChange: () => void }) {
  const { q = '', zip = '' } = search;
  return (
    <Row gap="4" align="center" apart className={styles['searched']} look="card screen-only">
      <strong className={utility('grow')}>{[q, zip].filter(Boolean).join(' · ')}</strong>
      <Link
        to="/{-$contractType}/cost-estimates"
        search={{ ...search, procedure: undefined, page: undefined }}
        className={buttonClass('secondary')}
        onClick={onChange}
      >
        {words.procedures.change}
      </Link>
    </Row>
  );
}

/** The saved estimates of the person that the estimate is for, where the user may act for them. */
function SavedEstimatesOf({ member }: { member: string | undefined }) {
  const selection = usePlan();
  const { plan } = selection;
  const { now } = usePortal();
  const person = selection.accessibleMembers.find(
    (accessibleMember) => accessibleMember.memberId === member,
  );
  const memberId = person?.memberId ?? plan.memberId;
  return mayActFor(selection, memberId, now()) ? (
    <PartBoundary>
      <SavedEstimates key={memberId} memberId={memberId} />
    </PartBoundary>
  ) : null;
}
