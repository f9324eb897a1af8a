import { ListFilters } from '#src/parts/list/list-filters.tsx';
import { LabeledSelect, type SelectOptions } from '#src/ui/form/labeled-select.tsx';
import { SearchField } from '#src/ui/form/search-field.tsx';
import type { States } from '../../story.ts';

const statuses: SelectOptions = [
  ['all', 'All statuses'],
  ['denied', 'Denied'],
];

const fields = (status: string) => (
  <>
    <SearchField label="Search authorizations" value="" onChange={() => {}} />
    <LabeledSelect label="Status" value={status} options={statuses} onChoose={() => {}} />
  </>
);

export const states: States = {
  'None is on': () => (
    <ListFilters label="Authorizations" onClear={null}>
      {fields('all')}
    </ListFilters>
  ),
  'One is on': () => (
    <ListFilters label="Denied authorizations" onClear={() => {}}>
      {fields('denied')}
    </ListFilters>
  ),
};
