import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useRef, type Ref } from 'react';
import { formatTimeOfDay } from '#content/clock.ts';
import { formatDateInProse } from '#content/formats.ts';
import { paymentsWords } from '#content/payments.ts';
import { bill } from '#src/api/calls/payments/billing.ts';
import { paymentMethods } from '#src/api/calls/payments/payment-methods.ts';
import { localDay } from '#src/domain/format/days.ts';
import { formatCents } from '#src/domain/format/formats.ts';
import { autopayForecast, isStuck } from '#src/domain/payments/autopay.ts';
import { isExplained, onItsWay, type Bill } from '#src/domain/payments/bill.ts';
import type { PaymentMethod } from '#src/domain/payments/payment-method.ts';
import { usePortal } from '#src/portal/portal-context.ts';
import { PartBoundary } from '#src/ui/feedback/part-boundary.tsx';
import { Figure } from '#src/ui/data/figure.tsx';
import { Card } from '#src/ui/layout/card.tsx';
import { Skeleton } from '#src/ui/feedback/skeleton.tsx';
import { usePlan } from '#src/parts/plan/use-plan.ts';
import { StaleOnError } from '#src/parts/screen/stale-on-error.tsx';
import { Grid } from '#src/ui/layout/grid.tsx';
import { Stack } from '#src/ui/layout/stack.tsx';
import { FactList } from '#src/ui/data/fact-list.tsx';
import { SecondaryText } from '#src/ui/text/secondary-text.tsx';
import { BillLines } from './bill-lines.tsx';
import { dayInProse } from './payment-text.ts';
import styles from './payments.module.css';
import { Paying } from './paying.tsx';

const words = paymentsWords.bill;

const placeholder = (
  <div className={styles['billPlace']}>
    <Skeleton height="100%" />
  </div>
);

/** The amount owed and its date, and then the way to pay it. */
export function BillCard({ contractId, note }: { contractId: string; note: string | null }) {
  const { rights } = usePlan();
  const { queryOf, now } = usePortal();
  const query = useQuery(queryOf(bill(contractId)));
  const methods = useQuery(queryOf(paymentMethods(contractId)));
  const whatNext = useRef<HTMLParagraphElement>(null);
  return (
    <Card
      title={words.title}
      busy={query.isPending}
      isAnswer
      className={styles['bill']}
      foot={
        rights.claims && (
          <>
            <span>{words.care}</span>
            <Link to="/{-$contractType}/claims">{words.careLink}</Link>
          </>
        )
      }
    >
      <StaleOnError query={query} skeleton={placeholder}>
        {(read) => {
          // The next step depends on whether autopay can do it.
          if (read.autopay.isOn && methods.isPending) return placeholder;
          const drafted = asDrafted(read, methods.data?.list ?? null, localDay(now()));
          return (
            <Grid columns="halves" gap="12" align="start">
              <Stack gap="4">
                <BillFigures bill={drafted} whatNext={whatNext} />
                {note !== null && <SecondaryText as="p">{note}</SecondaryText>}
                <Paying key={contractId} {...{ contractId, whatNext }} bill={drafted} />
              </Stack>
              <PartBoundary>
                <BillLines bill={drafted} />
              </PartBoundary>
            </Grid>
          );
        }}
      </StaleOnError>
    </Card>
  );
}

/**
 * Returns the bill without its next draft where autopay cannot pay it: then the member pays, even if the insurer names
 * a day.
 */
function asDrafted(bill: Bill, methods: readonly PaymentMethod[] | null, today: string): Bill {
  const outlook = autopayForecast(bill.autopay, methods, bill.amountDueCents, today);
  return isStuck(outlook) ? { ...bill, nextDraft: null } : bill;
}

function BillFigures({ bill, whatNext }: { bill: Bill; whatNext: Ref<HTMLParagraphElement> }) {
  const { now } = usePortal();
  const { amountDueCents, balanceCents, asOf } = bill;
  const way = onItsWay(bill);
  return (
    <>
      <Figure
        name={words.amountDue}
        value={formatCents(Math.max(0, amountDueCents))}
        note={
          asOf === null
            ? words.asOfUnknown
            : words.asOf(dayInProse(asOf), formatTimeOfDay(asOf.getTime()))
        }
      />
      <p ref={whatNext} tabIndex={-1}>
        <strong>{nextStep(bill, localDay(now()))}</strong>
      </p>
      {balanceCents !== null && balanceCents < 0 && (
        <SecondaryText as="p">{words.credit}</SecondaryText>
      )}
      {/* The lines of a bill say these in their sum. */}
      {!isExplained(bill) && (
        <FactList
          facts={[
            [words.balance, balanceCents === amountDueCents ? null : balanceText(balanceCents)],
            [words.onItsWay, way > 0 ? formatCents(way) : null],
          ]}
          look="figures"
        />
      )}
    </>
  );
}

function balanceText(cents: number | null) {
  if (cents === null) return null;
  return (
    <>
      {formatCents(cents)}
      {cents >= 0 && <SecondaryText as="p">{words.balanceHint}</SecondaryText>}
    </>
  );
}

/** Returns one sentence on what the member has to do, and by when. */
function nextStep(bill: Bill, today: string): string {
  const { amountDueCents, due, nextDraft } = bill;
  const way = onItsWay(bill);
  if (amountDueCents <= 0) return way > 0 ? words.nothingMore(formatCents(way)) : words.nothing;
  if (due !== null && due < today) return words.overdue(formatDateInProse(due));
  if (nextDraft !== null) return words.autopay(formatDateInProse(nextDraft));
  return due === null ? words.noDueDate : words.due(formatDateInProse(due));
}
