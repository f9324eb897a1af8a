import { authorizationsWords } from '#content/authorizations.ts';
import type { FamilyAuthorization } from '#src/domain/authorizations/authorization.ts';
import { statusIds, type AuthorizationStatus } from '#src/domain/authorizations/status.ts';
import { formatName } from '#src/domain/people/format-name.ts';
import { FilterChips } from '#src/parts/list/filter-chips.tsx';
import { ListFilters } from '#src/parts/list/list-filters.tsx';
import { statusWords } from '#src/parts/authorizations/authorization-status.tsx';
import { usePlan } from '#src/parts/plan/use-plan.ts';
import { LabeledSelect, type SelectOptions } from '#src/ui/form/labeled-select.tsx';
import type { AuthorizationsSearch } from './authorizations-search.ts';

const words = authorizationsWords.filters;

/** The filters by status and by member; the active ones are listed below, each with a way to remove it. */
export function AuthorizationFilters({
  all,
  search,
  onSearch,
}: {
  all: readonly FamilyAuthorization[];
  search: AuthorizationsSearch;
  onSearch: (changes: AuthorizationsSearch) => void;
}) {
  const { accessibleMembers } = usePlan();
  const statuses = statusesIn(all).map(
    (status) => [status.id, status.id === 'other' ? otherNames(all) : nameOf(status)] as const,
  );
  const members = accessibleMembers
    .filter(({ memberId }) => all.some((authorization) => authorization.memberId === memberId))
    .map(({ memberId, firstName }) => [memberId, formatName(firstName)] as const);
  const chips = [
    { name: nameIn(statuses, search.status), without: { status: undefined } },
    { name: nameIn(members, search.member), without: { member: undefined } },
  ].flatMap(({ name, without }) =>
    name === null ? [] : [{ name, onRemove: () => onSearch({ ...without, page: undefined }) }],
  );
  return (
    <>
      <ListFilters label={authorizationsWords.list} onClear={null}>
        <LabeledSelect
          label={words.status}
          value={chosenIn(statuses, search.status)}
          options={[['', words.anyStatus], ...statuses]}
          onChoose={(status) => onSearch({ status: status || undefined, page: undefined })}
        />
        {members.length > 1 && (
          <LabeledSelect
            label={words.member}
            value={chosenIn(members, search.member)}
            options={[['', words.anyMember], ...members]}
            onChoose={(member) => onSearch({ member: member || undefined, page: undefined })}
          />
        )}
      </ListFilters>
      <FilterChips
        chips={chips}
        onClear={() => onSearch({ status: undefined, member: undefined, page: undefined })}
      />
    </>
  );
}

const nameOf = (status: AuthorizationStatus) => statusWords(status).label;

/** Returns the statuses in the order of the table, the insurer's own last. */
function statusesIn(all: readonly FamilyAuthorization[]): AuthorizationStatus[] {
  const statusById = new Map(all.map(({ status }) => [status.id, status]));
  return [...statusIds, 'other' as const].flatMap((id) => statusById.get(id) ?? []);
}

const otherNames = (all: readonly FamilyAuthorization[]): string =>
  [
    ...new Set(
      all.flatMap(({ status }) => (status.id === 'other' ? statusWords(status).label : [])),
    ),
  ].join(', ');

const nameIn = (options: SelectOptions, value: string | undefined): string | null =>
  options.find(([option]) => option === value)?.[1] ?? null;

/** Returns the option that the address selects; '' for an unknown option. */
const chosenIn = (options: SelectOptions, value: string | undefined): string =>
  value !== undefined && nameIn(options, value) !== null ? value : '';
