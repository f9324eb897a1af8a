import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { claimsFileWords } from '#content/claims-file.ts';
import type { AppealStanding } from '#src/domain/claims/appeal-standing.ts';
import { claimsCsv } from '#src/domain/claims/claims-csv.ts';
import { contextOf } from '#src/domain/claims/claims-context.ts';
import { rowsOf, type ClaimRow } from '#src/domain/claims/claim-row.ts';
import { sumsOf } from '#src/domain/claims/claims-sums.ts';
import type { ClaimKind, ClaimStatus } from '#src/domain/claims/claim-names.ts';
import type { FamilyClaim } from '#src/domain/claims/family-claim.ts';
import { accountPaymentsOf } from '#src/domain/claims/settlement.ts';
import { owedClaims } from '#src/domain/reimbursement/account.ts';
import type { Transaction } from '#src/domain/reimbursement/transaction.ts';
import { claimsInYear, sumOf, sumsByKind, sumsByMonth } from '#src/domain/spending-sums.ts';
import { usedOf } from '#src/domain/claims/what-now.ts';
import { whatNowMeaning } from '#src/features/claim-details/what-now-meaning.ts';
import { paidClaim } from '../support/claims.ts';

const today = '2026-11-21';
const year = { start: '2026-01-01', end: '2026-12-31' };

const transaction = (cents: number, more: Partial<Transaction> = {}): Transaction => ({
  ...{ id: 't', day: '2026-02-02', cents, description: null, type: 'payment' },
  ...{ status: 'posted', claimId: 'e-1' },
  ...more,
});

const rowsAround = (
  claims: readonly FamilyClaim[],
  transactions: readonly Transaction[],
  standings: readonly (readonly [string, AppealStanding])[] = [],
): ClaimRow[] =>
  rowsOf(
    claims,
    contextOf(claims, {
      appeals: { standings: new Map(standings), isWhole: true },
      accumulators: null,
      account: accountPaymentsOf(transactions),
      isAccountPending: false,
      today,
    }),
  );

const share = { submitted: 20_000, discount: 5_000, eligible: 15_000, benefit: 6_580 };
const owing = (more: Parameters<typeof paidClaim>[0] = {}, changes: Partial<FamilyClaim> = {}) =>
  paidClaim({ ...share, memberliability: 8_420, ...more }, { id: 'e-1', ...changes });
const denied = (changes: Partial<FamilyClaim> = {}) =>
  paidClaim(
    { submitted: 11_500, noncovered: 11_500, benefit: 0 },
    { id: 'e-1', status: 'denied', denialReasons: ['Not medically necessary'], ...changes },
  );
const reversal = paidClaim(
  { submitted: -20_000, benefit: -6_580, memberliability: -8_420 },
  { id: 'e-2', patient: 'Patient/1', related: [{ relationship: 'associated', claim: 'e-1' }] },
);
const possible: AppealStanding = { state: 'possible', lastDay: '2027-05-03' };

interface Settlement {
  kind: string;
  owed: number | null;
  open?: number | null;
  refund?: number;
  says: RegExp;
  never?: RegExp;
}
interface Case {
  name: string;
  claim: FamilyClaim;
  transactions?: readonly Transaction[];
  appeal?: AppealStanding;
  others?: readonly FamilyClaim[];
}

