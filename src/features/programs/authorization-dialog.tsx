import { Link } from '@tanstack/react-router';
import { Printer } from 'lucide-react';
import { useState } from 'react';
import { programWords } from '#content/programs.ts';
import { message } from '#src/catalogue/messages.ts';
import { Button } from '#src/ui/actions/button.tsx';
import { Choice } from '#src/ui/form/choice.tsx';
import { OpensInNewTab } from '#src/ui/actions/external-link.tsx';
import { Overlay } from '#src/ui/overlay/overlay.tsx';
import { usePrinting } from '#src/ui/browser/use-printing.ts';
import { SecondaryText } from '#src/ui/text/secondary-text.tsx';
import { Notice } from '#src/ui/feedback/notice.tsx';
import { AuthorizationPaper, AuthorizationText } from './authorization-paper.tsx';

const words = programWords.authorization;
const boxes = ['agree', 'terms'] as const;
const idOf = (box: (typeof boxes)[number]) => `authorization-${box}`;

/** The consent required before the discounts partner opens: both boxes have to be checked. */
export function AuthorizationDialog({
  onCancel,
  onAccept,
}: {
  onCancel: () => void;
  onAccept: () => void;
}) {
  const [ticked, setTicked] = useState({ agree: false, terms: false });
  const [isRefused, setRefused] = useState(false);
  const isPrinting = usePrinting();
  return (
    <>
      <Overlay
        title={words.title}
        variant="dialog"
        closeLabel={words.close}
        onClose={onCancel}
        foot={
          <>
            <Button variant="plain" onClick={() => window.print()}>
              <Printer size={18} aria-hidden="true" /> {words.print}
            </Button>
            <Button variant="secondary" onClick={onCancel}>
              {words.cancel}
            </Button>
            <Button
              onClick={() => {
                const unticked = boxes.find((box) => !ticked[box]);
                if (unticked === undefined) {
                  onAccept();
                  return;
                }
                setRefused(true);
                // It may be far below the text being read.
                document.getElementById(idOf(unticked))?.focus();
              }}
            >
              {words.accept}
            </Button>
          </>
        }
      >
        <AuthorizationText />
        {isRefused && <Notice tone="error">{message('TAC-0004')}</Notice>}
        {boxes.map((box) => (
          <Choice
            key={box}
            id={idOf(box)}
            type="checkbox"
            label={words[box]}
            checked={ticked[box]}
            onChange={({ target }) => {
              setTicked({ ...ticked, [box]: target.checked });
              setRefused(false);
            }}
            {...(isRefused && !ticked[box] ? { 'aria-invalid': true } : {})}
          />
        ))}
        <SecondaryText as="p">
          {/* New tabs keep the dialog and its checkboxes while the member reads the terms. */}
          {words.read}{' '}
          <Link to="/terms-of-use" target="_blank" rel="noopener">
            {words.termsLink}
            <OpensInNewTab />
          </Link>
          ,{' '}
          <Link to="/privacy-policy" target="_blank" rel="noopener">
            {words.privacyLink}
            <OpensInNewTab />
          </Link>
        </SecondaryText>
      </Overlay>
      {isPrinting && <AuthorizationPaper />}
    </>
  );
}
