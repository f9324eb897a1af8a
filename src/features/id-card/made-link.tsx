import { Copy } from 'lucide-react';
import { generate } from 'lean-qr';
import { toSvgPath } from 'lean-qr/extras/svg';
import { useId, useMemo, useState } from 'react';
import { shareCardWords } from '#content/share-card.ts';
import { StepFrame } from '#src/parts/screen/step-frame.tsx';
import { Button } from '#src/ui/actions/button.tsx';
import { PartBoundary } from '#src/ui/feedback/part-boundary.tsx';
import { Field } from '#src/ui/form/field.tsx';
import { Row } from '#src/ui/layout/row.tsx';
import { SecondaryText } from '#src/ui/text/secondary-text.tsx';
import styles from './id-card.module.css';
import { instantText } from './instant-text.ts';

const words = shareCardWords.made;

/** A link with its key, which is stored nowhere else. */
export interface ReadyLink {
  text: string;
  /** RFC 3339 */
  expiresAt: string;
  hasPasscode: boolean;
}

/** The link, to scan or to copy, with who can open it and for how long. */
export function MadeLink({
  link,
  whose,
  onClose,
}: {
  link: ReadyLink;
  /** First name of the person the card is for; null for the member. */
  whose: string | null;
  onClose: () => void;
}) {
  const id = useId();
  const [said, setSaid] = useState('');
  const until = instantText(link.expiresAt);
  return (
    <StepFrame title={whose === null ? words.title : words.titleOf(whose)} isAlert>
      <p>
        <strong>{link.hasPasscode ? words.withPasscode(until) : words.warning(until)}</strong>
      </p>
      <PartBoundary>
        <QrCode text={link.text} />
      </PartBoundary>
      <Field id={id} label={words.link}>
        {(control) => (
          <input
            {...control}
            readOnly
            value={link.text}
            onFocus={({ target }) => target.select()}
          />
        )}
      </Field>
      <Row gap="4" align="center">
        <Button
          variant="secondary"
          onClick={() => {
            // The same words are read out a second time only if they were gone.
            setSaid('');
            navigator.clipboard.writeText(link.text).then(
              () => setSaid(words.copied),
              () => setSaid(words.notCopied),
            );
          }}
        >
          <Copy size={20} aria-hidden="true" />
          {words.copy}
        </Button>
        <Button onClick={onClose}>{words.close}</Button>
      </Row>
      <p role="status" className={styles['said']}>
        {said}
      </p>
      <SecondaryText as="p">{words.once}</SecondaryText>
    </StepFrame>
  );
}

/** A QR code, dark on light in every color scheme: cameras read no other. */
function QrCode({ text }: { text: string }) {
  const code = useMemo(() => generate(text), [text]);
  const side = code.size + 2 * quiet;
  return (
    <svg
      role="img"
      aria-label={words.qr}
      viewBox={`${-quiet} ${-quiet} ${side} ${side}`}
      className={styles['qr']}
    >
      <path d={toSvgPath(code)} />
    </svg>
  );
}

/** The width of the quiet zone around a QR code, in modules. */
const quiet = 4;
