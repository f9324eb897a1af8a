import { useState } from 'react';
import { formatDate, namedFirst } from '#content/formats.ts';
import { reimbursementWords } from '#content/reimbursement.ts';
import type { NewAttachment } from '#src/api/calls/claim-inquiries.ts';
import type { NewReimbursement } from '#src/api/calls/health-reimbursement.ts';
import { localDay } from '#src/domain/format/days.ts';
import { formatCents } from '#src/domain/format/formats.ts';
import { nameAmongOthers } from '#src/domain/people/member-name.ts';
import type {
  OwedClaim,
  ReimbursementAccount,
  ReimbursementRequest,
} from '#src/domain/reimbursement/account.ts';
import { AttachmentsField } from '#src/parts/attachments/attachments-field.tsx';
import { useAttachments } from '#src/parts/attachments/use-attachments.ts';
import { ChoiceField } from '#src/parts/form/choice-field.tsx';
import { FormFrame } from '#src/parts/form/form-frame.tsx';
import { usePortalForm, type FormFields } from '#src/parts/form/use-portal-form.ts';
import { usePlan } from '#src/parts/plan/use-plan.ts';
import { StepFrame } from '#src/parts/screen/step-frame.tsx';
import { reportFailure } from '#src/portal/status/failed-calls.ts';
import { usePortal } from '#src/portal/portal-context.ts';
import { rejectedFields } from '#src/portal/forms/rejected-fields.ts';
import type {
  ReimbursementSubmission,
  RequestIntent,
} from '#src/portal/submissions/reimbursement-submission.ts';
import { Button } from '#src/ui/actions/button.tsx';
import { PartBoundary } from '#src/ui/feedback/part-boundary.tsx';
import { Field } from '#src/ui/form/field.tsx';
import { Loadable } from '#src/ui/lazy/loadable.tsx';
import { DateInput } from '#src/ui/form/masked-input.tsx';
import { Skeleton } from '#src/ui/feedback/skeleton.tsx';
import {
  askRules,
  emptyRequest,
  mostOf,
  noClaim,
  providerOf,
  type TypedRequest,
} from './ask-rules.ts';
import styles from './reimbursement.module.css';
import { RequestSent } from './request-sent.tsx';
import { useOwedClaims } from './use-owed-claims.ts';

const words = reimbursementWords.form;

interface Flow {
  submission: ReimbursementSubmission;
  account: ReimbursementAccount;
  memberId: string;
  /** The request was sent, and no response came. */
  onLost: (intent: RequestIntent, receipts: readonly NewAttachment[]) => void;
  onClose: () => void;
}

/** The form of a reimbursement request: the claim, the amount, and the receipts. */
export function AskFlow(flow: Flow) {
  const { account, memberId, onClose } = flow;
  const { query, claims, isArriving } = useOwedClaims(memberId, account.year);
  const [sent, setSent] = useState<ReimbursementRequest | null>(null);
  if (sent !== null) return <RequestSent request={sent} onClose={onClose} />;
  return (
    <StepFrame title={words.title}>
      <Loadable query={query} skeleton={<Skeleton height="20rem" />}>
        {() =>
          claims.length === 0 && !isArriving && !account.acceptsOtherExpenses ? (
            <>
              <p>{words.noClaims}</p>
              <div className={styles['row']}>
                <Button variant="secondary" onClick={onClose}>
                  {words.cancel}
                </Button>
              </div>
            </>
          ) : (
            <AskForm {...flow} {...{ claims, isArriving }} onSent={setSent} />
          )
        }
      </Loadable>
    </StepFrame>
  );
}

function AskForm({
  submission,
  account: { leftCents, acceptsOtherExpenses },
  memberId,
  claims,
  isArriving,
  onSent,
  onLost,
  onClose,
}: Flow & {
  claims: readonly OwedClaim[];
  isArriving: boolean;
  onSent: (request: ReimbursementRequest) => void;
}) {
  const { errors, now } = usePortal();
  const selection = usePlan();
  const rules = askRules(claims, leftCents, localDay(now()));
  const form = usePortalForm({ id: 'ask', rules, initial: emptyRequest });
  const attachments = useAttachments();
  const [isBusy, setBusy] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const [isReceiptMissing, setReceiptMissing] = useState(false);
  const { idOf, input, errorOf } = form;
  const claimId = form.form.watch('claimId');
  const most = mostOf(
    claims.find(({ id }) => id === claimId),
    leftCents,
  );
  const isOther = claimId === noClaim;
  const send = async (request: NewReimbursement) => {
    setBusy(true);
    setFailed(false);
    const receipts = await attachments.whenRead();
    // Nothing but the receipt shows an expense that is on no claim.
    const isMissing = isOther && receipts?.length === 0;
    setReceiptMissing(isMissing);
    if (receipts === null || isMissing) {
      setBusy(false);
      return [];
    }
    const intent = { key: crypto.randomUUID(), memberId, request };
    const outcome = await submission.ask(intent, receipts);
    setBusy(false);
    if (outcome.kind === 'taken') onSent(outcome.request);
    if (outcome.kind === 'unknown') onLost(outcome.intent, receipts);
    if (outcome.kind !== 'refused') return [];
    const rejected = rejectedFields(outcome.failure, (part) => ({ field: rules.fieldOf(part) }));
    if (rejected.length === 0) {
      reportFailure(errors, outcome.failure, undefined);
      setFailed(true);
    }
    return rejected;
  };
  return (
    <FormFrame
      form={form}
      sending={{ isBusy, submit: form.submitTo({ isBusy, send }) }}
      words={words}
      classes={{ form: styles['form'], row: styles['row'] }}
      above={
        (hasFailed || isReceiptMissing) && (
          <p role="alert">{isReceiptMissing ? words.receiptMissing : words.failed}</p>
        )
      }
      foot={
        <Button variant="plain" onClick={onClose}>
          {words.cancel}
        </Button>
      }
    >
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
              (one) =>
                [
                  one.id,
                  words.option(
                    formatDate(one.day),
                    namedFirst(nameAmongOthers(selection, one.memberId), providerOf(one)),
                    formatCents(one.openCents),
                  ),
                ] as const,
            ),
            ...(acceptsOtherExpenses ? [[noClaim, words.noClaim] as const] : []),
          ]}
        />
      </div>
      {isOther && <OtherExpense form={form} />}
      <Field
        id={idOf('amount')}
        label={words.amount}
        hint={words.amountHint(formatCents(most))}
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