const cases: readonly (readonly [Case, Settlement])[] = [
  [
    { name: 'nothing was paid', claim: owing() },
    { kind: 'owed', owed: 8_420, says: /You may owe \$84\.20\. Wait for the bill/ },
  ],
  [
    { name: 'the account paid all', claim: owing(), transactions: [transaction(-8_420)] },
    { kind: 'paid', owed: 0, says: /^Your HRA paid \$84\.20 on Feb 2, 2026\. You owe \$0\.$/ },
  ],
  [
    { name: 'the account paid a part', claim: owing(), transactions: [transaction(-5_000)] },
    {
      kind: 'owed',
      owed: 3_420,
      says: /paid \$50\.00 on Feb 2, 2026\. You may still owe \$34\.20/,
    },
  ],
  [
    {
      name: 'the account paid twice',
      claim: owing(),
      transactions: [transaction(-5_000), transaction(-5_000, { id: 'u', day: '2026-03-03' })],
    },
    {
      ...{ kind: 'paid', owed: 0, refund: 1_580 },
      says: /paid \$100\.00 on Mar 3, 2026\. You owe \$0\. That is \$15\.80 more than you owe/,
    },
  ],
  [
    {
      name: 'what the account paid came back',
      claim: owing(),
      transactions: [transaction(-8_420), transaction(8_420, { id: 'u', day: '2026-04-01' })],
    },
    { kind: 'owed', owed: 8_420, says: /You may owe \$84\.20\./, never: /HRA/ },
  ],
  [
    {
      name: 'the account’s payment is pending',
      claim: owing(),
      transactions: [transaction(-8_420, { status: 'pending' })],
    },
    { kind: 'owed', owed: 8_420, says: /You may owe \$84\.20/ },
  ],
  [
    {
      name: 'the account denied it',
      claim: owing(),
      transactions: [transaction(-8_420, { status: 'denied' })],
    },
    { kind: 'owed', owed: 8_420, says: /You may owe \$84\.20/ },
  ],
  [
    {
      name: 'the payment is of a claim that is not known',
      claim: owing(),
      transactions: [transaction(-8_420, { claimId: 'e-99' })],
    },
    { kind: 'owed', owed: 8_420, says: /You may owe \$84\.20/ },
  ],
  [
    {
      name: 'the payment names no claim',
      claim: owing(),
      transactions: [transaction(-8_420, { claimId: null })],
    },
    { kind: 'owed', owed: 8_420, says: /You may owe \$84\.20/ },
  ],
  [
    { name: 'the member paid at the desk', claim: owing({ paidbypatient: 8_420 }) },
    { kind: 'paid', owed: 0, says: /^You paid \$84\.20\. You owe \$0\.$/ },
  ],
  [
    { name: 'the member paid a part in cash', claim: owing({ paidbypatientcash: 2_000 }) },
    { kind: 'owed', owed: 6_420, says: /You paid \$20\.00\. You may still owe \$64\.20/ },
  ],
  [
    {
      name: 'the claim and the account state the same payment',
      claim: owing({ paidbypatient: 8_420, paidbypatienthealthaccount: 8_420 }),
      transactions: [transaction(-8_420)],
    },
    { kind: 'paid', owed: 0, refund: 0, says: /^Your HRA paid \$84\.20 .* You owe \$0\.$/ },
  ],
  [
    {
      name: 'only the claim states what a health account paid',
      claim: owing({ paidbypatienthealthaccount: 1_000 }),
    },
    { kind: 'owed', owed: 7_420, says: /Your health account paid \$10\.00\. You may still owe/ },
  ],
  [
    {
      name: 'other insurance is off the share already',
      claim: owing({ priorpayerpaid: 3_000, memberliability: 5_420 }),
    },
    { kind: 'owed', owed: 5_420, says: /You may owe \$54\.20/, never: /other insurance/ },
  ],
  [
    {
      name: 'other insurance is still in the share',
      claim: owing({ priorpayerpaid: 3_000 }),
    },
    { kind: 'owed', owed: 5_420, says: /Your other insurance paid \$30\.00\. You may still owe/ },
  ],
  [
    {
      name: 'other insurance and the account paid all',
      claim: owing({ priorpayerpaid: 3_000 }),
      transactions: [transaction(-5_420)],
    },
    {
      kind: 'paid',
      owed: 0,
      says: /insurance paid \$30\.00\. Your HRA paid \$54\.20 .* You owe \$0/,
    },
  ],
  [
    {
      name: 'a claim of long ago',
      claim: owing({}, { serviceStart: '2025-03-10' }),
    },
    {
      kind: 'owed-long-ago',
      owed: 8_420,
      says: /more than a year old/,
      never: /Wait for the bill/,
    },
  ],
  [
    {
      name: 'a claim of long ago that the account paid',
      claim: owing({}, { serviceStart: '2025-03-10' }),
      transactions: [transaction(-8_420)],
    },
    { kind: 'paid', owed: 0, says: /You owe \$0\.$/ },
  ],
  [
    {
      name: 'owed, and the insurer takes an appeal',
      claim: owing(),
      appeal: possible,
    },
    {
      ...{ kind: 'owed', owed: 8_420 },
      says: /Wait for the bill .* you can appeal by May 3, 2027\.$/,
    },
  ],
  [
    { name: 'a prescription', claim: owing({}, { kind: 'pharmacy' }) },
    { kind: 'owed-at-pharmacy', owed: 8_420, says: /Your part is \$84\.20/ },
  ],
  [
    {
      name: 'a prescription that was paid for',
      claim: owing({ paidbypatient: 8_420 }, { kind: 'pharmacy' }),
    },
    { kind: 'paid', owed: 0, says: /You paid \$84\.20\. You owe \$0/ },
  ],
  [
    { name: 'denied, and can be appealed', claim: denied(), appeal: possible },
    {
      ...{ kind: 'can-appeal', owed: null, open: 11_500 },
      says: /You can appeal by May 3, 2027\. If you don’t, or the decision stays, you may owe \$115\.00\./,
      never: /not decided yet/,
    },
  ],
  [
    {
      name: 'denied, and the account paid all',
      claim: denied(),
      appeal: possible,
      transactions: [transaction(-11_500)],
    },
    {
      ...{ kind: 'can-appeal', owed: 0, open: null },
      says: /You can appeal by May 3, 2027\. Your HRA paid \$115\.00/,
      never: /you may owe/,
    },
  ],
  [
    {
      name: 'denied, and the account paid a part',
      claim: denied(),
      appeal: possible,
      transactions: [transaction(-1_500)],
    },
    { kind: 'can-appeal', owed: null, open: 10_000, says: /you may owe \$100\.00/ },
  ],
  [
    {
      name: 'appeal in review',
      claim: denied(),
      appeal: { state: 'in-review', dueBy: '2026-12-09' },
    },
    {
      ...{ kind: 'in-review', owed: null, open: 11_500 },
      says: /by Dec 9, 2026\. If the decision stays, you may owe \$115\.00\.$/,
    },
  ],
  [
    {
      name: 'appeal lost, and the account paid',
      claim: denied(),
      appeal: { state: 'lost', decidedOn: '2026-11-01' },
      transactions: [transaction(-11_500)],
    },
    { kind: 'lost', owed: 0, says: /our decision stays.* You owe \$0\.$/ },
  ],
  [
    { name: 'appeal won', claim: denied(), appeal: { state: 'won', decidedOn: '2026-11-01' } },
    { kind: 'won', owed: 0, says: /We will process this claim again/ },
  ],
  [
    {
      name: 'appeal won after the account paid',
      claim: denied(),
      appeal: { state: 'won', decidedOn: '2026-11-01' },
      transactions: [transaction(-11_500)],
    },
    { kind: 'won', owed: 0, refund: 11_500, says: /\$115\.00 more than you owe/ },
  ],
  [
    {
      name: 'appeal won 14 months ago',
      claim: denied(),
      appeal: { state: 'won', decidedOn: '2025-09-20T12:00:00Z' },
    },
    { kind: 'won-earlier', owed: 0, says: /^You won your appeal/, never: /process this claim/ },
  ],
  [
    {
      name: 'reversed',
      claim: owing({}, { patient: 'Patient/1' }),
      others: [reversal],
    },
    { kind: 'reversed', owed: 0, refund: 0, says: /^Reversed\. You owe nothing/, never: /HRA/ },
  ],
  [
    {
      name: 'reversed after the account paid',
      claim: owing({}, { patient: 'Patient/1' }),
      others: [reversal],
      transactions: [transaction(-8_420)],
    },
    {
      kind: 'reversed',
      owed: 0,
      refund: 8_420,
      says: /The \$84\.20 should go back to the account/,
    },
  ],
  [
    {
      name: 'reversed, and the account has its money back',
      claim: owing({}, { patient: 'Patient/1' }),
      others: [reversal],
      transactions: [transaction(-8_420), transaction(8_420, { id: 'u', day: '2026-04-01' })],
    },
    {
      kind: 'reversed',
      owed: 0,
      refund: 0,
      says: /What your HRA paid went back to it on Apr 1, 2026/,
    },
  ],
  [
    {
      name: 'replaced after the account paid',
      claim: owing({}, { status: 'replaced' }),
      transactions: [transaction(-8_420)],
    },
    {
      ...{ kind: 'replaced', owed: 0, refund: 0 },
      says: /Your HRA paid \$84\.20 .* Ask us how that counts toward the newer claim\.$/,
      never: /go back/,
    },
  ],
  [
    {
      name: 'received, and the account paid ahead',
      claim: owing({}, { status: 'received' }),
      transactions: [transaction(-8_420)],
    },
    { kind: 'received', owed: null, refund: 0, says: /We have this claim/ },
  ],
];

