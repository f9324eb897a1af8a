import { latestOf } from '#src/domain/format/dated-content.ts';
import type { BrandId } from '#src/domain/plan/brand.ts';
import type { ProgramBody, ProgramEntry } from '#src/domain/programs/programs.ts';
import { FormattedText } from '#src/parts/text/formatted-text.tsx';
import { programBodies } from '#content/program-bodies.ts';
import { programLines } from '#generated/brands/program-lines.ts';
import { byId, lookUpContent } from '#src/catalogue/look-up-content.ts';
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

/** Returns the page of a program on a day (YYYY-MM-DD), with the phone numbers of a brand; null for an unknown id. */
export function programEntry(
  id: string,
  today: string,
  brand: BrandId,
): Omit<ProgramEntry, 'from'> | null {
  const body = lookUpContent(byId(programBodies(programLines[brand])), id);
  if (body === null || typeof body === 'string') return null;
  const { from = [], ...entry } = body;
  return { ...entry, ...latestOf(from, today) };
}
