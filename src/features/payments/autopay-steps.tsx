import { useId, useState } from 'react';
import { autopayWords as words } from '#content/autopay.ts';
import { formatDateInProse } from '#content/formats.ts';
import { formatCents } from '#src/domain/format/formats.ts';
import { autopayForecast, isStuck, type AutopayForecast } from '#src/domain/payments/autopay.ts';
import type { Bill } from '#src/domain/payments/bill.ts';
import { isUsableOn, type PaymentMethod } from '#src/domain/payments/payment-method.ts';
import type { AutopayEvent } from '#src/machines/autopay/autopay.machine.ts';
import type { AutopayView } from '#src/machines/autopay/autopay.selectors.ts';
import { usePortal } from '#src/portal/portal-context.ts';
import { localDay } from '#src/domain/format/days.ts';
import { Button } from '#src/ui/actions/button.tsx';
import { Field } from '#src/ui/form/field.tsx';
import { StatusPill } from '#src/ui/feedback/status-pill.tsx';
import { SecondaryText } from '#src/ui/text/secondary-text.tsx';
import { Notice } from '#src/ui/feedback/notice.tsx';
import { methodName } from './payment-text.ts';
import { StepFrame } from '#src/parts/screen/step-frame.tsx';
import { Row } from '#src/ui/layout/row.tsx';
import { useFocusOn } from '#src/ui/browser/take-focus.ts';

interface StepProps {
  view: AutopayView;
  bill: Bill;
  /** Null while they are not known. */
  methods: readonly PaymentMethod[] | null;
  send: (event: AutopayEvent) => void;
}

/** The forecast of autopay, always; and the step that the member is in. */
export function AutopaySteps({ view, bill, methods, send: sendEvent }: StepProps) {
  const { step, news } = view;
  const { autopay } = bill;
  const { now } = usePortal();
  // After the member's first action, each new step takes the focus.
  const [hasBegun, setBegun] = useState(false);
  const send = (event: AutopayEvent) => {
    setBegun(true);
    sendEvent(event);
  };
  if (step === 'checking') return <p role="status">{words.checking}</p>;
  if (step === 'unknown') {
    return (
      <>
        <p role="alert">{words.unknown}</p>
        <div>
          <Button variant="secondary" onClick={() => send({ type: 'retry.requested' })}>
            {words.retry}
          </Button>
        </div>
      </>
    );
  }
  const outlook = autopayForecast(autopay, methods, bill.amountDueCents, localDay(now()));
  const cannotDraft = isStuck(outlook);
  return (
    <>
      {news !== null && (
        <Notice key={news} tone={news === 'not-changed' ? 'warning' : 'success'} takesFocus>
          {words.news[news]}
        </Notice>
      )}
      <StatusPill tone={cannotDraft ? 'bad' : autopay.isOn ? 'good' : 'neutral'}>
        {cannotDraft ? words.cannotDraft : autopay.isOn ? words.on : words.off}
      </StatusPill>
      <p role={cannotDraft ? 'alert' : undefined}>{outlookText(outlook)}</p>
      <Step {...{ view, bill, methods, send }} takesFocus={hasBegun && news === null} />
    </>
  );
}

function Step({ view, bill, methods, send, takesFocus }: StepProps & { takesFocus: boolean }) {
  const { step, refusal, isBusy } = view;
  switch (step) {
    case 'enrolling':
    case 'changing':
      return (
        <ChooseMethod
          key={step}
          {...{ view, bill, methods, send }}
          title={step === 'enrolling' ? words.form.enroll : words.form.change}
          submit={step === 'enrolling' ? words.form.turnOn : words.form.save}
        />
      );
    case 'turning-off':
      return (
        <StepFrame title={words.ending.title}>
          <Refusal text={refusal} />
          <p>{words.ending.text}</p>
          {bill.amountDueCents > 0 && bill.due !== null && (
            <p>{words.ending.due(formatCents(bill.amountDueCents), formatDateInProse(bill.due))}</p>
          )}
          <Row gap="4" align="center" look="screen-only">
            <Button aria-disabled={isBusy} onClick={() => send({ type: 'ending.confirmed' })}>
              {isBusy ? words.ending.saving : words.ending.confirm}
            </Button>
            <Button variant="secondary" onClick={() => send({ type: 'step.closed' })}>
              {words.ending.keep}
            </Button>
          </Row>
        </StepFrame>
      );
    default:
      return <Offers {...{ bill, methods, send, takesFocus }} />;
  }
}