describe('the settlement of a claim', () => {
  it.each(cases)('$name', ({ claim, transactions = [], appeal, others = [] }, settlement) => {
    const standings = appeal ? ([[claim.id, appeal]] as const) : [];
    const [row] = rowsAround([claim, ...others], transactions, standings);
    expect(row?.now).toMatchObject({
      ...{ kind: settlement.kind, owed: settlement.owed },
      ...(settlement.open !== undefined && { open: settlement.open }),
      ...(settlement.refund !== undefined && { refund: settlement.refund }),
    });
    const meaning = row ? whatNowMeaning(row.now) : '';
    expect(meaning).toMatch(settlement.says);
    if (settlement.never) expect(meaning).not.toMatch(settlement.never);
  });
});

describe('until it is known what the account paid', () => {
  const pending = (claim: FamilyClaim) =>
    rowsOf(
      [claim],
      contextOf([claim], {
        appeals: { standings: new Map(), isWhole: true },
        ...{ accumulators: null, account: null, isAccountPending: true, today },
      }),
    )[0]?.now;

  it.each([
    ['professional', owing()],
    ['pharmacy', owing({}, { kind: 'pharmacy' })],
    ['long ago', owing({}, { serviceStart: '2025-03-10' })],
  ])('nothing is called owed: %s', (_, claim) => {
    const now = pending(claim);
    expect(now).toMatchObject({ kind: 'settling', owed: null, open: null, counts: true });
    expect(now && whatNowMeaning(now)).not.toMatch(/owe|bill/);
  });

  it('what the account cannot change is said', () => {
    expect(pending(owing({ memberliability: 0 }))).toMatchObject({ kind: 'nothing-owed', owed: 0 });
    expect(pending(owing({}, { status: 'received' }))?.kind).toBe('received');
  });
});

