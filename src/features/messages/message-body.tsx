import { mailboxWords } from '#content/mailbox.ts';
import { FormattedText } from '#src/parts/text/formatted-text.tsx';
import styles from './message.module.css';

const words = mailboxWords.message;

/** The text of a message. */
export function MessageBody({ html }: { html: string | null }) {
  const none = <p>{words.noText}</p>;
  if (html === null) {
    return (
      <section aria-label={words.text} className={styles['text']}>
        {none}
      </section>
    );
  }
  return (
    <FormattedText html={html} label={words.text} className={styles['text']} otherwise={none} />
  );
}
