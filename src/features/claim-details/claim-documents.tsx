import { useQuery } from '@tanstack/react-query';
import { Download, FileText, Printer } from 'lucide-react';
import { useState } from 'react';
import { claimDetailsWords } from '#content/claim-details.ts';
import { claimDocument } from '#src/api/calls/messages/documents.ts';
import { mayGetEob } from '#src/domain/claims/claim-status.ts';
import type { FamilyClaim } from '#src/domain/claims/family-claim.ts';
import { localDay } from '#src/domain/format/days.ts';
import { usePortal } from '#src/portal/portal-context.ts';
import { useCapability } from '#src/parts/plan/use-capability.ts';
import { Term } from '#src/parts/text/term.tsx';
import { Button } from '#src/ui/actions/button.tsx';
import { FoldingCard } from '#src/ui/layout/folding-card.tsx';
import { Loadable } from '#src/ui/lazy/loadable.tsx';
import { Skeleton } from '#src/ui/feedback/skeleton.tsx';
import { Row } from '#src/ui/layout/row.tsx';

const words = claimDetailsWords.documents;

/** Where the code cannot be fetched, the portal offers to be loaded again. */
const saveLines = (claim: FamilyClaim) =>
  import('./lines/download-lines.ts')
    .then(({ downloadLines }) => downloadLines(claim))
    .catch(() => {});

/** The claim to keep: the insurer's own document, on paper, or as a file. */
export function ClaimDocuments({ claim }: { claim: FamilyClaim }) {
  const hasDocuments = useCapability('documents');
  return (
    <FoldingCard title={words.title} screenOnly>
      {hasDocuments && claim.memberId !== null && (
        <EobDocument memberId={claim.memberId} claim={claim} />
      )}
      <Row gap="3">
        <Button variant="secondary" onClick={() => window.print()}>
          <Printer size={20} aria-hidden="true" />
          {words.print}
        </Button>
        {claim.lines.length > 0 && (
          <Button variant="secondary" onClick={() => void saveLines(claim)}>
            <Download size={20} aria-hidden="true" />
            {words.download}
          </Button>
        )}
      </Row>
    </FoldingCard>
  );
}

function EobDocument({ memberId, claim }: { memberId: string; claim: FamilyClaim }) {
  const { queryOf, documents, now } = usePortal();
  const query = useQuery(queryOf(claimDocument(memberId, claim.id)));
  const [isOpening, setOpening] = useState(false);
  return (
    <Loadable query={query} skeleton={<Skeleton height="44px" />}>
      {(document) =>
        document === null ? (
          mayGetEob(claim, localDay(now())) && (
            <p>
              {words.none.before} <Term of="explanationOfBenefits">{words.none.term}</Term>{' '}
              {words.none.after}
            </p>
          )
        ) : (
          <Row gap="3">
            <Button
              variant="secondary"
              aria-disabled={isOpening}
              onClick={() => {
                setOpening(true);
                // In the very click: browsers refuse a window that opens later.
                void documents
                  .open(document.documentId, document.title)
                  .finally(() => setOpening(false));
              }}
            >
              <FileText size={20} aria-hidden="true" />
              {isOpening ? words.opening : words.open}
            </Button>
          </Row>
        )
      }
    </Loadable>
  );
}
