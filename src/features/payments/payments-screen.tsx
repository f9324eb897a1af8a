import { paymentsWords as words } from '#content/payments.ts';
import { titles } from '#content/titles.ts';
import { hasType } from '#src/domain/plan/rights.ts';
import { ScreenTitle } from '#src/parts/screen/screen-title.tsx';
import { usePlan } from '#src/parts/plan/use-plan.ts';
import { PartBoundary } from '#src/ui/feedback/part-boundary.tsx';
import { Grid } from '#src/ui/layout/grid.tsx';
import { BillCard } from './bill-card.tsx';
import { HistoryCard } from './history-card.tsx';
import { MethodsCard } from './methods-card.tsx';
import type { PaymentsNavigation } from './payments-search.ts';
import { PendingCard } from './pending-card.tsx';
import { AutopayCard } from './autopay-card.tsx';

/** The bill first, then payments in progress, autopay and methods, and the history of payments and statements. */
export function PaymentsScreen({ search, onSearch }: PaymentsNavigation) {
  const { plan, rights } = usePlan();
  // A Medicare plan is recognized by what opens the screen: the page identifier alone.
  const isMedicare = !rights.payBill && hasType(rights.pageIdentifiers, 'medicarePayment');
  const { contractId } = plan;
  return (
    <>
      <ScreenTitle>{titles.paymentCenter}</ScreenTitle>
      <PartBoundary>
        <BillCard contractId={contractId} note={isMedicare ? words.medicare.note : null} />
      </PartBoundary>
      <PartBoundary>
        <PendingCard contractId={contractId} />
      </PartBoundary>
      <Grid columns="halves" gap="6">
        <PartBoundary>
          <AutopayCard contractId={contractId} />
        </PartBoundary>
        <PartBoundary>
          <MethodsCard contractId={contractId} />
        </PartBoundary>
      </Grid>
      <PartBoundary>
        <HistoryCard contractId={contractId} {...{ search, onSearch }} />
      </PartBoundary>
    </>
  );
}
