import { explanationOf, type GlossaryWord } from '#src/catalogue/glossary.ts';
import { TermNote } from '#src/ui/text/term-note.tsx';

/**
 * An insurance word with its explanation on demand: `<Term of="deductible">deductible</Term>`. Without
 * text only the button, after a label that has the word in it.
 */
export function Term({ of, children }: { of: GlossaryWord; children?: string }) {
  return <TermNote {...explanationOf(of)}>{children}</TermNote>;
}
