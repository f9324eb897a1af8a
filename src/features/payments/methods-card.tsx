import { utility } from '#src/ui/layout/utility.ts';
import { useMutation, useQuery } from '@tanstack/react-query';
import { Suspense, useState, use } from 'react';
import { formatMonth } from '#content/formats.ts';
import { paymentsWords } from '#content/payments.ts';
import {
  makeMethodDefault,
  paymentMethods,
  removePaymentMethod,
  type PaymentMethods,
  addPaymentMethod,
} from '#src/api/calls/payments/payment-methods.ts';
import { localDay } from '#src/domain/format/days.ts';
import { isUsableOn, type PaymentMethod } from '#src/domain/payments/payment-method.ts';
import { prefixOf } from '#src/domain/plan/plan.ts';
import { CallText } from '#src/parts/text/member-services.tsx';
import { usePlan } from '#src/parts/plan/use-plan.ts';
import { bill } from '#src/api/calls/payments/billing.ts';
import { usePortal } from '#src/portal/portal-context.ts';
import { createVendorPage } from '#src/portal/single-sign-on/vendor-page.ts';
import { Empty } from '#src/ui/feedback/empty.tsx';
import { Button } from '#src/ui/actions/button.tsx';
import { FoldingCard } from '#src/ui/layout/folding-card.tsx';
import { PartBoundary } from '#src/ui/feedback/part-boundary.tsx';
import { lazyPart } from '#src/ui/lazy/lazy-part.ts';
import { Skeleton } from '#src/ui/feedback/skeleton.tsx';
import { StatusPill } from '#src/ui/feedback/status-pill.tsx';
import { SecondaryText } from '#src/ui/text/secondary-text.tsx';
import { Notice } from '#src/ui/feedback/notice.tsx';
import { StaleOnError } from '#src/parts/screen/stale-on-error.tsx';
import { Row } from '#src/ui/layout/row.tsx';
import { Stack } from '#src/ui/layout/stack.tsx';
import { failureOfThrown } from '#src/api/http/failure.ts';
import { defaultErrorCode } from '#src/domain/error-codes.ts';
import type { Portal } from '#src/portal/create-portal.ts';
import { reportFailure } from '#src/portal/status/failed-calls.ts';
import { methodName } from './payment-text.ts';

const ConfirmDialog = lazyPart(
  async () => (await import('#src/parts/screen/confirm-dialog.tsx')).ConfirmDialog,
);

const words = paymentsWords.methods;

/** The payment methods; a new one is added on the vendor's own page. */
export function MethodsCard({ contractId }: { contractId: string }) {
  const portal = usePortal();
  const query = useQuery(portal.queryOf(paymentMethods(contractId)));
  // Once, with the page that the vendor's has led back to.
  const [adding] = useState(() => beginAdding(portal, contractId));
  return (
    <FoldingCard title={words.title} busy={query.isPending} screenOnly>
      {adding !== null && (
        <Suspense fallback={<p role="status">{words.saving}</p>}>
          <AddedMethod adding={adding} />
        </Suspense>
      )}
      <StaleOnError query={query} skeleton={<Skeleton height="12rem" />}>
        {(methods) => <Methods {...{ contractId, methods }} />}
      </StaleOnError>
    </FoldingCard>
  );
}

function Methods({ contractId, methods }: { contractId: string; methods: PaymentMethods }) {
  const portal = usePortal();
  const { plan } = usePlan();
  const [vendor] = useState(() => createVendorPage(portal));
  const { data: owed } = useQuery(portal.queryOf(bill(contractId)));
  const [methodToRemove, setMethodToRemove] = useState<PaymentMethod | null>(null);
  const [announcement, setAnnouncement] = useState<string | null>(null);
  const choosing = useMutation({
    mutationFn: ({ id }: PaymentMethod) => portal.send(makeMethodDefault(contractId, id)),
    onSuccess: (method) => setAnnouncement(words.nowDefault(methodName(method))),
  });
  const usedByAutopay = owed?.autopay.isOn ? owed.autopay.methodId : null;
  const { list, addUrl, completeness } = methods;
  const isInUse = methodToRemove !== null && methodToRemove.id === usedByAutopay;
  return (
    <>
      {announcement !== null && (
        <Notice key={announcement} tone="success" takesFocus>
          {announcement}
        </Notice>
      )}
      {list.length === 0 && <Empty words={words.none} completeness={completeness} />}
      <Stack as="ul" gap="3" look="divided">
        {list.map((method) => (
          <li key={method.id}>
            <PartBoundary>
              <Method
                method={method}
                isUsedByAutopay={method.id === usedByAutopay}
                isBusy={choosing.isPending}
                onDefault={() => choosing.mutate(method)}
                onRemove={() => setMethodToRemove(method)}
              />
            </PartBoundary>
          </li>
        ))}
      </Stack>
      {completeness !== 'complete' && list.length > 0 && (
        <SecondaryText as="p">{words.someMissing}</SecondaryText>
      )}
      <SecondaryText as="p">{words.safe}</SecondaryText>
      {vendor.isTrusted(addUrl) ? (
        <Stack gap="1" align="start">
          <Button
            variant="secondary"
            onClick={() => vendor.open(addUrl, `/${prefixOf(plan)}/payment-center`)}
          >
            {words.add}
          </Button>
          <SecondaryText as="p">{words.addHint}</SecondaryText>
        </Stack>
      ) : (
        <p>
          <CallText>{words.cannotAdd}</CallText>
        </p>
      )}
      {methodToRemove !== null && (
        <Suspense>
          <ConfirmDialog
            words={words.dialog}
            isDestructive
            act={
              isInUse ? null : () => portal.send(removePaymentMethod(contractId, methodToRemove.id))
            }
            failureText={() => words.dialog.failed}
            onDone={() => {
              setAnnouncement(words.removed(methodName(methodToRemove)));
              setMethodToRemove(null);
            }}
            onClose={() => setMethodToRemove(null)}
          >
            <p>
              {isInUse
                ? words.dialog.inUse(methodName(methodToRemove))
                : words.dialog.text(methodName(methodToRemove))}
            </p>
          </ConfirmDialog>
        </Suspense>
      )}
    </>
  );
}

