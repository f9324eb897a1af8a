import { DatabaseSync } from 'node:sqlite';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { zGetHealthReimbursementResponse } from '#generated/v1/validators/zGetHealthReimbursementResponse.ts';
import { zListHealthReimbursementTransactionsResponse } from '#generated/v1/validators/zListHealthReimbursementTransactionsResponse.ts';
import { zListReimbursementsResponse } from '#generated/v1/validators/zListReimbursementsResponse.ts';
import { zProblem } from '#generated/v1/validators/zProblem.ts';
import { zReimbursement } from '#generated/v1/validators/zReimbursement.ts';
import { openDatabase } from '#sandbox/database.ts';
import { createReimbursementAccounts } from '#sandbox/reimbursement/reimbursement-accounts.ts';
import type { Sandbox } from '#sandbox/sandbox.ts';
import { createClaims } from '#sandbox/seed/claims/claims.ts';
import { createWorld } from '#sandbox/seed/world.ts';
import {
  adultDaughter,
  clientOf,
  control,
  giveFamilyAccess,
  startSandbox,
  type MemberClient,
} from './member-client.ts';
import { pdfFile } from '#tests/support/files.ts';

const seedDay = new Date(2026, 10, 21, 12);
const mariaId = 'A1042887701';
const base = `/api/v1/members/${mariaId}/health-reimbursement`;

let sandbox: Sandbox;
let maria: MemberClient;
beforeAll(async () => {
  sandbox = await startSandbox({ now: seedDay });
  maria = await clientOf(sandbox.urls, 'maria');
});
afterAll(() => sandbox.close());

const account = async () => zGetHealthReimbursementResponse.parse(await maria.json(base));
const transactions = async () =>
  zListHealthReimbursementTransactionsResponse.parse(
    await maria.json(`${base}/transactions?pageSize=100`),
  ).items;
const requests = async () =>
  zListReimbursementsResponse.parse(await maria.json(`${base}/reimbursements`)).items;

const expense = {
  expenseDate: '2026-11-03',
  provider: 'Cedar Bluff Family Clinic',
  description: 'Office visit',
  amount: { amount: 1_000, currency: 'USD' },
};
const ask = (key: string, body: object = expense) =>
  maria.send(`${base}/reimbursements`, {
    method: 'POST',
    headers: { 'idempotency-key': key },
    body: JSON.stringify(body),
  });
const receipt = (content = pdfFile()) => ({
  fileName: 'receipt.pdf',
  contentType: 'application/pdf',
  content: content.toString('base64'),
});

describe('a health reimbursement account', () => {
  test('adds up: contributions equal payments, pending requests and the balance', async () => {
    const { balance, election, used } = await account();
    const all = await transactions();
    const sum = all
      .filter(({ status }) => status !== 'denied')
      .reduce((total, { amount }) => total + amount.amount, 0);
    expect(sum).toBe(balance.amount);
    const pending = all
      .filter(({ status }) => status === 'pending')
      .reduce((total, { amount }) => total - amount.amount, 0);
    expect((election?.amount ?? 0) - (used?.amount ?? 0) - pending).toBe(balance.amount);
    expect(all.length).toBeGreaterThan(4);
    const dates = all.map(({ date }) => date);
    expect(dates).toEqual(dates.toSorted().toReversed());
    expect(new Set(all.map(({ transactionId }) => transactionId)).size).toBe(all.length);
    expect(new Set((await requests()).map(({ status }) => status))).toEqual(
      new Set(['paid', 'denied']),
    );
  });

  test('a health reimbursement account is only for the policyholder of a medical plan with the right', async () => {
    // A child has no account, an adult daughter's account is hidden, and the other plans have no right to one.
    for (const [memberId, status] of [
      ['A1042887704', 404],
      ['A1042887702', 403],
      ['D2055190401', 404],
      ['A2073351801', 403],
    ] as const) {
      const answer = await maria.send(`/api/v1/members/${memberId}/health-reimbursement`);
      expect(answer.status, memberId).toBe(status);
    }
    const sam = await clientOf(sandbox.urls, 'sam');
    const own = await sam.send('/api/v1/members/A2073351801/health-reimbursement');
    expect(own.status).toBe(404);
  });
});

