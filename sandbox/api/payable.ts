import type { Contract, Rights, User } from '../seed/model.ts';
import type { World } from '../seed/world.ts';
import type { BillingAccounts } from '../billing/billing-accounts.ts';
import { rightsOf } from './account.ts';
import { forbidden, notFound } from './refusal.ts';

/** A contract whose bill a user pays, its account brought to today. @throws {Refusal} 404, 403 */
export type Payable = (user: User, contractId: string) => Contract;

export function payableIn(world: World, accounts: BillingAccounts): Payable {
  return (user, contractId) => {
    const contract = world.contracts.find((candidate) => candidate.contractId === contractId);
    if (contract === undefined) throw notFound();
    const membership = world
      .membershipsOf(user)
      .find((candidate) => candidate.contract === contract);
    if (membership === undefined || !hasPayRight(rightsOf(membership))) throw forbidden();
    accounts.open(contract);
    return contract;
  };
}

/** Whether the rights include the payment of bills, as the menu shows Pay Bill (product rule 6.3). */
export function hasPayRight({ payBill, pageIdentifiers = [] }: Rights): boolean {
  return payBill === true || pageIdentifiers.some(({ type }) => type === 'medicarePayment');
}
