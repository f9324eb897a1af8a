import { claimLetterWords, inquiryTopics, inquiryWords } from '#content/claim-letters.ts';
import { askAboutClaim, inquiryRules } from '#src/api/calls/claims/claim-inquiries.ts';
import { limits } from '#src/domain/limits.ts';
import { usePortal } from '#src/portal/portal-context.ts';
import { Button } from '#src/ui/actions/button.tsx';
import { LetterForm } from '#src/parts/letters/letter-form.tsx';

/** A question about a claim. */
export function InquiryForm({
  claimId,
  onSent,
  onCancel,
}: {
  claimId: string;
  onSent: () => void;
  onCancel: () => void;
}) {
  const { send } = usePortal();
  return (
    <LetterForm
      draft={`inquiry ${claimId}`}
      letter={inquiryRules}
      choices={[{ name: 'topic', ...claimLetterWords.question.topic, options: inquiryTopics }]}
      commentsLength={limits.commentsLength}
      words={inquiryWords.form}
      send={(question) => send(askAboutClaim(claimId, question))}
      onSent={onSent}
      cancel={
        <Button variant="plain" onClick={onCancel}>
          {claimLetterWords.form.cancel}
        </Button>
      }
      takesFocus
    />
  );
}
