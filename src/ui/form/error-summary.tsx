import { utility } from '#src/ui/layout/utility.ts';
import { useId } from 'react';
import { fieldWords } from '#content/fields.ts';
import { takeFocus, useFocusOn } from '#src/ui/browser/take-focus.ts';

/** A problem in a form; `fieldId` is the `id` of its input, if it has one. */
export interface FieldProblem {
  fieldId: string | null;
  text: string;
}

/**
 * The errors of a form, in one place with links to the fields; takes the focus after each attempt to send, and when a
 * screen opens with errors.
 */
export function ErrorSummary({
  problems,
  attempt,
}: {
  problems: readonly FieldProblem[];
  /** The number of times the member has tried to send the form. */
  attempt: number;
}) {
  const box = useFocusOn<HTMLDivElement>(attempt);
  const headingId = useId();
  if (problems.length === 0) return null;
  return (
    <div
      ref={box}
      className="bad"
      role="group"
      aria-labelledby={headingId}
      tabIndex={-1}
      data-first-focus=""
    >
      <strong id={headingId}>{fieldWords.problems}</strong>
      <ul className={utility('bullets', 'above-half')}>
        {problems.map(({ fieldId, text }) => (
          <li key={fieldId ?? text}>
            {fieldId === null ? (
              text
            ) : (
              <a
                href={`#${fieldId}`}
                className={utility('in-bad')}
                onClick={(event) => {
                  event.preventDefault();
                  takeFocus(document.getElementById(fieldId));
                }}
              >
                {text}
              </a>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
