import { X } from 'lucide-react';
import { authorizationsWords } from '#content/authorizations.ts';
import type { FamilyAuthorization } from '#src/domain/authorizations/authorization.ts';
import { statusIds, type AuthorizationStatus } from '#src/domain/authorizations/status.ts';
import { formatName } from '#src/domain/format-name.ts';
import { statusWords } from '#src/parts/authorization-status.tsx';
import type { Selection } from '#src/portal/plan-store.ts';
import { Button } from '#src/ui/button.tsx';
import { LabelledSelect, type SelectOptions } from '#src/ui/labelled-select.tsx';
import styles from './authorizations.module.css';
import type { AuthorizationsSearch } from './authorizations-search.ts';

const words = authorizationsWords.filters;

/** The filters by status and by member; the active ones are listed below, each with a way to remove it. */
export function AuthorizationFilters({
  all,
  selection: { access },
  search,
  onSearch,
}: {
  all: readonly FamilyAuthorization[];
  selection: Selection;
  search: AuthorizationsSearch;
  onSearch: (changes: AuthorizationsSearch) => void;
}) {
  const statuses = statusesIn(all).map(
    (status) => [status.id, status.id === 'other' ? otherNames(all) : nameOf(status)] as const,
  );
  const members = access.accessibleMembers
    .filter(({ memberId }) => all.some((one) => one.memberId === memberId))
    .map(({ memberId, firstName }) => [memberId, formatName(firstName)] as const);
  const chips = [
    { name: nameIn(statuses, search.status), without: { status: undefined } },
    { name: nameIn(members, search.member), without: { member: undefined } },
  ].flatMap(({ name, without }) => (name === null ? [] : [{ name, without }]));
  return (
    <>
      <div className={styles['filters']}>
        <LabelledSelect
          className={styles['filter']}
          label={words.status}
          value={chosenIn(statuses, search.status)}
          options={[['', words.anyStatus], ...statuses]}
          onChoose={(status) => onSearch({ status: status || undefined, page: undefined })}
        />
        {members.length > 1 && (
          <LabelledSelect
            className={styles['filter']}
            label={words.member}
            value={chosenIn(members, search.member)}
            options={[['', words.anyMember], ...members]}
            onChoose={(member) => onSearch({ member: member || undefined, page: undefined })}
          />
        )}
      </div>
      {chips.length > 0 && (
        <ul aria-label={words.chips} className={styles['chips']}>
          {chips.map(({ name, without }) => (
            <li key={name}>
              <button
                type="button"
                className={styles['chip']}
                aria-label={words.remove(name)}
                onClick={() => onSearch({ ...without, page: undefined })}
              >
                {name}
                <X size={16} aria-hidden="true" />
              </button>
            </li>
          ))}
          <li>
            <Button
              variant="plain"
              onClick={() => onSearch({ status: undefined, member: undefined, page: undefined })}
            >
              {words.clear}
            </Button>
          </li>
        </ul>
      )}
    </>
  );
}

const nameOf = (status: AuthorizationStatus) => statusWords(status).label;

/** Returns the statuses in the order of the table, the insurer's own last. */
function statusesIn(all: readonly FamilyAuthorization[]): AuthorizationStatus[] {
  const found = new Map(all.map(({ status }) => [status.id, status]));
  return [...statusIds, 'other' as const].flatMap((id) => found.get(id) ?? []);
}

const otherNames = (all: readonly FamilyAuthorization[]): string =>
  [
    ...new Set(
      all.flatMap(({ status }) => (status.id === 'other' ? statusWords(status).label : [])),
    ),
  ].join(', ');

const nameIn = (options: SelectOptions, value: string | undefined): string | null =>
  options.find(([one]) => one === value)?.[1] ?? null;

/** Returns the option that the address selects, '' when there is none like it. */
const chosenIn = (options: SelectOptions, value: string | undefined): string =>
  value !== undefined && nameIn(options, value) !== null ? value : '';
