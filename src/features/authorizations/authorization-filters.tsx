import { X } from 'lucide-react';
import { useId } from 'react';
import { authorizationsWords } from '#content/authorizations.ts';
import type { FamilyAuthorization } from '#src/domain/authorizations/authorization.ts';
import { statusIds, type AuthorizationStatus } from '#src/domain/authorizations/status.ts';
import { formatName } from '#src/domain/formats.ts';
import { statusWords } from '#src/parts/authorization-status.tsx';
import type { Selection } from '#src/portal/plan-store.ts';
import { Button } from '#src/ui/button.tsx';
import styles from './authorizations.module.css';
import type { AuthorizationsSearch } from './authorizations-search.ts';

const words = authorizationsWords.filters;

/** Which statuses there are, and whose; what is chosen stands below, to be taken away again. */
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
        <OneOf
          label={words.status}
          any={words.anyStatus}
          value={search.status}
          options={statuses}
          onChange={(status) => onSearch({ status, page: undefined })}
        />
        {members.length > 1 && (
          <OneOf
            label={words.member}
            any={words.anyMember}
            value={search.member}
            options={members}
            onChange={(member) => onSearch({ member, page: undefined })}
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

/** In the order of the table, the insurer's own words last. */
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

const nameIn = (
  options: readonly (readonly [value: string, name: string])[],
  value: string | undefined,
): string | null => options.find(([one]) => one === value)?.[1] ?? null;

function OneOf({
  label,
  any,
  value,
  options,
  onChange,
}: {
  label: string;
  any: string;
  value: string | undefined;
  options: readonly (readonly [value: string, name: string])[];
  onChange: (value: string | undefined) => void;
}) {
  const id = useId();
  return (
    <div className={styles['filter']}>
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        value={nameIn(options, value) === null ? '' : value}
        onChange={({ target }) => onChange(target.value === '' ? undefined : target.value)}
      >
        <option value="">{any}</option>
        {options.map(([one, name]) => (
          <option key={one} value={one}>
            {name}
          </option>
        ))}
      </select>
    </div>
  );
}
