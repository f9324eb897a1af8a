import { idCardWords } from '#content/id-card.ts';
import type { Write } from '#src/api/http/call.ts';
import {
  emailIdCard,
  faxIdCard,
  idCardRules,
  mailIdCard,
  type IdCardOrder,
} from '#src/api/calls/coverage/id-card.ts';
import { message } from '#src/catalogue/messages.ts';
import { phoneDigits } from '#src/domain/people/phone-rules.ts';
import { formRules, type FormRules } from '#src/parts/form/form-rules.ts';
import type { OrderWay } from './order-ways.ts';

const words = idCardWords.order;

/** Values of the form: the type of plan, and where the card is sent. */
export interface TypedOrder {
  policyType: string;
  to: string;
}

/** A call that sends a card, by member ID. */
type Order = (memberId: string) => Write<IdCardOrder>;

const policyType = {
  field: 'policyType',
  missing: message('IDS-0001'),
  wrong: message('IDS-0001'),
} as const;

/** The rules of each way (product rule 5.5), and the confirmation once the card is on its way. */
export const orders: Record<OrderWay, { rules: FormRules<TypedOrder, Order>; sent: string }> = {
  email: {
    rules: asOrder(
      formRules({
        request: idCardRules.email,
        typed: (typed: TypedOrder) => ({ policyType: typed.policyType, email: typed.to.trim() }),
        parts: { policyType, email: { field: 'to', wrong: words.emailWrong } },
      }),
      emailIdCard,
    ),
    sent: message('IDS-0004'),
  },
  fax: {
    rules: asOrder(
      formRules({
        request: idCardRules.fax,
        typed: (typed: TypedOrder) => ({
          policyType: typed.policyType,
          faxNumber: phoneDigits(typed.to),
        }),
        parts: {
          policyType,
          faxNumber: {
            field: 'to',
            missing: message('IDS-0002'),
            wrong: message('IDS-0003'),
          },
        },
      }),
      faxIdCard,
    ),
    sent: message('IDS-0005'),
  },
  mail: {
    rules: asOrder(
      formRules({
        request: idCardRules.mail,
        typed: (typed: TypedOrder) => ({ policyType: typed.policyType }),
        parts: { policyType },
      }),
      mailIdCard,
    ),
    sent: message('IDS-0006'),
  },
};

function asOrder<Request>(
  rules: FormRules<TypedOrder, Request>,
  order: (memberId: string, request: Request) => Write<IdCardOrder>,
): FormRules<TypedOrder, Order> {
  return {
    ...rules,
    requestOf(values) {
      const request = rules.requestOf(values);
      return request === null ? null : (memberId) => order(memberId, request);
    },
  };
}
