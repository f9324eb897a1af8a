import { explanationOf, type GlossaryWord } from '#src/catalogue/glossary.ts';
import { TermNote } from '#src/ui/text/term-note.tsx';

/**
 * An insurance word with its explanation on demand: `<Term of="deductible">deductible</Term>`. Without
 * text only the button, after a label that has the word in it; dotted, the word itself is the button.
 */
export function Term({
  of,
  isDotted,
  children,
}: {
  of: GlossaryWord;
  isDotted?: boolean;
  children?: string;
}) {
  return (
    <TermNote {...explanationOf(of)} isDotted={isDotted}>
      {children}
    </TermNote>
  );
}