describe('over any set of claims and transactions', () => {
  const cents = fc.integer({ min: 0, max: 20_000 });
  const anyClaim = fc.record({
    id: fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f'),
    status: fc.constantFrom<ClaimStatus>('paid', 'denied', 'received', 'partly-paid', 'cancelled'),
    kind: fc.constantFrom<ClaimKind>('professional', 'pharmacy', 'outpatient'),
    month: fc.integer({ min: 1, max: 11 }),
    discount: cents,
    planPaid: cents,
    share: cents,
    cash: fc.option(cents, { nil: undefined }),
    healthAccount: fc.option(cents, { nil: undefined }),
  });
  const anyTransaction = fc.record({
    claimId: fc.constantFrom('a', 'b', 'c', 'elsewhere', null),
    cents: fc.integer({ min: -20_000, max: 20_000 }),
    status: fc.constantFrom('posted', 'pending', 'denied', null, 'settled'),
  });
  const anyStanding = fc.constantFrom<AppealStanding>(
    { state: 'closed', lastDay: null },
    possible,
    { state: 'in-review', dueBy: null },
    { state: 'won', decidedOn: '2026-11-01' },
    { state: 'lost', decidedOn: '2026-11-01' },
  );

  it('the sums of all screens agree to the cent, and no money counts twice', () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(anyClaim, { selector: ({ id }) => id }),
        fc.array(anyTransaction, { maxLength: 12 }),
        fc.array(anyStanding, { minLength: 6, maxLength: 6 }),
        (drawn, moved, standings) => {
          const claims = drawn.map((one) =>
            paidClaim(
              {
                submitted: one.discount + one.planPaid + one.share,
                discount: one.discount,
                eligible: one.planPaid + one.share,
                benefit: one.planPaid,
                memberliability: one.share,
                ...(one.status === 'denied' && { noncovered: one.share }),
                ...(one.cash !== undefined && { paidbypatientcash: one.cash }),
                ...(one.healthAccount !== undefined && {
                  paidbypatienthealthaccount: one.healthAccount,
                }),
              },
              {
                ...{ id: one.id, status: one.status, kind: one.kind },
                serviceStart: `2026-${String(one.month).padStart(2, '0')}-05`,
                denialReasons: one.status === 'denied' ? ['Not medically necessary'] : [],
              },
            ),
          );
          const transactions = moved.map((one, place) =>
            transaction(one.cents, { ...one, id: `${place}` }),
          );
          const appeals = new Map(
            claims.flatMap(({ id }, place) => {
              const standing = standings[place];
              return standing ? [[id, standing] as const] : [];
            }),
          );
          const rows = rowsAround(claims, transactions, [...appeals]);
          const list = sumsOf(rows);
          const context = contextOf(claims, {
            appeals: { standings: appeals, isWhole: true },
            ...{ accumulators: null, account: accountPaymentsOf(transactions), today },
            isAccountPending: false,
          });
          const spent = claimsInYear(claims, context, year, 'M1');
          const total = sumOf(spent);
          const of = (sums: readonly { memberResponsibility: number | null }[]) =>
            sums.reduce((sum, { memberResponsibility }) => sum + (memberResponsibility ?? 0), 0);
          const owed = list.owed.cents ?? 0;
          expect(total.memberResponsibility ?? 0).toBe(owed);
          expect(of(sumsByMonth(spent, year, today))).toBe(owed);
          expect(of(sumsByKind(spent))).toBe(owed);
          // The lines of "how it adds up" take the bills down to what is owed.
          const less = list.lessened.reduce((sum, one) => sum + one.cents, 0);
          expect((list.billed.cents ?? 0) - less).toBe(owed);
          expect(csvOwed(rows.filter(({ now }) => now.counts))).toBe(owed);
          for (const { now, path } of rows) {
            const used = usedOf(now, 'account') + usedOf(now, 'member');
            const before = (now.beforePayments.owed ?? 0) + (now.beforePayments.open ?? 0);
            expect(before - used).toBe((now.owed ?? 0) + (now.open ?? 0));
            expect(before).toBeLessThanOrEqual(path.memberResponsibility ?? 0);
          }
          // What the account paid is not offered again.
          const offered = owedClaims(
            rows.map(({ claim, now, owed: owedCents, day }) => ({
              ...{ id: claim.id, day, owedCents, accountCents: usedOf(now, 'account') },
              ...{ provider: null, claimNumber: null, service: null, memberId: null },
            })),
            [],
            2026,
          );
          expect(offered.reduce((sum, { openCents }) => sum + openCents, 0)).toBe(
            rows.reduce((sum, row) => sum + (row.owed ?? 0), 0),
          );
        },
      ),
      { numRuns: 400 },
    );
  });

  function csvOwed(rows: readonly ClaimRow[]): number {
    const words = {
      ...claimsFileWords,
      ...{ statusOf: () => '', kindOf: () => '', memberOf: () => '' },
    };
    const [heading, ...lines] = claimsCsv(rows, words).trim().split('\r\n');
    const place = (heading ?? '').split(',').indexOf('You may owe');
    return lines.reduce(
      (sum, line) => sum + Math.round(Number(line.split(',')[place] || 0) * 100),
      0,
    );
  }
});
