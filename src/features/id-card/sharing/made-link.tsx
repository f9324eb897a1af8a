import { Copy } from 'lucide-react';
import { useId, useState } from 'react';
import { shareCardWords } from '#content/share-card.ts';
import { StepFrame } from '#src/parts/screen/step-frame.tsx';
import { Button } from '#src/ui/actions/button.tsx';
import { PartBoundary } from '#src/ui/feedback/part-boundary.tsx';
import { Field } from '#src/ui/form/field.tsx';
import { Row } from '#src/ui/layout/row.tsx';
import { SecondaryText } from '#src/ui/text/secondary-text.tsx';
import styles from '../id-card.module.css';
import { instantText } from './instant-text.ts';
import { QrCode } from './qr-code.tsx';

const words = shareCardWords.made;

/** A link with its key, which is stored nowhere else. */
export interface ReadyLink {
  text: string;
  /** RFC 3339 */
  expiresAt: Date;
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
  const [announcement, setAnnouncement] = useState('');
  const until = instantText(link.expiresAt);
  return (
    <StepFrame title={whose === null ? words.title : words.titleOf(whose)} isAlert>
      <p>
        <strong>{link.hasPasscode ? words.withPasscode(until) : words.warning(until)}</strong>
      </p>
      <PartBoundary>
        <QrCode text={link.text} label={words.qr} />
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
            setAnnouncement('');
            navigator.clipboard.writeText(link.text).then(
              () => setAnnouncement(words.copied),
              () => setAnnouncement(words.notCopied),
            );
          }}
        >
          <Copy size={20} aria-hidden="true" />
          {words.copy}
        </Button>
        <Button onClick={onClose}>{words.close}</Button>
      </Row>
      <p role="status" className={styles['said']}>
        {announcement}
      </p>
      <SecondaryText as="p">{words.once}</SecondaryText>
    </StepFrame>
  );
}
