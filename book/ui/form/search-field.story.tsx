import { useState } from 'react';
import { SearchField } from '#src/ui/form/search-field.tsx';
import type { States } from '../../story.ts';

function Search({ typed, placeholder }: { typed: string; placeholder?: string }) {
  const [value, onChange] = useState(typed);
  return (
    <SearchField
      label="Search claims"
      {...{ value, onChange }}
      {...(placeholder !== undefined && { placeholder })}
      maxLength={60}
    />
  );
}

export const states: States = {
  Empty: () => <Search typed="" />,
  'With a placeholder': () => <Search typed="" placeholder="Provider, service or claim number" />,
  'With text': () => <Search typed="Cedar Family Clinic" />,
};
