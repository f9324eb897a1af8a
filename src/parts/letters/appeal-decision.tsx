import { claimLetterWords } from '#content/claim-letters.ts';
import { formatDateInProse } from '#content/formats.ts';
import { localDay } from '#src/domain/format/days.ts';
import { useCapability } from '#src/parts/plan/use-capability.ts';
import { usePortal } from '#src/portal/portal-context.ts';
import { Button } from '#src/ui/actions/button.tsx';
import { SecondaryText } from '#src/ui/text/secondary-text.tsx';
import styles from './letters.module.css';

const { decided, letter, openLetter } = claimLetterWords.appeal;

/** The decision on an appeal, with its letter. */
export function AppealDecision({
  words,
  decidedAt,
  documentId,
}: {
  words: string;
  decidedAt?: Date | undefined;
  documentId?: string | undefined;
}) {
  const { documents } = usePortal();
  const hasDocuments = useCapability('documents');
  return (
    <div className={styles['answer']}>
      <p>{words}</p>
      {decidedAt !== undefined && (
        <SecondaryText as="p">{decided(formatDateInProse(localDay(decidedAt)))}</SecondaryText>
      )}
      {hasDocuments && documentId !== undefined && (
        <Button variant="plain" onClick={() => void documents.open(documentId, letter)}>
          {openLetter}
        </Button>
      )}
    </div>
  );
}
