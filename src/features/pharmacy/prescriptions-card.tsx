import { useQuery } from '@tanstack/react-query';
import { ChevronDown, ChevronUp, Phone } from 'lucide-react';
import { useMemo, useState } from 'react';
import { formatDate, formatDateInProse, formatList, namedFirst } from '#content/formats.ts';
import { pharmacyWords } from '#content/pharmacy.ts';
import type { WholeList } from '#src/api/paging/numbered-pages.ts';
import { prescriptionsQuery } from '#src/api/calls/care/prescriptions.ts';
import { localDay } from '#src/domain/format/days.ts';
import { formatCents, formatCount, formatPhone } from '#src/domain/format/formats.ts';
import { phoneLink } from '#src/domain/people/phone-rules.ts';
import { lookUp } from '#src/domain/data/look-up.ts';
import { nameAmongOthers } from '#src/domain/people/member-name.ts';
import { limits } from '#src/domain/limits.ts';
import {
  mayBeRefilled,
  refillDueSince,
  splitByEnd,
  type Prescription,
} from '#src/domain/pharmacy/prescription.ts';
import { classNames } from '#src/ui/class-names.ts';
import { Empty } from '#src/ui/feedback/empty.tsx';
import { DataTable, type Column } from '#src/ui/data/data-table.tsx';
import { ListPages } from '#src/parts/list/list-pages.tsx';
import { usePageOf } from '#src/parts/list/use-page-of.ts';
import { MissingNote } from '#src/ui/feedback/missing-note.tsx';
import { StaleOnError } from '#src/parts/screen/stale-on-error.tsx';
import { usePortal } from '#src/portal/portal-context.ts';
import { usePlan } from '#src/parts/plan/use-plan.ts';
import { buttonClass } from '#src/ui/actions/button.tsx';
import { Card } from '#src/ui/layout/card.tsx';
import { Disclosure } from '#src/ui/layout/disclosure.tsx';
import { PartBoundary } from '#src/ui/feedback/part-boundary.tsx';
import { Skeleton } from '#src/ui/feedback/skeleton.tsx';
import { StatusPill, type Tone } from '#src/ui/feedback/status-pill.tsx';
import { Row } from '#src/ui/layout/row.tsx';
import { Stack } from '#src/ui/layout/stack.tsx';
import { SecondaryText } from '#src/ui/text/secondary-text.tsx';
import { utility } from '#src/ui/layout/utility.ts';
import type { PharmacyNavigation } from './pharmacy-search.ts';
import styles from './pharmacy.module.css';
import type { ClaimedFill } from './use-last-fill.ts';
import { PaidFill } from './fill-steps.tsx';

const words = pharmacyWords.prescriptions;
const pastWords = { noun: words.pastNoun, pages: words.pastPages };

/** The member's prescriptions: those that may be filled again, and on demand those that have ended. */
export function PrescriptionsCard(navigation: PharmacyNavigation) {
  const { plan } = usePlan();
  const query = useQuery(prescriptionsQuery(usePortal(), plan.memberId));
  return (
    <Card title={words.title} busy={query.isFetching}>
      <Stack gap="4" look="container">
        <StaleOnError query={query} skeleton={<Skeleton height="18rem" />}>
          {(list) => (
            <Prescriptions {...{ ...navigation, list }} onRetry={() => void query.refetch()} />
          )}
        </StaleOnError>
      </Stack>
    </Card>
  );
}

function Prescriptions({
  list: { items, completeness },
  search,
  onSearch,
  onRetry,
}: PharmacyNavigation & { list: WholeList<Prescription>; onRetry: () => void }) {
  const { current, past } = useMemo(() => splitByEnd(items), [items]);
  const pagination = usePageOf(current, limits.rowsShown, search.fills, (fills) =>
    onSearch({ ...search, fills }, { isStep: false }),
  );
  return (
    <>
      {completeness !== 'complete' && current.length > 0 && (
        <MissingNote onRetry={onRetry}>{words.mayBeMissing}</MissingNote>
      )}
      {current.length === 0 ? (
        <Empty
          words={past.length === 0 ? words.none : words.noneCurrent}
          missing={words.mayBeMissing}
          {...{ completeness, onRetry }}
        />
      ) : (
        <ListPages {...{ pagination, words }} isBrief none={null}>
          {(items) => <FillTable items={items} />}
        </ListPages>
      )}
      {past.length > 0 && <PastPrescriptions past={past} />}
    </>
  );
}

/** The prescriptions that have ended, drug by drug, on demand. */
function PastPrescriptions({ past }: { past: readonly Prescription[] }) {
  const [page, setPage] = useState<number | undefined>(1);
  const pagination = usePageOf(past, limits.rowsShown, page, setPage);
  return (
    <Disclosure
      title={(isOpen) => (
        <>
          {isOpen ? (
            <ChevronUp size={20} aria-hidden="true" />
          ) : (
            <ChevronDown size={20} aria-hidden="true" />
          )}
          <span>{words.past(formatCount(past.length))}</span>
        </>
      )}
    >
      <Stack gap="4">
        <ListPages pagination={pagination} words={pastWords} isBrief none={null}>
          {(items) => <FillTable items={items} />}
        </ListPages>
      </Stack>
    </Disclosure>
  );
}

