import { authorizationsWords, authorizationWords } from '#content/authorizations.ts';
import type { AuthorizedService } from '#src/domain/authorizations/authorization.ts';
import { formatCount } from '#src/domain/formats.ts';
import { AuthorizationStatusPill } from '#src/parts/authorization-status.tsx';
import { NoAmount } from '#src/parts/owed-amount.tsx';
import { Card } from '#src/ui/card.tsx';
import styles from './authorization-details.module.css';

const words = authorizationWords.services;

/** Each requested service with its decision. */
export function ServicesCard({ services }: { services: readonly AuthorizedService[] }) {
  return (
    <Card title={words.title} className={styles['services']}>
      <table className={styles['table']}>
        <thead>
          <tr>
            <th scope="col">{words.service}</th>
            <th scope="col">{words.status}</th>
            <th scope="col">{words.requested}</th>
            <th scope="col">{words.approved}</th>
            <th scope="col">{words.used}</th>
          </tr>
        </thead>
        <tbody>
          {services.map((one, place) => (
            <tr key={place}>
              <th scope="row">
                {one.service ?? authorizationsWords.notNamed}
                {one.reasons.map((reason) => (
                  <span key={reason} className={styles['note']}>
                    {reason}
                  </span>
                ))}
              </th>
              <td data-label={words.status}>
                {one.status === null ? (
                  <NoAmount />
                ) : (
                  <AuthorizationStatusPill status={one.status} />
                )}
              </td>
              <Count label={words.requested} count={one.units.requested} />
              <Count label={words.approved} count={one.units.approved} />
              <Count label={words.used} count={one.units.used} />
            </tr>
          ))}
        </tbody>
      </table>
    </Card>
  );
}

function Count({ label, count }: { label: string; count: number | null }) {
  return <td data-label={label}>{count === null ? <NoAmount /> : formatCount(count)}</td>;
}
