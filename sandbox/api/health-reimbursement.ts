import { zCreateReimbursementBody } from '#generated/v1/validators/zCreateReimbursementBody.ts';
import { zCreateReimbursementHeaders } from '#generated/v1/validators/zCreateReimbursementHeaders.ts';
import { zCreateReimbursementPath } from '#generated/v1/validators/zCreateReimbursementPath.ts';
import { zGetHealthReimbursementPath } from '#generated/v1/validators/zGetHealthReimbursementPath.ts';
import { zListHealthReimbursementTransactionsPath } from '#generated/v1/validators/zListHealthReimbursementTransactionsPath.ts';
import { zListHealthReimbursementTransactionsQuery } from '#generated/v1/validators/zListHealthReimbursementTransactionsQuery.ts';
import { zListReimbursementsPath } from '#generated/v1/validators/zListReimbursementsPath.ts';
import { zListReimbursementsQuery } from '#generated/v1/validators/zListReimbursementsQuery.ts';
import { formatCents } from '#src/domain/format/formats.ts';
import { decodeFiles } from '../appeal-files.ts';
import type {
  ReimbursementAccounts,
  RequestOutcome,
} from '../reimbursement/reimbursement-accounts.ts';
import type { Claims } from '../seed/claims/claims.ts';
import type { Contract, CoveredMember, User } from '../seed/model.ts';
import type { World } from '../seed/world.ts';
import { memberOperation, ok, type Operation } from './operation.ts';
import { pageOf } from './paging.ts';
import { moneyOf } from './payments.ts';
import { forbidden, invalid, notFound, Refusal } from './refusal.ts';

/** The operations on a policyholder's health reimbursement account, and on reimbursement requests. */
export function healthReimbursementOperations(
  world: World,
  accounts: ReimbursementAccounts,
  claims: Claims,
): readonly Operation[] {
  const { calendar } = world;
  /** @throws {Refusal} 403 for another user's account, 404 if the member has no account */
  const accountOf = (user: User, memberId: string): readonly [Contract, CoveredMember] => {
    const contract = world.actsFor(user, memberId)?.contract;
    if (contract === undefined) throw forbidden();
    const [holder] = contract.members;
    if (
      holder?.memberId !== memberId ||
      contract.design.contractType !== 'Medical' ||
      !contract.rights.healthReimbursementAccount
    ) {
      throw notFound();
    }
    return [contract, holder];
  };
  return [
    memberOperation('getHealthReimbursement', (incoming, user) => {
      const { memberId } = incoming.path(zGetHealthReimbursementPath);
      const { year, electionCents, usedCents, leftCents, asOf, lastDayToSubmit } = accounts.figures(
        ...accountOf(user, memberId),
      );
      return ok({
        year,
        asOf,
        lastDayToSubmit,
        election: moneyOf(electionCents),
        used: moneyOf(usedCents),
        balance: moneyOf(leftCents),
      });
    }),

    memberOperation('listHealthReimbursementTransactions', (incoming, user) => {
      const { memberId } = incoming.path(zListHealthReimbursementTransactionsPath);
      const all = accounts.transactions(...accountOf(user, memberId));
      return ok(pageOf(all, incoming.query(zListHealthReimbursementTransactionsQuery)));
    }),

    memberOperation('listReimbursements', (incoming, user) => {
      const { memberId } = incoming.path(zListReimbursementsPath);
      const all = accounts.requests(...accountOf(user, memberId));
      return ok(pageOf(all, incoming.query(zListReimbursementsQuery)));
    }),

    memberOperation('createReimbursement', async (incoming, user) => {
      const account = accountOf(user, incoming.path(zCreateReimbursementPath).memberId);
      const key = incoming.headers(zCreateReimbursementHeaders)['Idempotency-Key'];
      const { receipts, ...body } = await incoming.body(zCreateReimbursementBody);
      const { records } = await decodeFiles(receipts, 'receipts');
      const claim = claims.find(body.claimId ?? '');
      if (claim !== undefined && world.actsFor(user, claim.member.memberId) === undefined) {
        throw refusalOf({ kind: 'no-claim' });
      }
      if (body.amount.amount <= 0) {
        throw refused('amount.amount', 'Enter an amount over $0.00.', 'required');
      }
      if (body.expenseDate > calendar.today) {
        throw refused('expenseDate', 'Enter a day that has been.');
      }
      const at = calendar.instant(0, new Date().toISOString().slice(11, 19));
      const outcome = accounts.ask(...account, {
        key,
        body,
        ...(receipts && { receipts: records }),
        at,
      });
      if (outcome.kind !== 'taken') throw refusalOf(outcome);
      return { status: 201 as const, body: outcome.request };
    }),
  ];
}

const refused = (field: string, message: string, code = 'notAllowed') =>
  invalid([{ field, code, message }]);

function refusalOf(outcome: Exclude<RequestOutcome, { kind: 'taken' }>): Refusal {
  switch (outcome.kind) {
    case 'key-reused':
      return new Refusal(409, {
        title: 'Conflict',
        detail: 'This key was used for another request.',
      });
    case 'no-claim':
      return refused('claimId', 'Choose a claim of this plan.');
    case 'asked-before':
      return refused('claimId', 'You already asked for all that you owe on this claim.');
    case 'too-much':
      return refused(
        'amount.amount',
        `You have ${formatCents(outcome.leftCents)} left in your account.`,
      );
  }
}
