import { useState } from 'react';
import { LabeledSelect, type SelectOptions } from '#src/ui/form/labeled-select.tsx';
import type { States } from '../../story.ts';

const people: SelectOptions = [
  ['all', 'Everyone'],
  ['A1042887701', 'Maria Delgado'],
  ['A1042887702', 'Elena Delgado'],
  ['A1042887704', 'Sofia Delgado'],
];

function Filter({ label, isInline = false }: { label: string; isInline?: boolean }) {
  const [value, setValue] = useState('A1042887702');
  return <LabeledSelect {...{ label, value, isInline }} options={people} onChoose={setValue} />;
}

export const states: States = {
  'Its label above': () => <Filter label="Person" />,
  'Its label beside': () => <Filter label="Whose claims" isInline />,
};
