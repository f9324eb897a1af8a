import type { ProgramBody } from '#src/domain/programs.ts';
import { FormattedText } from '#src/parts/formatted-text.tsx';
import styles from './programs.module.css';

/** What a program is, in any of the three forms; formatted text is sanitized as everything formatted is. */
export function ProgramText({ body }: { body: ProgramBody }) {
  if (typeof body === 'string') return <p>{body}</p>;
  if ('top' in body) {
    return (
      <>
        <FormattedText html={body.top} className={styles['formatted']} />
        <FormattedText html={body.bottom} className={styles['formatted']} />
      </>
    );
  }
  return body.map((paragraph) => <p key={paragraph}>{paragraph}</p>);
}
