import { useState } from 'react';
import { formatDateInProse } from '#content/formats.ts';
import { idCardWords } from '#content/id-card.ts';
import { contractTypeNames } from '#content/plans.ts';
import type { IdCardOrder } from '#src/api/calls/coverage/id-card.ts';
import { message } from '#src/catalogue/messages.ts';
import type { ContractType } from '#src/domain/plan/plan.ts';
import { ChoiceField } from '#src/parts/form/choice-field.tsx';
import { FormFrame } from '#src/parts/form/form-frame.tsx';
import { usePortalForm } from '#src/parts/form/use-portal-form.ts';
import { useSending } from '#src/parts/form/use-sending.ts';
import { usePortal } from '#src/portal/portal-context.ts';
import { Button } from '#src/ui/actions/button.tsx';
import { Field } from '#src/ui/form/field.tsx';
import { PhoneInput } from '#src/ui/form/masked-input.tsx';
import { Notice } from '#src/ui/feedback/notice.tsx';
import { Row } from '#src/ui/layout/row.tsx';
import { sentences } from '#src/ui/text/sentences.ts';
import styles from './id-card.module.css';
import type { OrderWay } from './order-ways.ts';
import { orders } from './orders.ts';

const words = idCardWords.order;

/** The form of one way of sending the card, with its destination. */
export function OrderForm({
  way,
  types,
  current,
  email,
  memberId,
  whose,
}: {
  way: OrderWay;
  /** The types of the member's plans. */
  types: readonly ContractType[];
  /** The type of the current plan. */
  current: ContractType;
  /** The member's email address; empty if unknown. */
  email: string;
  memberId: string;
  /** First name of the person the card is for; null for the member. */
  whose: string | null;
}) {
  const portal = usePortal();
  const { rules, sent } = orders[way];
  const form = usePortalForm({
    id: `card-${way}`,
    rules,
    initial: { policyType: current, to: way === 'email' ? email : '' },
  });
  const [order, setOrder] = useState<IdCardOrder | null>(null);
  const sending = useSending(form, {
    send: (orderFor) => portal.send(orderFor(memberId)),
    onSent: setOrder,
    saysFailure: true,
  });
  if (order !== null) {
    return (
      <>
        <Notice tone="success" takesFocus>
          {sentences(
            whose === null ? sent : words.sentOf[way](whose),
            order.arrivesBy && words.arrives(formatDateInProse(order.arrivesBy)),
            words.number(order.confirmationNumber),
          )}
        </Notice>
        <Row gap="4" align="center">
          <Button
            variant="secondary"
            onClick={() => {
              form.clear();
              sending.reset();
              setOrder(null);
            }}
          >
            {words.again}
          </Button>
        </Row>
      </>
    );
  }
  return (
    <FormFrame
      form={form}
      sending={sending}
      words={whose === null ? words : { ...words, submit: words.submitOf(whose) }}
      classes={{ form: styles['order'] }}
      above={
        sending.failure && (
          <p role="alert">{whose === null ? message('IDS-0007') : words.failedOf(whose)}</p>
        )
      }
    >
      {types.length > 1 && (
        <ChoiceField
          form={form}
          name="policyType"
          label={words.policyType}
          prompt={words.prompt}
          options={types.map((type) => [type, contractTypeNames[type]])}
        />
      )}
      {way === 'fax' && (
        <Field id={form.idOf('to')} label={words.fax} error={form.errorOf('to')}>
          {(control) => <PhoneInput {...control} autoComplete="off" {...form.input('to')} />}
        </Field>
      )}
      {way === 'email' && (
        <Field id={form.idOf('to')} label={words.email} error={form.errorOf('to')}>
          {(control) => (
            <input type="email" autoComplete="email" {...control} {...form.input('to')} />
          )}
        </Field>
      )}
    </FormFrame>
  );
}
