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
      title="Linking Disclaimer"
      look="dialog"
      closeLabel="Close disclaimer"
      onClose={onClose}
      foot={<Button onClick={onClose}>Close</Button>}
    >
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </Overlay>
  );
}
