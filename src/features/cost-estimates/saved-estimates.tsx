import { utility } from '#src/ui/layout/utility.ts';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { costEstimateWords } from '#content/cost-estimates.ts';
import { formatDateInProse } from '#content/formats.ts';
import { deleteSavedEstimate, savedEstimates } from '#src/api/calls/care/saved-estimates.ts';
import { recentClaimsQuery } from '#src/api/queries/claims.ts';
import { outcomeOf, type SavedEstimate } from '#src/domain/care/saved-estimate.ts';
import type { FamilyClaim } from '#src/domain/claims/family-claim.ts';
import { formatCents } from '#src/domain/format/formats.ts';
import { ClaimLink } from '#src/parts/claims/claim-link.tsx';
import { usePlan } from '#src/parts/plan/use-plan.ts';
import { isMissing } from '#src/parts/screen/is-missing.ts';
import { usePortal } from '#src/portal/portal-context.ts';
import { uiWords } from '#content/ui.ts';
import { MissingNote } from '#src/ui/feedback/missing-note.tsx';
import { Button } from '#src/ui/actions/button.tsx';
import { Notice } from '#src/ui/feedback/notice.tsx';
import { Card } from '#src/ui/layout/card.tsx';
import { Row } from '#src/ui/layout/row.tsx';
import { Stack } from '#src/ui/layout/stack.tsx';
import { lazyPart } from '#src/ui/lazy/lazy-part.ts';
import { LoadFailure } from '#src/ui/lazy/loadable.tsx';
import { SecondaryText } from '#src/ui/text/secondary-text.tsx';
import { outcomeText } from './saved-text.ts';

const words = costEstimateWords.kept;
const ConfirmDialog = lazyPart(
  async () => (await import('#src/parts/screen/confirm-dialog.tsx')).ConfirmDialog,
);

/**
 * A member's saved estimates, each with its outcome. Empty without any, or where the insurer does not save estimates.
 */
export function SavedEstimates({ memberId }: { memberId: string }) {
  const { queryOf } = usePortal();
  const query = useQuery({ ...queryOf(savedEstimates(memberId)), meta: { customError: true } });
  const [deleted, setDeleted] = useState<string | null>(null);
  if (query.isError) {
    if (isMissing(query.error)) return null;
    return (
      <Card title={words.title} screenOnly>
        <LoadFailure error={query.error} onRetry={() => void query.refetch()} />
      </Card>
    );
  }
  const { items, completeness } = query.data ?? { items: [], completeness: 'complete' };
  const listedEstimates = items.filter(({ id }) => id !== deleted);
  if (listedEstimates.length === 0 && deleted === null && completeness === 'complete') return null;
  return (
    <Card title={words.title} screenOnly>
      {deleted !== null && (
        <Notice key={deleted} tone="success" takesFocus>
          {words.deleted}
        </Notice>
      )}
      {completeness !== 'complete' && (
        <MissingNote onRetry={() => void query.refetch()}>{uiWords.mayBeMissing}</MissingNote>
      )}
      {listedEstimates.length > 0 && (
        <SavedList {...{ estimates: listedEstimates, memberId }} onDeleted={setDeleted} />
      )}
    </Card>
  );
}

function SavedList({
  estimates,
  memberId,
  onDeleted,
}: {
  estimates: readonly SavedEstimate[];
  memberId: string;
  onDeleted: (id: string) => void;
}) {
  const portal = usePortal();
  const { plan, rights } = usePlan();
  const since = estimates.map(({ savedOn }) => savedOn).toSorted()[0] ?? '';
  const claims = useQuery({
    ...recentClaimsQuery(portal, plan, [memberId], since),
    enabled: rights.claims,
    // Each estimate shows the failure.
    meta: { customError: true },
  });
  return (
    <Stack as="ul" gap="4" look="divided">
      {estimates.map((estimate) => (
        <li key={estimate.id}>
          <SavedItem
            {...{ memberId, onDeleted }}
            estimate={estimate}
            claims={claims.data?.claims ?? null}
            missing={claims.isError ? words.noClaims : rights.claims ? words.loading : null}
          />
        </li>
      ))}
    </Stack>
  );
}

function SavedItem({
  estimate,
  memberId,
  claims,
  missing,
  onDeleted,
}: {
  estimate: SavedEstimate;
  memberId: string;
  /** Null while, or when, they are not known: then `missing` says so. */
  claims: readonly FamilyClaim[] | null;
  missing: string | null;
  onDeleted: (id: string) => void;
}) {
  const { send } = usePortal();
  const [isAsking, setAsking] = useState(false);
  const { id, savedOn, procedure, provider, share } = estimate;
  const what = words.of({ procedure, provider });
  const outcome = claims === null ? null : outcomeOf(estimate, memberId, claims);
  const { text, failed, ...confirm } = words.confirm;
  return (
    <Row gap="4" align="start" apart>
      <Stack gap="1" align="start" className={utility('fills')}>
        <h3>{what}</h3>
        <SecondaryText as="p">
          {words.made(formatDateInProse(savedOn), formatCents(share))}
        </SecondaryText>
        <p>{outcome === null ? missing : outcomeText(estimate, outcome)}</p>
        {outcome !== null && outcome.kind !== 'open' && (
          <ClaimLink claimId={outcome.claim.id} about={what} />
        )}
      </Stack>
      <Button variant="plain" aria-label={words.deleteOf(what)} onClick={() => setAsking(true)}>
        {words.delete}
      </Button>
      {isAsking && (
        <Suspense>
          <ConfirmDialog
            isDestructive
            words={confirm}
            act={() => send(deleteSavedEstimate(memberId, id))}
            failureText={() => failed}
            onDone={() => {
              setAsking(false);
              onDeleted(id);
            }}
            onClose={() => setAsking(false)}
          >
            <p>{text}</p>
          </ConfirmDialog>
        </Suspense>
      )}
    </Row>
  );
}
