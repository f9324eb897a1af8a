import { disclaimerWords } from '#content/disclaimer.ts';
import { disclaimerOf } from '#src/catalogue/brand-disclaimer.ts';
import type { BrandId } from '#src/domain/plan/brand.ts';
import { Button } from '#src/ui/actions/button.tsx';
import { Overlay } from '#src/ui/overlay/overlay.tsx';

export function DisclaimerDialog({ brandId, onClose }: { brandId: BrandId; onClose: () => void }) {
  return (
    <Overlay
      title={disclaimerWords.title}
      variant="dialog"
      closeLabel={disclaimerWords.closeLabel}
      onClose={onClose}
      foot={<Button onClick={onClose}>{disclaimerWords.close}</Button>}
    >
      {disclaimerOf(brandId).map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </Overlay>
  );
}
