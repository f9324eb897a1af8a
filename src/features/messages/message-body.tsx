import { mailboxWords } from '#content/mailbox.ts';
import { FormattedText } from '#src/parts/text/formatted-text.tsx';
import { classNames } from '#src/ui/class-names.ts';
import styles from './message.module.css';

/** The text of a message. */
export function MessageBody({
  html,
  label,
  isFromMember,
}: {
  html: string | null;
  /** The accessible name. */
  label: string;
  isFromMember: boolean;
}) {
  const className = classNames(styles['text'], isFromMember && styles['own']);
  const none = <p>{mailboxWords.message.noText}</p>;
  if (html === null) {
    return (
      <section aria-label={label} className={className}>
        {none}
      </section>
    );
  }
  return <FormattedText {...{ html, label, className }} otherwise={none} />;
}
