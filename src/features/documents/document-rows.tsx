import { classNames } from '#src/ui/class-names.ts';
import { Link } from '@tanstack/react-router';
import { Download } from 'lucide-react';
import { documentsWords } from '#content/documents.ts';
import { formatDate, namedFirst } from '#content/formats.ts';
import type { ClaimedDocument } from '#src/domain/documents/member-document.ts';
import { formatCount } from '#src/domain/format/formats.ts';
import { lookUp } from '#src/domain/data/look-up.ts';
import { seesAuthorizations } from '#src/domain/plan/rights.ts';
import { documentTitle, shortTitle } from '#src/parts/claims/document-title.ts';
import { ClaimLink } from '#src/parts/claims/claim-link.tsx';
import { usePlan } from '#src/parts/plan/use-plan.ts';
import { Button } from '#src/ui/actions/button.tsx';
import { PartBoundary } from '#src/ui/feedback/part-boundary.tsx';
import { Row } from '#src/ui/layout/row.tsx';
import { Stack } from '#src/ui/layout/stack.tsx';
import { SecondaryText } from '#src/ui/text/secondary-text.tsx';
import { utility } from '#src/ui/layout/utility.ts';
import styles from './documents.module.css';
import { useFile } from './file-buttons.tsx';

const words = documentsWords.list;
const fileWords = documentsWords.file;

/** The documents, each with its day, type and subject. The title opens it; on paper, it says whose it is, too. */
export function DocumentRows({
  documents,
  whose,
}: {
  documents: readonly ClaimedDocument[];
  /** First name of the person the documents are for; null where only one person can be seen. */
  whose: string | null;
}) {
  return (
    <Stack as="ul" gap="3" look="divided" className={styles['rows']}>
      {documents.map((claimedDocument) => (
        <Row
          as="li"
          key={claimedDocument.id}
          gap="6"
          align="center"
          apart
          className={styles['row']}
        >
          <PartBoundary>
            <DocumentRow document={claimedDocument} whose={whose} />
          </PartBoundary>
        </Row>
      ))}
    </Stack>
  );
}

function DocumentRow({ document, whose }: { document: ClaimedDocument; whose: string | null }) {
  const selection = usePlan();
  const { id, type, day, bytes, claim, claimId, authorizationId } = document;
  const title = namedFirst(whose, documentTitle(document));
  // A saved file stays on the device, so its name leaves out the care.
  const fileName = namedFirst(
    whose,
    documentTitle({ ...document, service: null, claim: claim && { ...claim, serviceStart: null } }),
  );
  const { isBusy, open, save } = useFile(id, fileName, 'document');
  const facts = [
    day === null ? words.noDay : formatDate(day),
    type === null ? null : (lookUp(words.types, type) ?? type),
    bytes === null ? null : sizeText(bytes),
  ].filter((fact) => fact !== null);
  return (
    <>
      <Stack gap="half" align="start" className={classNames(styles['about'], utility('fills'))}>
        <strong className={utility('paper-only')}>{title}</strong>
        <Button
          variant="text"
          className={styles['open']}
          aria-label={fileWords.openOf(title)}
          aria-disabled={isBusy}
          onClick={open}
        >
          {shortTitle(document)}
        </Button>
        <SecondaryText>{facts.join(' · ')}</SecondaryText>
      </Stack>
      <Row
        gap="4"
        align="center"
        className={classNames(styles['more'], utility('small'))}
        look="screen-only"
      >
        <ClaimLink claimId={claimId} about={title} />
        {authorizationId !== null && seesAuthorizations(selection) && (
          <Link
            to="/{-$contractType}/authorizations/$authorizationId"
            params={{ authorizationId }}
            aria-label={words.authorizationOf(title)}
          >
            {words.authorization}
          </Link>
        )}
        <Button
          variant="text"
          aria-label={fileWords.downloadOf(title)}
          aria-disabled={isBusy}
          onClick={save}
        >
          <Download size={20} aria-hidden="true" />
          {fileWords.download}
        </Button>
      </Row>
    </>
  );
}

/** Returns the size in whole kilobytes, at least one. */
export const sizeText = (bytes: number): string =>
  documentsWords.file.size(formatCount(Math.max(1, Math.round(bytes / 1024))));