describe('a reimbursement request', () => {
  test('files a reimbursement request once when repeated with its key, with or without receipts', async () => {
    const before = await account();
    const first = zReimbursement.parse(
      await (await ask('key-of-a-request-1', { ...expense, receipts: [receipt()] })).json(),
    );
    const again = zReimbursement.parse(await (await ask('key-of-a-request-1')).json());
    expect(again).toEqual(first);
    expect(first.receipts).toEqual([
      { fileName: 'receipt.pdf', contentType: 'application/pdf', size: pdfFile().length },
    ]);
    const listed = (await requests()).filter(
      ({ reimbursementId }) => reimbursementId === first.reimbursementId,
    );
    expect(listed).toMatchObject([{ status: 'received' }]);
    expect((await account()).balance.amount).toBe(before.balance.amount - 1_000);
    expect((await transactions())[0]).toMatchObject({
      status: 'pending',
      type: 'reimbursement',
      amount: { amount: -1_000 },
    });
    const other = await ask('key-of-a-request-1', { ...expense, description: 'Another' });
    expect(other.status).toBe(409);
  });

  test.each([
    ['nothing', { ...expense, amount: { amount: 0, currency: 'USD' } }, 'amount.amount'],
    [
      'more than the balance',
      { ...expense, amount: { amount: 999_999, currency: 'USD' } },
      'amount.amount',
    ],
    ['a future expense', { ...expense, expenseDate: '2026-11-22' }, 'expenseDate'],
    ['an unknown claim', { ...expense, claimId: 'eob-C0' }, 'claimId'],
    ['another member’s claim', { ...expense, claimId: 'eob-C351801000001' }, 'claimId'],
    [
      'a claim of an adult on the plan who does not share',
      { ...expense, claimId: 'eob-C887702000003', amount: { amount: 1, currency: 'USD' } },
      'claimId',
    ],
    [
      'an invalid receipt',
      { ...expense, receipts: [receipt(Buffer.from('<html>'))] },
      'receipts.0.content',
    ],
  ])(
    'refuses a reimbursement request for %s on its field, and takes nothing',
    async (name, body, field) => {
      const before = await account();
      const answer = await ask(
        `key-refused-${Buffer.from(name).toString('hex').slice(0, 40)}`,
        body,
      );
      expect(answer.status).toBe(422);
      const { validationErrors } = zProblem.parse(await answer.json());
      expect(validationErrors?.map((error) => error.field)).toEqual([field]);
      expect(await account()).toEqual(before);
    },
  );

  test('rejects a request for the claim of an adult who shares claims but acts alone', async () => {
    await giveFamilyAccess(sandbox.urls);
    const answer = await ask('key-of-a-shared-claim', {
      ...expense,
      claimId: 'eob-C887702000003',
      amount: { amount: 1, currency: 'USD' },
    });
    await control(sandbox.urls, { familyAccess: { memberId: adultDaughter, isGiven: false } });
    expect(answer.status).toBe(422);
    expect(zProblem.parse(await answer.json()).validationErrors).toMatchObject([
      { field: 'claimId' },
    ]);
  });

  test('limits a request for a claim to the amount owed', async () => {
    const [paid] = (await requests()).filter(({ status }) => status === 'paid');
    const { claimId } = paid ?? {};
    const answer = await ask('key-of-a-second-request', { ...expense, claimId });
    const { validationErrors } = zProblem.parse(await answer.json());
    expect(validationErrors?.[0]?.field).toBe('claimId');
  });
});

test('keeps the ledger balanced for any requests, repeats and days', () => {
  const request = fc.record({
    key: fc.integer({ min: 1, max: 5 }),
    cents: fc.integer({ min: 1, max: 60_000 }),
    daysLater: fc.integer({ min: 0, max: 4 }),
  });
  fc.assert(
    fc.property(fc.array(request, { maxLength: 8 }), (all) => {
      const database: DatabaseSync = openDatabase(':memory:', false);
      let day = new Date(seedDay);
      const taken = new Map<string, number>();
      for (const { key, cents, daysLater } of [...all, { key: 9, cents: 1, daysLater: 9 }]) {
        day = new Date(day.getTime() + daysLater * 86_400_000);
        const { accounts, contract, holder } = accountOn(day, database);
        const { leftCents } = accounts.figures(contract, holder);
        const outcome = accounts.ask(contract, holder, {
          key: `k${key}`,
          at: day.toISOString(),
          body: { ...expense, amount: { amount: cents, currency: 'USD' } },
        });
        if (outcome.kind === 'taken') {
          const takenCents = taken.get(`k${key}`);
          if (takenCents === undefined) expect(cents).toBeLessThanOrEqual(leftCents);
          else expect(takenCents).toBe(outcome.request.amount.amount);
          taken.set(`k${key}`, outcome.request.amount.amount);
        }
        expect(accounts.difference(holder.memberId)).toBe(0);
        const sum = accounts
          .transactions(contract, holder)
          .filter(({ status }) => status !== 'denied')
          .reduce((total, { amount }) => total + amount.amount, 0);
        expect(sum).toBe(accounts.figures(contract, holder).leftCents);
        expect(sum).toBeGreaterThanOrEqual(0);
      }
      database.close();
    }),
    { numRuns: 25 },
  );
});

/** One year and one world are enough: only the day of the request counts. */
const { world, claims } = (() => {
  const made = createWorld(seedDay, 'http://partner.example');
  return { world: made, claims: createClaims(made) };
})();

function accountOn(day: Date, database: DatabaseSync) {
  const contract = world.contracts.find(({ contractId }) => contractId === 'A10428877');
  const holder = contract?.members[0];
  if (contract === undefined || holder === undefined)
    throw new Error('the seed has no such contract');
  const { calendar } = createWorld(day, 'http://partner.example');
  return { accounts: createReimbursementAccounts(database, calendar, claims), contract, holder };
}