/** The actions that the member can start. */
function Offers({
  bill: { autopay },
  methods,
  send,
  takesFocus,
}: Omit<StepProps, 'view'> & { takesFocus: boolean }) {
  const { now } = usePortal();
  const first = useFocusOn<HTMLButtonElement>(takesFocus);
  const today = localDay(now());
  if (!autopay.isOn) {
    const hasMethod = methods?.some((method) => isUsableOn(method, today)) ?? true;
    return hasMethod ? (
      <Row gap="4" align="center" look="screen-only">
        <Button ref={first} variant="secondary" onClick={() => send({ type: 'enrollment.opened' })}>
          {words.enroll}
        </Button>
      </Row>
    ) : (
      <SecondaryText as="p">{words.noMethod}</SecondaryText>
    );
  }
  return (
    <Row gap="4" align="center" look="screen-only">
      <Button ref={first} variant="secondary" onClick={() => send({ type: 'change.opened' })}>
        {words.change}
      </Button>
      <Button variant="text" onClick={() => send({ type: 'ending.opened' })}>
        {words.end}
      </Button>
    </Row>
  );
}

function ChooseMethod({
  view: { refusal, isBusy },
  bill: { autopay },
  methods,
  title,
  submit,
  send,
}: StepProps & { title: string; submit: string }) {
  const { now } = usePortal();
  const id = useId();
  const day = autopay.nextDraft ?? localDay(now());
  const usable = (methods ?? []).filter((method) => isUsableOn(method, day));
  const [chosen, setChosen] = useState<string | null>(null);
  const first = usable.find((method) => method.id === autopay.methodId) ?? usable[0];
  const methodId = chosen ?? first?.id;
  return (
    <StepFrame title={title}>
      <Refusal text={refusal} />
      {first === undefined ? (
        <p>{words.noMethod}</p>
      ) : (
        <Field id={id} label={words.form.method}>
          {(control) => (
            <select
              {...control}
              value={methodId}
              onChange={({ target }) => setChosen(target.value)}
            >
              {usable.map((method) => (
                <option key={method.id} value={method.id}>
                  {methodName(method)}
                </option>
              ))}
            </select>
          )}
        </Field>
      )}
      <SecondaryText as="p">{words.form.cancelAnytime}</SecondaryText>
      <Row gap="4" align="center" look="screen-only">
        {methodId !== undefined && (
          <Button aria-disabled={isBusy} onClick={() => send({ type: 'method.chosen', methodId })}>
            {isBusy ? words.form.saving : submit}
          </Button>
        )}
        <Button variant="plain" onClick={() => send({ type: 'step.closed' })}>
          {words.form.close}
        </Button>
      </Row>
    </StepFrame>
  );
}

function Refusal({ text }: { text: string | null }) {
  return text !== null && <Notice tone="error">{text}</Notice>;
}

const says = words.outlook;

/** Returns what autopay does next, in one sentence. */
function outlookText(outlook: AutopayForecast): string {
  if (outlook.kind === 'off') return says.off;
  const day = outlook.day === null ? says.noDay : formatDateInProse(outlook.day);
  switch (outlook.kind) {
    case 'drafts':
      return says.drafts(formatCents(outlook.cents), day, methodName(outlook.method));
    case 'nothing-due':
      return says.nothingDue(day, methodName(outlook.method));
    case 'unknown-method':
      return says.unknownMethod(day);
    case 'method-removed':
      return says.methodRemoved(day);
    case 'card-ends':
      return says.cardEnds(day, methodName(outlook.method));
  }
}
