import { useState, useMemo } from 'react';
import { useQuery } from '@tanstack/react-query';
import { formatDate, namedFirst } from '#content/formats.ts';
import { reimbursementWords } from '#content/reimbursement.ts';
import {
  type NewReimbursement,
  requestsQuery,
} from '#src/api/calls/payments/health-reimbursement.ts';
import { localDay } from '#src/domain/format/days.ts';
import { formatCents } from '#src/domain/format/formats.ts';
import { nameAmongOthers } from '#src/domain/people/member-name.ts';
import {
  type OwedClaim,
  type ReimbursementAccount,
  owedClaims,
} from '#src/domain/reimbursement/account.ts';
import { AttachmentsField } from '#src/parts/attachments/attachments-field.tsx';
import { useAttachments } from '#src/parts/attachments/use-attachments.ts';
import { ChoiceField } from '#src/parts/form/choice-field.tsx';
import { FormFrame } from '#src/parts/form/form-frame.tsx';
import { usePortalForm, type FormFields } from '#src/parts/form/use-portal-form.ts';
import { usePlan } from '#src/parts/plan/use-plan.ts';
import { StepFrame } from '#src/parts/screen/step-frame.tsx';
import type { Submission } from '#src/parts/submission/use-submission.ts';
import { usePortal } from '#src/portal/portal-context.ts';
import { rejectedFields } from '#src/portal/forms/rejected-fields.ts';
import { Empty } from '#src/ui/feedback/empty.tsx';
import { Button } from '#src/ui/actions/button.tsx';
import { PartBoundary } from '#src/ui/feedback/part-boundary.tsx';
import { Field } from '#src/ui/form/field.tsx';
import { Loadable } from '#src/ui/lazy/loadable.tsx';
import { DateInput } from '#src/ui/form/masked-input.tsx';
import { Skeleton } from '#src/ui/feedback/skeleton.tsx';
import { Row } from '#src/ui/layout/row.tsx';
import { noClaims } from '#src/api/queries/claims.ts';
import { usedOf } from '#src/domain/claims/next-step.ts';
import { useClaimHistory } from '#src/parts/claims/use-claim-history.ts';
import { useClaimRows } from '#src/parts/claims/use-claim-rows.ts';
import {
  askRules,
  emptyRequest,
  mostOf,
  noClaim,
  providerOf,
  type TypedRequest,
} from './ask-rules.ts';
import { RequestSent } from './request-sent.tsx';
import type { RequestTypes } from './request-submission.ts';

const words = reimbursementWords.form;

interface Flow {
  submission: Submission<RequestTypes>;
  account: ReimbursementAccount;
  memberId: string;
}

/** The form of a reimbursement request: the claim, the amount, and the receipts. */
export function AskFlow(flow: Flow) {
  const { account, memberId, submission } = flow;
  const { view, close } = submission;
  const { query, claims, isArriving } = useOwedClaims(memberId, account.year);
  const completeness = query.data?.completeness ?? 'unknown';
  // Rebuild the form of a request from an earlier visit when its outcome arrives.
  const [isOfEarlier, setOfEarlier] = useState(view.step === 'underWay');
  if (isOfEarlier && view.step !== 'underWay') setOfEarlier(false);
  if (view.answer !== null) return <RequestSent request={view.answer} onClose={close} />;
  return (
    <StepFrame title={words.title}>
      <Loadable query={query} skeleton={<Skeleton height="20rem" />}>
        {() =>
          claims.length === 0 && !isArriving && !account.acceptsOtherExpenses ? (
            <>
              <Empty words={words.noClaims} completeness={completeness} />
              <Row gap="4" align="center" look="screen-only">
                <Button variant="secondary" onClick={close}>
                  {words.cancel}
                </Button>
              </Row>
            </>
          ) : (
            <AskForm key={String(isOfEarlier)} {...flow} {...{ claims, isArriving }} />
          )
        }
      </Loadable>
    </StepFrame>
  );
}

