import { findCareWords } from '#content/find-care.ts';
import { disclaimerOf } from '#src/catalogue/brand-disclaimer.ts';
import { brandOf } from '#src/domain/plan/brand.ts';
import { Button, buttonClass } from '#src/ui/actions/button.tsx';
import { ExternalLink } from '#src/ui/actions/external-link.tsx';
import { Overlay } from '#src/ui/overlay/overlay.tsx';

const words = findCareWords.leaving;

/** The linking disclaimer of the plan's brand, shown before another company's page opens in a new tab. */
export function LeavingDialog({
  name,
  href,
  tier1,
  onClose,
}: {
  name: string;
  href: string;
  tier1: string;
  onClose: () => void;
}) {
  return (
    <Overlay
      title={words.title}
      variant="dialog"
      closeLabel={words.closeLabel}
      onClose={onClose}
      foot={
        <>
          <Button variant="secondary" onClick={onClose}>
            {words.stay}
          </Button>
          <ExternalLink href={href} className={buttonClass('primary')} onClick={onClose}>
            {words.go(name)}
          </ExternalLink>
        </>
      }
    >
      {disclaimerOf(brandOf(tier1)).map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </Overlay>
  );
}
