import { explainLabel, glossary } from '#content/glossary.ts';
import { TermNote } from '#src/ui/text/term-note.tsx';
import { Pressed } from '../../pressed.tsx';
import type { States } from '../../story.ts';

export const isAlone = true;

const label = explainLabel(glossary.outOfPocketMaximum.name);

function Sentence() {
  return (
    <p>
      You have reached your{' '}
      <TermNote {...glossary.outOfPocketMaximum} label={label}>
        out-of-pocket maximum
      </TermNote>{' '}
      for this year.
    </p>
  );
}

export const states: States = {
  Closed: () => <Sentence />,
  Open: () => (
    <Pressed>
      <Sentence />
    </Pressed>
  ),
  'Dotted, open': () => (
    <Pressed>
      <TermNote
        {...glossary.allowedAmount}
        label={explainLabel(glossary.allowedAmount.name)}
        isDotted
      >
        Allowed amount
      </TermNote>
    </Pressed>
  ),
  'The button alone, open': () => (
    <Pressed>
      <strong>Deductible</strong>
      <TermNote {...glossary.deductible} label={explainLabel(glossary.deductible.name)} />
    </Pressed>
  ),
};
