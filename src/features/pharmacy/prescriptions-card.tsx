import { Suspense, useId, useState } from 'react';
import { formatDate, formatDateInProse, formatList, namedFirst } from '#content/formats.ts';
import { pharmacyWords } from '#content/pharmacy.ts';
import { prescriptions } from '#src/api/calls/prescriptions.ts';
import { localDay } from '#src/domain/format/days.ts';
import { formatCents } from '#src/domain/format/formats.ts';
import { lookUp } from '#src/domain/data/look-up.ts';
import { nameAmongOthers } from '#src/domain/people/member-name.ts';
import { refillDueSince, type Prescription } from '#src/domain/pharmacy/prescription.ts';
import { DataTable, type Column } from '#src/ui/data/data-table.tsx';
import { AnswerPages, useAnswerPage } from '#src/parts/list/answer-pages.tsx';
import { usePortal } from '#src/portal/portal-context.ts';
import { usePlan } from '#src/parts/plan/use-plan.ts';
import { Button } from '#src/ui/actions/button.tsx';
import { Card } from '#src/ui/layout/card.tsx';
import { PartBoundary } from '#src/ui/feedback/part-boundary.tsx';
import { lazyPart } from '#src/ui/lazy/lazy-part.ts';
import { Skeleton } from '#src/ui/feedback/skeleton.tsx';
import { StatusPill, type Tone } from '#src/ui/feedback/status-pill.tsx';
import { Stack } from '#src/ui/layout/stack.tsx';
import { SecondaryText } from '#src/ui/text/secondary-text.tsx';
import type { PharmacyNavigation } from './pharmacy-search.ts';
import styles from './pharmacy.module.css';
import type { ClaimedFill } from './use-last-fill.ts';

const PaidFill = lazyPart(async () => (await import('./fill-steps.tsx')).PaidFill);

const words = pharmacyWords.prescriptions;

/** The member's prescriptions, the last fill first. */
export function PrescriptionsCard({ search, onSearch }: PharmacyNavigation) {
  const { plan } = usePlan();
  const query = useAnswerPage(prescriptions(plan.memberId, search.fills ?? 1));
  return (
    <Card title={words.title} busy={query.isFetching}>
      <Stack gap="4" look="container">
        <AnswerPages
          {...{ query, words }}
          skeleton={<Skeleton height="18rem" />}
          onPage={(next) =>
            onSearch({ ...search, fills: next === 1 ? undefined : next }, { isStep: false })
          }
        >
          {(items) => <FillTable items={items} />}
        </AnswerPages>
      </Stack>
    </Card>
  );
}

const columns: readonly Column<Prescription>[] = [
  { header: words.columns.name, cell: (one) => <Drug item={one} />, card: 'title' },
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
  const hasDash = items.some((one) => columns.some(({ cell }) => cell(one) === null));
  return (
    <>
      <DataTable columns={columns} rows={items} rowKey={({ id }, at) => `${id} ${at}`} />
      {hasDash && (
        <SecondaryText as="p" className={styles['dash']}>
          {words.dash}
        </SecondaryText>
      )}
    </>
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
  const { now } = usePortal();
  const { status, nextRefill, prescriber, claimId } = item;
  // The list holds only the member’s own.
  const name = namedFirst(nameAmongOthers(selection, plan.memberId), item.name);
  const dueSince = refillDueSince(item, localDay(now()));
  const parts = paidPartsText(item);
  return (
    <PartBoundary>
      <Stack gap="1" align="start">
        <strong className={styles['fillName']}>{name}</strong>
        {status !== null && (
          <StatusPill tone={lookUp(tones, status) ?? 'neutral'}>
            {lookUp(words.statuses, status) ?? status}
          </StatusPill>
        )}
        {prescriber !== null && <SecondaryText>{words.prescriber(prescriber)}</SecondaryText>}
        {dueSince !== null && (
          <StatusPill tone="notice">{words.due(formatDateInProse(dueSince))}</StatusPill>
        )}
        {dueSince === null && nextRefill !== null && (
          <SecondaryText>{words.next(formatDateInProse(nextRefill))}</SecondaryText>
        )}
        {parts !== null && <SecondaryText>{parts}</SecondaryText>}
        {claimId !== null && rights.claims && <HowItAddsUp fill={{ ...item, name, claimId }} />}
      </Stack>
    </PartBoundary>
  );
}

/** The steps from the price to the amount paid, on demand. */
function HowItAddsUp({ fill }: { fill: ClaimedFill }) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="text"
        aria-expanded={isOpen}
        aria-controls={`${id}-how`}
        aria-label={words.howOf(fill.name)}
        onClick={() => setOpen(!isOpen)}
      >
        {words.how}
      </Button>
      <div id={`${id}-how`} hidden={!isOpen} className={styles['sum']}>
        {isOpen && (
          <Suspense fallback={<Skeleton height="12rem" />}>
            <PaidFill fill={fill} />
          </Suspense>
        )}
      </div>
    </>
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
