import { FilterChips } from '#src/parts/list/filter-chips.tsx';
import type { States } from '../../story.ts';

const chipsOf = (...names: string[]) => names.map((name) => ({ name, onRemove: () => {} }));

export const states: States = {
  One: () => <FilterChips chips={chipsOf('Denied')} onClear={() => {}} />,
  Several: () => (
    <FilterChips
      chips={chipsOf(
        'Elena Delgado',
        'January 1 to March 31, 2026',
        'You may owe more than $100.00',
        'Arkansas Orthopedic and Sports Medicine Associates of Little Rock',
      )}
      onClear={() => {}}
    />
  ),
  'None: nothing stands here': () => <FilterChips chips={[]} onClear={() => {}} />,
};
