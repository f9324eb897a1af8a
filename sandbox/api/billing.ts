import { zCancelAutopayPath } from '#generated/v1/validators/zCancelAutopayPath.ts';
import { zGetAutopayPath } from '#generated/v1/validators/zGetAutopayPath.ts';
import { zGetBillingPath } from '#generated/v1/validators/zGetBillingPath.ts';
import { zListStatementsPath } from '#generated/v1/validators/zListStatementsPath.ts';
import { zListStatementsQuery } from '#generated/v1/validators/zListStatementsQuery.ts';
import { zSaveAutopayBody } from '#generated/v1/validators/zSaveAutopayBody.ts';
import { zSaveAutopayPath } from '#generated/v1/validators/zSaveAutopayPath.ts';
import type { components } from '#generated/v1/paths.d.ts';
import type { BillingAccounts } from '../billing/billing-accounts.ts';
import { draftDay } from '../billing/premiums.ts';
import { amountOf, lastDayOf, type Statement } from '../billing/statements.ts';
import type { Contract } from '../seed/model.ts';
import type { World } from '../seed/world.ts';
import { memberOperation, ok, type Operation } from './operation.ts';
import { pageOf } from './paging.ts';
import type { Payable } from './payable.ts';
import { moneyOf, paymentSent } from './payments.ts';
import { invalid } from './refusal.ts';

/** The operations of billing: what the policyholder of a contract owes, autopay, and the bills. */
export function billingOperations({
  accounts,
  payable,
  world,
}: {
  accounts: BillingAccounts;
  payable: Payable;
  world: World;
}): readonly Operation[] {
  const autopayOf = (contract: Contract): components['schemas']['Autopay'] => {
    const { methodId, nextDraft } = accounts.autopay(contract);
    if (methodId === null) return { enabled: false, draftDay: draftDay };
    const expiresOn = accounts.methods.named(contract.contractId, methodId)?.expiresOn ?? null;
    return {
      enabled: true,
      draftDay: draftDay,
      nextDraftDate: nextDraft,
      paymentMethodId: methodId,
      ...(expiresOn !== null && { methodExpiresOn: expiresOn }),
    };
  };
  return [
    memberOperation('getBilling', (incoming, user) => {
      const contract = payable(user, incoming.path(zGetBillingPath).contractId);
      const { balance, amountDue, dueDate, revision, pending } = accounts.bill(contract);
      return ok({
        contractId: contract.contractId,
        balance: moneyOf(balance),
        amountDue: moneyOf(amountDue),
        dueDate,
        revision,
        lines: accounts.lines(contract),
        asOf: world.calendar.now(),
        autopay: autopayOf(contract),
        pendingPayments: pending.map((payment) => paymentSent(payment, accounts)),
      });
    }),

    memberOperation('getAutopay', (incoming, user) =>
      ok(autopayOf(payable(user, incoming.path(zGetAutopayPath).contractId))),
    ),

    memberOperation('saveAutopay', async (incoming, user) => {
      const contract = payable(user, incoming.path(zSaveAutopayPath).contractId);
      const { paymentMethodId } = await incoming.body(zSaveAutopayBody);
      if (accounts.methods.named(contract.contractId, paymentMethodId) === undefined) {
        throw invalid([
          {
            field: 'paymentMethodId',
            code: 'notAllowed',
            message: 'Choose one of your payment methods.',
          },
        ]);
      }
      accounts.setAutopay(contract, paymentMethodId);
      return ok(autopayOf(contract));
    }),

    memberOperation('cancelAutopay', (incoming, user) => {
      accounts.setAutopay(payable(user, incoming.path(zCancelAutopayPath).contractId), null);
      return { status: 204 as const };
    }),

    memberOperation('listStatements', (incoming, user) => {
      const contract = payable(user, incoming.path(zListStatementsPath).contractId);
      const page = pageOf(accounts.statements(contract), incoming.query(zListStatementsQuery));
      return ok({ ...page, items: page.items.map(statementSent) });
    }),
  ];
}

function statementSent(statement: Statement): components['schemas']['Statement'] {
  const { contract, month, issuedOn } = statement;
  const name = `${contract.contractId}-${month.slice(0, 7)}`;
  return {
    statementId: `st-${name}`,
    documentId: `doc-statement-${name}`,
    periodStart: month,
    periodEnd: lastDayOf(month),
    issuedOn: issuedOn,
    amountDue: moneyOf(amountOf(statement)),
  };
}
