import { useQuery } from '@tanstack/react-query';
import { formatDate, formatDateInProse } from '#content/formats.ts';
import { pharmacyWords } from '#content/pharmacy.ts';
import { prescriptions, type PrescriptionPage } from '#src/api/calls/prescriptions.ts';
import { formatCents } from '#src/domain/formats.ts';
import { limits } from '#src/domain/limits.ts';
import { lookUp } from '#src/domain/look-up.ts';
import type { Prescription } from '#src/domain/pharmacy/prescription.ts';
import { NoAmount } from '#src/parts/owed-amount.tsx';
import { usePlan } from '#src/parts/use-plan.ts';
import { usePortal } from '#src/portal/portal-context.ts';
import { Card } from '#src/ui/card.tsx';
import { Contained } from '#src/ui/contained.tsx';
import { Loadable } from '#src/ui/loadable.tsx';
import { ListPosition, Pager, useListPosition } from '#src/ui/pager.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';
import { StatusPill, type Tone } from '#src/ui/status-pill.tsx';
import type { PharmacyNavigation } from './pharmacy-search.ts';
import styles from './pharmacy.module.css';

const words = pharmacyWords.prescriptions;

/** What the member has been prescribed, the last fill first. */
export function PrescriptionsCard({ search, onSearch }: PharmacyNavigation) {
  const portal = usePortal();
  const { plan } = usePlan();
  const page = search.fills ?? 1;
  const query = useQuery(portal.queryOf(prescriptions(plan.memberId, page)));
  const position = useListPosition();
  return (
    <Card title={words.title} busy={query.isFetching}>
      <Loadable query={query} skeleton={<Skeleton height="18rem" />}>
        {(found) => (
          <Found
            {...{ found, page, position }}
            onPage={(next) => {
              onSearch({ ...search, fills: next === 1 ? undefined : next }, { isStep: false });
              position.focus();
            }}
          />
        )}
      </Loadable>
    </Card>
  );
}

function Found({
  found: { items, total },
  page,
  position,
  onPage,
}: {
  found: PrescriptionPage;
  page: number;
  position: ReturnType<typeof useListPosition>;
  onPage: (page: number) => void;
}) {
  const pageSize = limits.prescriptionsShown;
  const before = (page - 1) * pageSize;
  // A service may count wrongly: what it sent is there.
  const count = Math.max(total ?? 0, items.length === 0 ? 0 : before + items.length);
  if (count === 0 && page === 1) return <p>{words.none}</p>;
  const pages = Math.max(page, Math.ceil(count / pageSize));
  return (
    <div className={styles['fills']}>
      <ListPosition
        line={position.line}
        {...{ page, pageSize }}
        total={Math.max(count, 0)}
        noun={words.noun}
      />
      {items.length === 0 ? <p>{words.onPage}</p> : <FillTable items={items} />}
      <Pager label={words.pages} {...{ page, pages, onPage }} />
    </div>
  );
}

const columns = ['lastFilled', 'daysSupply', 'refillsLeft', 'pharmacy', 'paid'] as const;

function FillTable({ items }: { items: readonly Prescription[] }) {
  const hasDash = items.some((one) => columns.some((column) => one[column] === null));
  return (
    <>
      <table className={styles['table']}>
        <thead>
          <tr>
            <th scope="col">{words.columns.name}</th>
            {columns.map((column) => (
              <th key={column} scope="col">
                {words.columns[column]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {items.map((item, at) => (
            <FillRow key={`${item.id} ${at}`} item={item} />
          ))}
        </tbody>
      </table>
      {hasDash && <p className={styles['quiet']}>{words.dash}</p>}
    </>
  );
}

const tones: Readonly<Record<string, Tone>> = {
  active: 'good',
  ended: 'neutral',
  onHold: 'notice',
};

function FillRow({ item }: { item: Prescription }) {
  const { name, status, nextRefill, prescriber } = item;
  const shown = {
    lastFilled: item.lastFilled === null ? null : formatDate(item.lastFilled),
    daysSupply: item.daysSupply,
    refillsLeft: item.refillsLeft,
    pharmacy: item.pharmacy,
    paid: item.paid === null ? null : formatCents(item.paid),
  };
  return (
    <tr>
      <th scope="row">
        <Contained>
          <span className={styles['fillName']}>{name}</span>
          {status !== null && (
            <StatusPill tone={lookUp(tones, status) ?? 'neutral'}>
              {lookUp(words.statuses, status) ?? status}
            </StatusPill>
          )}
          {prescriber !== null && (
            <span className={styles['quiet']}>{words.prescriber(prescriber)}</span>
          )}
          {nextRefill !== null && (
            <span className={styles['quiet']}>{words.next(formatDateInProse(nextRefill))}</span>
          )}
        </Contained>
      </th>
      {columns.map((column) => (
        <td key={column} data-label={words.columns[column]}>
          {shown[column] ?? <NoAmount />}
        </td>
      ))}
    </tr>
  );
}
