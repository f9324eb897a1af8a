import { useQuery } from '@tanstack/react-query';
import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useState } from 'react';
import { fromPromise } from 'xstate';
import { autopayWords as words } from '#content/autopay.ts';
import { bill } from '#src/api/calls/payments/billing.ts';
import { paymentMethods } from '#src/api/calls/payments/payment-methods.ts';
import {
  autopay as readAutopay,
  cancelAutopay,
  saveAutopay,
} from '#src/api/calls/payments/payments.ts';
import { failureOfThrown } from '#src/api/http/failure.ts';
import { defaultErrorCode } from '#src/domain/error-codes.ts';
import { usualDraftDay, type Autopay } from '#src/domain/payments/autopay.ts';
import type { Bill } from '#src/domain/payments/bill.ts';
import { autopayMachine, type AutopayOutcome } from '#src/machines/autopay/autopay.machine.ts';
import { autopayView } from '#src/machines/autopay/autopay.selectors.ts';
import type { Portal } from '#src/portal/create-portal.ts';
import { reportFailure } from '#src/portal/status/failed-calls.ts';
import { usePortal } from '#src/portal/portal-context.ts';
import { Card } from '#src/ui/layout/card.tsx';
import { Skeleton } from '#src/ui/feedback/skeleton.tsx';
import { AutopaySteps } from './autopay-steps.tsx';
import { StaleOnError } from '#src/parts/screen/stale-on-error.tsx';

/** The autopay of a bill: whether it is on, its forecast, and the way to change it. */
export function AutopayCard({ contractId }: { contractId: string }) {
  const { queryOf } = usePortal();
  const query = useQuery(queryOf(bill(contractId)));
  return (
    <Card title={words.title} busy={query.isPending}>
      <StaleOnError query={query} skeleton={<Skeleton height="12rem" />}>
        {(bill) => <Changes {...{ contractId, bill }} readAt={query.dataUpdatedAt} />}
      </StaleOnError>
    </Card>
  );
}

/** @param readAt when the insurer answered with the bill, in epoch milliseconds */
function Changes({ contractId, bill, readAt }: { contractId: string; bill: Bill; readAt: number }) {
  const portal = usePortal();
  const methods = useQuery(portal.queryOf(paymentMethods(contractId)));
  const [machine] = useState(() => provided(portal, contractId));
  const actor = useActorRef(machine);
  const view = useSelector(actor, autopayView);
  useEffect(() => actor.send({ type: 'bill.refetched' }), [actor, readAt]);
  return (
    <AutopaySteps
      {...{ view, bill }}
      methods={methods.data?.list ?? null}
      send={(event) => actor.send(event)}
    />
  );
}

const provided = (portal: Portal, contractId: string) =>
  autopayMachine.provide({
    actors: {
      save: fromPromise(({ input }: { input: { methodId: string | null } }) =>
        save(portal, contractId, input.methodId),
      ),
      read: fromPromise(async () => {
        const autopay = await portal.clients.send(readAutopay(contractId));
        noteAutopay(portal, contractId, autopay);
        return autopay;
      }),
    },
  });

/** Shows an answer in the bill that is already there, until the bill is refetched. */
function noteAutopay({ queryClient, queryOf }: Portal, contractId: string, autopay: Autopay): void {
  queryClient.setQueryData(
    queryOf(bill(contractId)).queryKey,
    (known) => known && { ...known, autopay },
  );
}

async function save(
  portal: Portal,
  contractId: string,
  methodId: string | null,
): Promise<AutopayOutcome> {
  try {
    if (methodId === null) {
      await portal.send(cancelAutopay(contractId));
      const off = { isOn: false, nextDraft: null, methodId: null };
      noteAutopay(portal, contractId, { ...off, draftDay: usualDraftDay });
    } else noteAutopay(portal, contractId, await portal.send(saveAutopay(contractId, methodId)));
    return { kind: 'saved' };
  } catch (thrown) {
    const failure = failureOfThrown(defaultErrorCode, thrown);
    reportFailure(portal.errors, failure, undefined);
    const { kind, status, validationErrors } = failure;
    if (kind !== 'status' || status === null || status >= 500) return { kind: 'lost' };
    return { kind: 'refused', text: validationErrors[0]?.message ?? words.refused };
  }
}