function Method({
  method,
  isUsedByAutopay,
  isBusy,
  onDefault,
  onRemove,
}: {
  method: PaymentMethod;
  isUsedByAutopay: boolean;
  isBusy: boolean;
  onDefault: () => void;
  onRemove: () => void;
}) {
  const { now } = usePortal();
  const name = methodName(method);
  const { expiresOn, isDefault } = method;
  const isEnded = !isUsableOn(method, localDay(now()));
  return (
    <Row gap="6" align="center" apart>
      <Stack gap="1" align="start" className={utility('fills')}>
        <strong>{name}</strong>
        {expiresOn !== null && (
          <SecondaryText as="p">{words.ends(formatMonth(expiresOn))}</SecondaryText>
        )}
        {isUsedByAutopay && <SecondaryText as="p">{words.usedByAutopay}</SecondaryText>}
        {isEnded ? (
          <StatusPill tone="bad">{words.ended}</StatusPill>
        ) : (
          isDefault && <StatusPill tone="good">{words.isDefault}</StatusPill>
        )}
      </Stack>
      <Row gap="4" align="center" look="screen-only">
        {!isDefault && !isEnded && (
          <Button
            variant="text"
            aria-disabled={isBusy}
            aria-label={words.makeDefaultOf(name)}
            onClick={() => {
              if (!isBusy) onDefault();
            }}
          >
            {words.makeDefault}
          </Button>
        )}
        <Button variant="text" aria-label={words.removeOf(name)} onClick={onRemove}>
          {words.remove}
        </Button>
      </Row>
    </Row>
  );
}

/** The result of the visit to the vendor's page. */
function AddedMethod({ adding }: { adding: Promise<Added> }) {
  const added = use(adding);
  return (
    <Notice tone={added.kind === 'saved' ? 'success' : 'warning'} takesFocus>
      {textOf(added)}
    </Notice>
  );
}

function textOf(added: Added): string {
  switch (added.kind) {
    case 'saved':
      return words.saved(methodName(added.method));
    case 'not-saved':
      return words.notSaved;
    case 'given-up':
      return words.givenUp;
    case 'refused':
      return words.refused;
  }
}

/** The result of the visit to the vendor's page. */
type Added =
  | { kind: 'saved'; method: PaymentMethod }
  | { kind: 'not-saved' }
  | { kind: 'given-up' }
  | { kind: 'refused' };

const handled = new WeakSet<object>();

/** Stores the payment method that the vendor's page returned; null if this page is not such a return. */
function beginAdding(portal: Portal, contractId: string): Promise<Added> | null {
  const { vendorReturn } = portal;
  // Handle a return once, because the screen may open again on this page.
  if (vendorReturn === null || handled.has(vendorReturn)) return null;
  handled.add(vendorReturn);
  const returned = new URLSearchParams(vendorReturn.search);
  const taken = createVendorPage(portal).take(returned.get('state') ?? '', returned.get('token'));
  if (taken.kind !== 'token') return Promise.resolve(taken);
  return store(portal, contractId, taken.token);
}

async function store(portal: Portal, contractId: string, token: string): Promise<Added> {
  try {
    return { kind: 'saved', method: await portal.send(addPaymentMethod(contractId, token)) };
  } catch (thrown) {
    reportFailure(portal.errors, failureOfThrown(defaultErrorCode, thrown), undefined);
    return { kind: 'not-saved' };
  }
}