const columns: readonly Column<Prescription>[] = [
  {
    header: words.columns.name,
    cell: (prescription) => <Drug item={prescription} />,
    card: 'title',
  },
  {
    header: words.columns.lastFilled,
    cell: ({ lastFilled }) => (lastFilled === null ? null : formatDate(lastFilled)),
  },
  { header: words.columns.daysSupply, cell: ({ daysSupply }) => daysSupply },
  { header: words.columns.refillsLeft, cell: ({ refillsLeft }) => refillsLeft },
  { header: words.columns.pharmacy, cell: ({ pharmacy }) => pharmacy },
  {
    header: words.columns.paid,
    cell: ({ paid }) => (paid === null ? null : formatCents(paid)),
    kind: 'money',
  },
];

function FillTable({ items }: { items: readonly Prescription[] }) {
  const hasDash = items.some((prescription) =>
    columns.some(({ cell }) => cell(prescription) === null),
  );
  return (
    <div className={classNames(styles['fills'], utility('cells', 'gap-4'))}>
      <DataTable
        columns={columns}
        rows={items}
        cards="grid"
        rowKey={({ id }, at) => `${id} ${at}`}
      />
      {hasDash && (
        <SecondaryText as="p" className={styles['dash']}>
          {words.dash}
        </SecondaryText>
      )}
    </div>
  );
}

const tones: Readonly<Record<string, Tone>> = {
  active: 'good',
  ended: 'neutral',
  onHold: 'notice',
};

function Drug({ item }: { item: Prescription }) {
  const selection = usePlan();
  const { plan, rights } = selection;
  const { status, tier, prescriber, claimId } = item;
  // The list holds only the member’s own.
  const name = namedFirst(nameAmongOthers(selection, plan.memberId), item.name);
  const parts = paidPartsText(item);
  const about = [
    ...(tier === null ? [] : [tier]),
    ...(prescriber === null ? [] : [words.prescriber(prescriber)]),
  ];
  return (
    <PartBoundary>
      <Stack gap="1" align="start">
        <Row gap="2" align="center">
          <strong className={utility('breaks')}>{name}</strong>
          {status !== null && (
            <StatusPill tone={lookUp(tones, status) ?? 'neutral'}>
              {lookUp(words.statuses, status) ?? status}
            </StatusPill>
          )}
        </Row>
        {about.length > 0 && <SecondaryText>{about.join(' · ')}</SecondaryText>}
        <NextFill {...{ item, name }} />
        {parts !== null && <SecondaryText>{parts}</SecondaryText>}
        {claimId !== null && rights.claims && <HowItAddsUp fill={{ ...item, name, claimId }} />}
      </Stack>
    </PartBoundary>
  );
}

/** When the next fill is due, and how to get it. */
function NextFill({ item, name }: { item: Prescription; name: string }) {
  const today = localDay(usePortal().now());
  const { nextRefill } = item;
  const dueSince = refillDueSince(item, today);
  const isDue = dueSince !== null || (nextRefill !== null && nextRefill <= today);
  return (
    <Row gap="3" align="center" className={classNames(styles['refill'], utility('gone-if-empty'))}>
      {dueSince !== null && (
        <StatusPill tone="notice">{words.due(formatDateInProse(dueSince))}</StatusPill>
      )}
      {dueSince === null && nextRefill !== null && (
        <SecondaryText>{words.next(formatDateInProse(nextRefill))}</SecondaryText>
      )}
      {isDue && mayBeRefilled(item) && <Refill item={item} name={name} />}
    </Row>
  );
}

/** How to get the next fill: the pharmacy's phone number, where it is known. */
function Refill({ item: { pharmacy, pharmacyPhone }, name }: { item: Prescription; name: string }) {
  if (pharmacyPhone === null) return <SecondaryText>{words.askForRefill(pharmacy)}</SecondaryText>;
  const shown = formatPhone(pharmacyPhone);
  return (
    <a
      href={phoneLink(pharmacyPhone) ?? undefined}
      aria-label={words.refillOf(shown, name)}
      className={buttonClass('secondary')}
    >
      <Phone size={18} aria-hidden="true" />
      {words.refill(shown)}
    </a>
  );
}

/** The steps from the price to the amount paid, on demand. */
function HowItAddsUp({ fill }: { fill: ClaimedFill }) {
  const how = words.how(fill.paid === null ? null : formatCents(fill.paid));
  return (
    <Disclosure title={how} name={words.howOf(how, fill.name)} className={styles['sum']}>
      <PaidFill fill={fill} />
    </Disclosure>
  );
}

/** Returns the sentence that splits the paid amount into deductible and copay; null where no deductible was taken. */
function paidPartsText({
  paid,
  paidParts: { deductible, copay, coinsurance },
}: Pick<Prescription, 'paid' | 'paidParts'>): string | null {
  if (paid === null || deductible === null || deductible === 0) return null;
  const rest = [
    ...(copay === null || copay === 0 ? [] : [words.copay(formatCents(copay))]),
    ...(coinsurance === null || coinsurance === 0
      ? []
      : [words.coinsurance(formatCents(coinsurance))]),
  ];
  return words.paidParts({
    paid: formatCents(paid),
    deductible: formatCents(deductible),
    rest: formatList(rest),
  });
}
