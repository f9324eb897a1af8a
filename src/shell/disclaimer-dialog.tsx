import { disclaimerWords } from '#content/disclaimer.ts';
import { Button } from '#src/ui/button.tsx';
import { Overlay } from '#src/ui/overlay.tsx';

export function DisclaimerDialog({
  paragraphs,
  onClose,
}: {
  paragraphs: readonly string[];
  onClose: () => void;
}) {
  return (
    <Overlay
      title={disclaimerWords.title}
      look="dialog"
      closeLabel={disclaimerWords.closeLabel}
      onClose={onClose}
      foot={<Button onClick={onClose}>{disclaimerWords.close}</Button>}
    >
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </Overlay>
  );
}
