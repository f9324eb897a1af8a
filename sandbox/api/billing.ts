import { zGetBillingPath } from '#generated/v1/zod.gen.ts';
import type { components } from '#generated/v1/paths.d.ts';
import type { Calendar } from '../seed/calendar.ts';
import { plusDays } from '../seed/calendar.ts';
import { hashOf } from '../seed/claims/random.ts';
import type { Contract, Rights, User } from '../seed/model.ts';
import type { World } from '../seed/world.ts';
import { memberOperation, ok, type Operation } from './operation.ts';
import { forbidden, notFound } from './refusal.ts';

type Billing = components['schemas']['Billing'];

/** Day of the month on which autopay pays (specification, section 9). */
const draftDay = 26;
/** A payment made online is credited within two days. */
const daysToCredit = 2;

/** Who lets the bill be paid by itself. */
const onAutopay: readonly string[] = ['maria', 'ruth'];

/** What the policyholder of a contract owes. */
export function billingOperations(world: World): readonly Operation[] {
  return [
    memberOperation('getBilling', (incoming, user) => {
      const { contractId } = incoming.path(zGetBillingPath);
      const contract = world.contracts.find((one) => one.contractId === contractId);
      if (contract === undefined) throw notFound();
      if (!mayPay(world, user, contract)) throw forbidden();
      return ok(billingOf(contract, onAutopay.includes(user.userName), world.calendar));
    }),
  ];
}

function mayPay(world: World, user: User, contract: Contract): boolean {
  const membership = world.membershipsOf(user).find((one) => one.contract === contract);
  return membership?.isPolicyHolder === true && hasPayRight(contract.rights);
}

/** As the menu shows Pay Bill (specification, section 6). */
function hasPayRight({ payBill, pageIdentifiers = [] }: Rights): boolean {
  return payBill === true || pageIdentifiers.some(({ type }) => type === 'medicarePayment');
}

/** The bill of the coming month, due on its first day. Autopay pays it on the 26th of this one. */
function billingOf(contract: Contract, isOnAutopay: boolean, calendar: Calendar): Billing {
  const { contractId } = contract;
  const { today } = calendar;
  const premium = { amount: premiumOf(contract), currency: 'USD' as const };
  const nothing = { amount: 0, currency: 'USD' as const };
  const draft = `${today.slice(0, 8)}${draftDay}`;
  const isDrafted = isOnAutopay && today >= draft;
  const isOnItsWay = isDrafted && today < plusDays(draft, daysToCredit);
  const pending = {
    paymentId: `pay-${draft.replaceAll('-', '')}-${contractId}`,
    confirmationNumber: `P-${String(hashOf(contractId + draft) % 10_000_000).padStart(7, '0')}`,
    amount: premium,
    submittedAt: `${draft}T11:00:00Z`,
    creditedBy: `${plusDays(draft, daysToCredit)}T11:00:00Z`,
    status: 'pending' as const,
    source: { type: 'checking' as const, lastFour: '6789' },
  };
  return {
    contractId,
    balance: isDrafted && !isOnItsWay ? nothing : premium,
    amountDue: isDrafted ? nothing : premium,
    dueDate: isDrafted ? null : firstOfNextMonth(today),
    asOf: calendar.instant(0, '11:00:00'),
    autopay: isOnAutopay
      ? {
          enabled: true,
          draftDay: draftDay,
          nextDraftDate: isDrafted ? draftAfter(today) : draft,
          paymentMethodId: 'pm-checking-6789',
        }
      : { enabled: false, draftDay: draftDay },
    pendingPayments: isOnItsWay ? [pending] : [],
  };
}

const premiums = { Medical: 41_285, Dental: 4820, Vision: 1260 } as const;

/** Cents a month, of all members together. */
function premiumOf({ design, tier1, members }: Contract): number {
  const first = premiums[design.contractType];
  if (tier1 === 'ABM') return 3900;
  return first + Math.round(first * 0.4) * (members.length - 1);
}

function firstOfNextMonth(day: string): string {
  return `${plusDays(`${day.slice(0, 8)}28`, 4).slice(0, 8)}01`;
}

function draftAfter(day: string): string {
  return `${firstOfNextMonth(day).slice(0, 8)}${draftDay}`;
}
