import { Link } from '@tanstack/react-router';
import { authorizationsWords as words } from '#content/authorizations.ts';
import { formatDate, namedFirst } from '#content/formats.ts';
import { unitsOf, type FamilyAuthorization } from '#src/domain/authorizations/authorization.ts';
import { isLeaveGiven } from '#src/domain/authorizations/status.ts';
import { formatCount } from '#src/domain/formats.ts';
import { nameAmongOthers } from '#src/domain/member-name.ts';
import { AuthorizationStatusPill, statusWords } from '#src/parts/authorization-status.tsx';
import { NotSet } from '#src/parts/owed-amount.tsx';
import { usePlan } from '#src/parts/use-plan.ts';
import styles from './authorizations.module.css';

const { columns } = words;

/** A table where there is room for one, else a card for each; a row leads to its authorization. */
export function AuthorizationTable({ rows }: { rows: readonly FamilyAuthorization[] }) {
  return (
    <table className={styles['table']}>
      <thead>
        <tr>
          <th scope="col">{columns.service}</th>
          <th scope="col">{columns.status}</th>
          <th scope="col">{columns.requested}</th>
          <th scope="col">{columns.through}</th>
          <th scope="col">{columns.units}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((one) => (
          <Row key={one.id} authorization={one} />
        ))}
      </tbody>
    </table>
  );
}

function Row({ authorization: one }: { authorization: FamilyAuthorization }) {
  const whose = nameAmongOthers(usePlan(), one.memberId);
  const by = one.performers[0] ?? one.requester;
  const facts = [by, one.number].filter((fact) => fact !== null);
  return (
    <tr className={styles['row']}>
      <td className={styles['what']}>
        <Link
          to="/{-$contractType}/authorizations/$authorizationId"
          params={{ authorizationId: one.id }}
          className={styles['link']}
        >
          {namedFirst(whose, one.service ?? words.notNamed)}
        </Link>
        <span className={styles['facts']}>{facts.join(' · ')}</span>
      </td>
      <td className={styles['status']}>
        <AuthorizationStatusPill status={one.status} />
        <span className={styles['facts']}>{statusWords(one.status).short}</span>
      </td>
      <Cell label={columns.requested} text={dateText(one.requestedOn)} />
      <Cell label={columns.through} text={dateText(one.endsOn)} />
      <Cell label={columns.units} text={unitsText(one)} />
    </tr>
  );
}

/** A cell; an unknown value has a dash in the table, and no place in a card. */
function Cell({ label, text }: { label: string; text: string | null }) {
  return (
    <td data-label={label} className={text === null ? styles['unknown'] : undefined}>
      {text ?? <NotSet />}
    </td>
  );
}

const dateText = (day: string | null) => (day === null ? null : formatDate(day));

/** Returns the units used; null where none were approved, as there is nothing to use. */
function unitsText(one: FamilyAuthorization): string | null {
  const { approved, used } = unitsOf(one);
  if (approved === null || !isLeaveGiven(one.status)) return null;
  return used === null
    ? words.unitsApproved(formatCount(approved))
    : words.unitsUsed(formatCount(used), formatCount(approved));
}
