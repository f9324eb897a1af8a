import type { ProgramBody } from '#src/domain/programs/programs.ts';
import { FormattedText } from '#src/parts/text/formatted-text.tsx';
import styles from './programs.module.css';

/**
 * The text of a program, in any of the three forms; formatted text is sanitized like all formatted text, and links only
 * where the plan lets the member go.
 */
export function ProgramText({
  body,
  mayOpen,
}: {
  body: ProgramBody;
  /** Whether the plan lets the member open a path. */
  mayOpen: (path: string) => boolean;
}) {
  if (typeof body === 'string') return <p>{body}</p>;
  if ('top' in body) {
    return (
      <>
        <FormattedText html={body.top} className={styles['formatted']} mayOpen={mayOpen} />
        <FormattedText html={body.bottom} className={styles['formatted']} mayOpen={mayOpen} />
      </>
    );
  }
  return body.map((paragraph) => <p key={paragraph}>{paragraph}</p>);
}
