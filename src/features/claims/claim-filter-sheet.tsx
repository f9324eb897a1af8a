import type { ReactNode } from 'react';
import { claimsListWords } from '#content/claims-list.ts';
import { formatCount } from '#src/domain/format/formats.ts';
import { Button } from '#src/ui/actions/button.tsx';
import { Overlay } from '#src/ui/overlay/overlay.tsx';
import { VisuallyHidden } from '#src/ui/text/visually-hidden.tsx';

const words = claimsListWords.sheet;

/** The filters over the list, where there is no room beside it; its button shows the number of matches. */
export function ClaimFilterSheet({
  matches,
  onClear,
  onClose,
  children,
}: {
  /** The number of claims that match; null until the claims have loaded. */
  matches: number | null;
  onClear: () => void;
  onClose: () => void;
  children: ReactNode;
}) {
  const shown = matches === null ? words.showAwaited : words.show(matches, formatCount(matches));
  return (
    <Overlay
      title={words.title}
      variant="dialog"
      closeLabel={words.close}
      onClose={onClose}
      foot={
        <>
          <Button variant="plain" onClick={onClear}>
            {words.clear}
          </Button>
          <Button onClick={onClose}>{shown}</Button>
          <VisuallyHidden>
            <span role="status">{shown}</span>
          </VisuallyHidden>
        </>
      }
    >
      {children}
    </Overlay>
  );
}