function AskForm({
  submission: { view, send, settled, close },
  account,
  claims,
  isArriving,
}: Flow & {
  claims: readonly OwedClaim[];
  isArriving: boolean;
}) {
  const { now } = usePortal();
  const { leftCents } = account;
  const rules = askRules(claims, leftCents, localDay(now()));
  const rejectedBy = ({ failure }: typeof view) =>
    failure === null ? [] : rejectedFields(failure, (part) => ({ field: rules.fieldOf(part) }));
  const before = view.submitted?.transient;
  const form = usePortalForm({
    id: 'ask',
    rules,
    initial: before?.typed ?? emptyRequest,
    rejectedBefore: rejectedBy(view),
  });
  const attachments = useAttachments(before?.receipts);
  const [isReading, setReading] = useState(false);
  const [isReceiptMissing, setReceiptMissing] = useState(false);
  const { idOf, input, errorOf } = form;
  const claimId = form.form.watch('claimId');
  const maxCents = mostOf(
    claims.find(({ id }) => id === claimId),
    leftCents,
  );
  const isOther = claimId === noClaim;
  const isBusy = isReading || view.step === 'underWay';
  const hasFailed = view.step === 'rejected' && !isReading && rejectedBy(view).length === 0;
  const submit = async (intent: NewReimbursement, typed: TypedRequest) => {
    setReading(true);
    const receipts = await attachments.whenRead();
    setReading(false);
    // Nothing but the receipt shows an expense that is on no claim.
    const isMissing = isOther && receipts?.length === 0;
    setReceiptMissing(isMissing);
    if (receipts === null || isMissing) return [];
    send({ type: 'submission.confirmed', intent, transient: { typed, receipts } });
    return rejectedBy(await settled());
  };
  return (
    <FormFrame
      form={form}
      sending={{ isBusy, submit: form.submitTo({ isBusy, send: submit }) }}
      words={words}

      above={
        (hasFailed || isReceiptMissing) && (
          <p role="alert">{isReceiptMissing ? words.receiptMissing : words.failed}</p>
        )
      }
      foot={
        <Button variant="plain" onClick={close}>
          {words.cancel}
        </Button>
      }
    >
      <ClaimField {...{ form, claims, account, isArriving }} />
      {isOther && <OtherExpense form={form} />}
      <Field
        id={idOf('amount')}
        label={words.amount}
        hint={words.amountHint(formatCents(maxCents))}
        error={errorOf('amount')}
      >
        {(control) => (
          <input {...control} {...input('amount')} inputMode="decimal" autoComplete="off" />
        )}
      </Field>
      <PartBoundary>
        <AttachmentsField
          label={isOther ? words.receiptNeeded : words.receipts}
          attachments={attachments}
        />
      </PartBoundary>
    </FormFrame>
  );
}

function ClaimField({
  form,
  claims,
  account: { leftCents, acceptsOtherExpenses },
  isArriving,
}: {
  form: FormFields<TypedRequest>;
  claims: readonly OwedClaim[];
  account: ReimbursementAccount;
  isArriving: boolean;
}) {
  const selection = usePlan();
  return (
    <div
      onChange={({ target }) => {
        // The open amount of a claim is the usual request.
        const chosen =
          target instanceof HTMLSelectElement && claims.find(({ id }) => id === target.value);
        const amount = chosen ? formatCents(mostOf(chosen, leftCents)).slice(1) : '';
        form.form.setValue('amount', amount, { shouldValidate: form.form.formState.isSubmitted });
      }}
    >
      <ChoiceField
        form={form}
        name="claimId"
        label={words.claim}
        hint={isArriving ? words.loading : undefined}
        prompt={words.prompt}
        options={[
          ...claims.map(
            (claim) =>
              [
                claim.id,
                words.option(
                  formatDate(claim.day),
                  namedFirst(nameAmongOthers(selection, claim.memberId), providerOf(claim)),
                  formatCents(claim.openCents),
                ),
              ] as const,
          ),
          ...(acceptsOtherExpenses ? [[noClaim, words.noClaim] as const] : []),
        ]}
      />
    </div>
  );
}

/** Fields of an expense that is on no claim: provider, day and purpose. */
function OtherExpense({ form }: { form: FormFields<TypedRequest> }) {
  const { idOf, input, errorOf } = form;
  return (
    <>
      <Field
        id={idOf('provider')}
        label={words.provider}
        hint={words.providerHint}
        error={errorOf('provider')}
      >
        {(control) => <input {...control} {...input('provider')} autoComplete="off" />}
      </Field>
      <Field id={idOf('day')} label={words.day} error={errorOf('day')}>
        {(control) => <DateInput {...control} {...input('day')} autoComplete="off" />}
      </Field>
      <ChoiceField
        form={form}
        name="expense"
        label={words.expense}
        prompt={words.expensePrompt}
        options={Object.entries(words.expenses)}
      />
    </>
  );
}

/** Returns the claims that can be reimbursed, as far as they have loaded. */
function useOwedClaims(memberId: string, year: number | null) {
  const selection = usePlan();
  const { query, history } = useClaimHistory(selection);
  const { data: requests } = useQuery(requestsQuery(usePortal(), memberId));
  const rows = useClaimRows(selection, history?.claims ?? noClaims.claims);
  const claims = useMemo(() => {
    const payable = rows.map(({ claim, nextStep, owed, day }) => ({
      id: claim.id,
      memberId: claim.memberId,
      day,
      // A copay that was paid at pickup can be reimbursed, too.
      owedCents: owed === null ? null : owed + usedOf(nextStep, 'pickup'),
      provider: claim.providerName,
      accountCents: usedOf(nextStep, 'account'),
      claimNumber: claim.claimNumber,
      service: claim.lines[0]?.service ?? null,
    }));
    return owedClaims(payable, requests?.items ?? [], year);
  }, [rows, requests, year]);
  return { query, claims, isArriving: (history?.pendingPages.length ?? 0) > 0 };
}
