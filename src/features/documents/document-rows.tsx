import { Link } from '@tanstack/react-router';
import { documentsWords } from '#content/documents.ts';
import { formatDate, namedFirst } from '#content/formats.ts';
import type { ClaimedDocument } from '#src/domain/documents/member-document.ts';
import { formatCount } from '#src/domain/format/formats.ts';
import { lookUp } from '#src/domain/data/look-up.ts';
import { seesAuthorizations } from '#src/parts/authorizations/use-authorizations.ts';
import { documentTitle } from '#src/parts/claims/document-title.ts';
import { ClaimLink } from '#src/parts/claims/claim-link.tsx';
import { usePlan } from '#src/parts/plan/use-plan.ts';
import { PartBoundary } from '#src/ui/feedback/part-boundary.tsx';
import { Row } from '#src/ui/layout/row.tsx';
import { Stack } from '#src/ui/layout/stack.tsx';
import { SecondaryText } from '#src/ui/text/secondary-text.tsx';
import styles from './documents.module.css';
import { FileButtons } from './file-buttons.tsx';

const words = documentsWords.list;

/** The documents, each with its day, type, subject and buttons. */
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
      {documents.map((one) => (
        <Row as="li" key={one.id} gap="6" align="center" apart className={styles['row']}>
          <PartBoundary>
            <DocumentRow document={one} whose={whose} />
          </PartBoundary>
        </Row>
      ))}
    </Stack>
  );
}

function DocumentRow({
  document: { id, type, day, bytes, claimId, authorizationId, ...document },
  whose,
}: {
  document: ClaimedDocument;
  whose: string | null;
}) {
  const selection = usePlan();
  const title = namedFirst(whose, documentTitle(document));
  const facts = [
    day === null ? words.noDay : formatDate(day),
    type === null ? null : (lookUp(words.types, type) ?? type),
    bytes === null ? null : sizeText(bytes),
  ].filter((fact) => fact !== null);
  return (
    <>
      <Stack gap="half" align="start" className={styles['about']}>
        <strong>{title}</strong>
        <SecondaryText>{facts.join(' · ')}</SecondaryText>
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
      </Stack>
      <FileButtons documentId={id} title={title} kind="document" />
    </>
  );
}

/** Returns the size in whole kilobytes, at least one. */
export const sizeText = (bytes: number): string =>
  documentsWords.file.size(formatCount(Math.max(1, Math.round(bytes / 1024))));
