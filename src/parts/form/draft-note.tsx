import { fieldWords } from '#content/fields.ts';
import { Button } from '#src/ui/actions/button.tsx';
import { Row } from '#src/ui/layout/row.tsx';

/** The note that an earlier draft is in the form again, with a button that starts over. */
export function DraftNote({
  draft,
  form,
}: {
  draft: { isRestored: boolean; discard: () => void };
  form: { clear: () => void };
}) {
  if (!draft.isRestored) return null;
  return (
    <Row gap="3" align="center" apart role="status" look="tint">
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
    </Row>
  );
}
