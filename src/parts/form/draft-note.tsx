import { fieldWords } from '#content/fields.ts';
import { Button } from '#src/ui/button.tsx';
import styles from './draft-note.module.css';

/** Says that what was typed last time is in the form again, and offers to begin anew. */
export function DraftNote({
  draft,
  form,
}: {
  draft: { isRestored: boolean; discard: () => void };
  form: { clear: () => void };
}) {
  if (!draft.isRestored) return null;
  return (
    <div className={styles['draft']} role="status">
      <span>{fieldWords.kept}</span>
      <Button
        variant="plain"
        onClick={() => {
          draft.discard();
          form.clear();
        }}
      >
        {fieldWords.startOver}
      </Button>
    </div>
  );
}
