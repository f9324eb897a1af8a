import type { AppealStatus } from '#src/domain/claims/appeal-status.ts';
import type { FamilyClaim } from '#src/domain/claims/family-claim.ts';
import type { Transaction } from '#src/domain/reimbursement/transaction.ts';
import { paidClaim } from './claims.ts';

/** A claim with all facts that bear on what is owed, and the expected text of every screen. */
export interface SettlementCase {
  name: string;
  claim: FamilyClaim;
  /** The transactions of the reimbursement account. */
  transactions: readonly Transaction[];
  appeal: AppealStatus | null;
  /** Claims that change its outcome. */
  others: readonly FamilyClaim[];
  expected: Settlement;
}

/** The expected settlement of a claim. Amounts in cents; an amount that is left out is 0. */
export interface Settlement {
  kind: string;
  /** Null when nothing is owed for certain. */
  owed: number | null;
  open?: number;
  refund?: number;
  /** The expected text of the claim's page, and the text that must not appear. */
  says: RegExp;
  never?: RegExp;
  /** The expected text beside the claim in a list. */
  row: string;
  /** The expected text in the amount's place. */
  amount: string;
  /** The amount on the claim's own page, where it differs. */
  amountOnPage?: string;
  /** The expected title and figure on the dashboard, where a decision can be appealed. */
  need?: readonly [title: string, figure: string];
  /** The payments of the account, and of the member, toward the share; other insurance where the claim states it. */
  account?: number;
  member?: number;
  /** The copay that a pharmacy usually collects. */
  pickup?: number;
  otherInsurance?: number;
  /** Decided again since an appeal was won. */
  won?: number;
  /** It is reversed, replaced or undecided, so it is in no sum. */
  isLeftOut?: true;
}

/** The facts of a case's claim, whose id and number come from its position. */
interface Drawn {
  claim: FamilyClaim;
  transactions?: readonly Transaction[];
  appeal?: AppealStatus;
  others?: readonly FamilyClaim[];
  expected: Settlement;
}

/** Amounts of every claim that the plan paid a part of, in cents; the share of most is 84.20. */
export const amountsOfPaid = { billed: 20_000, discount: 5_000, planPaid: 6_580 };
/** The billed amount of every claim that the plan denied, in cents. */
export const billedOfDenied = 11_500;

/** The day that lies so many days after another, or before it. Days as YYYY-MM-DD. */
function dayFrom(day: string, days: number): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
}

/** A day as sentences have it. */
const prose = (day: string) =>
  new Date(`${day}T00:00:00Z`).toLocaleDateString('en-US', {
    month: 'short',
    day: 'numeric',
    year: 'numeric',
    timeZone: 'UTC',
  });

/**
 * Returns a case for each way in which claim, appeal, reversal, account, other insurance and own payment come
 * together. All but the old claims are of the year of today.
 * @param today YYYY-MM-DD
 */
export function settlementCases(today: string): readonly SettlementCase[] {
  const year = Number(today.slice(0, 4));
  const [served, paidOn, paidAgainOn, returnedOn] = [1, 2, 3, 4].map((day) => `${year}-01-0${day}`);
  const lastDay = `${year + 1}-05-03`;
  const dueBy = dayFrom(today, 14);
  const decidedOn = `${dayFrom(today, -20)}T12:00:00Z`;
  const [paid, paidAgain, returned, last] = [paidOn, paidAgainOn, returnedOn, lastDay].map(
    (day = '') => prose(day),
  );
  const possible: AppealStatus = { state: 'possible', lastDay };

  const transaction = (cents: number, more: Partial<Transaction> = {}): Transaction => ({
    id: 't',
    day: paidOn ?? '',
    cents,
    description: null,
    type: 'payment',
    status: 'posted',
    claimId: 'e-1',
    ...more,
  });
  const back = transaction(8_420, { id: 'u', day: returnedOn ?? '' });
  const ofPaid = {
    submitted: amountsOfPaid.billed,
    discount: amountsOfPaid.discount,
    eligible: 15_000,
    benefit: amountsOfPaid.planPaid,
  };
  const owing = (more: Parameters<typeof paidClaim>[0] = {}, changes: Partial<FamilyClaim> = {}) =>
    paidClaim(
      { ...ofPaid, memberliability: 8_420, ...more },
      { id: 'e-1', serviceStart: served ?? '', ...changes },
    );
  const denied = () =>
    paidClaim(
      { submitted: billedOfDenied, noncovered: billedOfDenied, benefit: 0 },
      {
        id: 'e-1',
        status: 'denied',
        denialReasons: ['Not medically necessary'],
        serviceStart: served ?? '',
      },
    );
  const reversal = paidClaim(
    { submitted: -20_000, benefit: -6_580, memberliability: -8_420 },
    {
      id: 'e-2',
      patient: 'Patient/1',
      serviceStart: served ?? '',
      related: [{ relationship: 'associated', claim: 'e-1' }],
    },
  );
  const longAgo = { serviceStart: dayFrom(today, -400) };

  const owesAll = {
    kind: 'owed',
    owed: 8_420,
    amount: '$84.20',
    row: 'Wait for the bill.',
    says: /You may owe \$84\.20\. Wait for the bill/,
    never: /HRA/,
  };
  const paidByAccount = {
    kind: 'paid',
    owed: 0,
    amount: '$0.00',
    row: 'Your HRA paid. You owe nothing.',
    account: 8_420,
  };
  const paidByMember = {
    kind: 'paid',
    owed: 0,
    amount: '$0.00',
    row: 'Paid. You owe nothing.',
  };
  const appealable = {
    kind: 'can-appeal',
    row: `You can appeal by ${last}.`,
    need: ['Denied claim', '$115.00 not paid'],
  } as const;
  const won = {
    kind: 'won',
    owed: null,
    amount: 'Not known yet',
    row: 'Wait for the new decision.',
  };
  const reversed = {
    kind: 'reversed',
    owed: 0,
    amount: '$0.00',
    row: 'Reversed. You owe nothing.',
    isLeftOut: true,
  } as const;

  const drawn: Record<string, Drawn> = {
    'nothing was paid': { claim: owing(), expected: owesAll },
    'the account paid all': {
      claim: owing(),
      transactions: [transaction(-8_420)],
      expected: {
        ...paidByAccount,
        says: exactly(`Your HRA paid $84.20 on ${paid}. You owe $0.`),
      },
    },
    'the account paid a part': {
      claim: owing(),
      transactions: [transaction(-5_000)],
      expected: {
        kind: 'owed',
        owed: 3_420,
        amount: '$34.20',
        row: 'Wait for the bill.',
        says: within(`paid $50.00 on ${paid}. You may still owe $34.20`),
        account: 5_000,
      },
    },
    'the account paid twice': {
      claim: owing(),
      transactions: [transaction(-5_000), transaction(-5_000, { id: 'u', day: paidAgainOn ?? '' })],
      expected: {
        ...paidByAccount,
        refund: 1_580,
        says: within(`paid $100.00 on ${paidAgain}. You owe $0. That’s $15.80 more than you owe`),
      },
    },
    'what the account paid came back': {
      claim: owing(),
      transactions: [transaction(-8_420), back],
      expected: owesAll,
    },
    'the account’s payment is pending': {
      claim: owing(),
      transactions: [transaction(-8_420, { status: 'pending' })],
      expected: owesAll,
    },
    'the account denied it': {
      claim: owing(),
      transactions: [transaction(-8_420, { status: 'denied' })],
      expected: owesAll,
    },
    'the payment is of a claim that is not known': {
      claim: owing(),
      transactions: [transaction(-8_420, { claimId: 'e-99' })],
      expected: owesAll,
    },
    'the payment names no claim': {
      claim: owing(),
      transactions: [transaction(-8_420, { claimId: null })],
      expected: owesAll,
    },
    'the member paid at the submission': {
      claim: owing({ paidbypatient: 8_420 }),
      expected: {
        ...paidByMember,
        member: 8_420,
        says: exactly('You paid $84.20. You owe $0.'),
      },
    },
    'the member paid a part in cash': {
      claim: owing({ paidbypatientcash: 2_000 }),
      expected: {
        kind: 'owed',
        owed: 6_420,
        amount: '$64.20',
        row: 'Wait for the bill.',
        says: within('You paid $20.00. You may still owe $64.20'),
        member: 2_000,
      },
    },
    'the claim and the account state the same payment': {
      claim: owing({ paidbypatient: 8_420, paidbypatienthealthaccount: 8_420 }),
      transactions: [transaction(-8_420)],
      expected: {
        ...paidByAccount,
        says: exactly(`Your HRA paid $84.20 on ${paid}. You owe $0.`),
      },
    },
    'only the claim states what a health account paid': {
      claim: owing({ paidbypatienthealthaccount: 1_000 }),
      expected: {
        kind: 'owed',
        owed: 7_420,
        amount: '$74.20',
        row: 'Wait for the bill.',
        says: within('Your health account paid $10.00. You may still owe'),
        account: 1_000,
      },
    },
    'other insurance is off the share already': {
      claim: owing({ priorpayerpaid: 3_000, memberliability: 5_420 }),
      expected: {
        kind: 'owed',
        owed: 5_420,
        amount: '$54.20',
        row: 'Wait for the bill.',
        says: /You may owe \$54\.20/,
        never: /other insurance/,
        otherInsurance: 3_000,
      },
    },
    'other insurance is still in the share': {
      claim: owing({ priorpayerpaid: 3_000 }),
      expected: {
        kind: 'owed',
        owed: 5_420,
        amount: '$54.20',
        row: 'Wait for the bill.',
        says: /Your other insurance paid \$30\.00\. You may still owe/,
        otherInsurance: 3_000,
      },
    },
    'other insurance and the account paid all': {
      claim: owing({ priorpayerpaid: 3_000 }),
      transactions: [transaction(-5_420)],
      expected: {
        ...paidByAccount,
        account: 5_420,
        otherInsurance: 3_000,
        says: /insurance paid \$30\.00\. Your HRA paid \$54\.20 .* You owe \$0/,
      },
    },
    'a claim of long ago': {
      claim: owing({}, longAgo),
      expected: {
        kind: 'owed-long-ago',
        owed: 8_420,
        amount: '$84.20',
        row: 'Ask your provider if it’s been paid.',
        says: /^This care was a while ago\. You may owe \$84\.20/,
        never: /Wait for the bill/,
      },
    },
    'processed half a year ago, and the insurer takes an appeal': {
      claim: owing({}, { processedOn: dayFrom(today, -181) }),
      appeal: possible,
      expected: {
        kind: 'owed-long-ago',
        owed: 8_420,
        amount: '$84.20',
        row: 'Ask your provider if it’s been paid.',
        says: /ask your provider before you pay\. If you think the amount is wrong, you can appeal by/,
        never: /Wait for the bill/,
      },
    },
    'processed not quite half a year ago': {
      claim: owing({}, { processedOn: dayFrom(today, -180) }),
      expected: owesAll,
    },
    'a claim of long ago that the account paid': {
      claim: owing({}, longAgo),
      transactions: [transaction(-8_420)],
      expected: { ...paidByAccount, says: /You owe \$0\.$/ },
    },
    'owed, and the insurer takes an appeal': {
      claim: owing(),
      appeal: possible,
      expected: {
        kind: 'owed',
        owed: 8_420,
        amount: '$84.20',
        row: `Wait for the bill, or appeal by ${last}.`,
        need: ['Claim you can appeal', `Appeal by ${last}`],
        says: new RegExp(`Wait for the bill .* you can appeal by ${last}\\.$`),
      },
    },
    'a prescription': {
      claim: owing({}, { kind: 'pharmacy' }),
      expected: {
        kind: 'at-pickup',
        owed: 0,
        pickup: 8_420,
        amount: '$0.00',
        amountOnPage: '$84.20',
        row: 'Usually paid at pickup: $84.20.',
        says: within('$84.20 is usually paid at pickup.'),
        never: /You owe/,
      },
    },
    'a prescription that was paid for': {
      claim: owing({ paidbypatient: 8_420 }, { kind: 'pharmacy' }),
      expected: { ...paidByMember, member: 8_420, says: /You paid \$84\.20\. You owe \$0/ },
    },
    'a prescription that the account paid a part of': {
      claim: owing({}, { kind: 'pharmacy' }),
      transactions: [transaction(-5_000)],
      expected: {
        kind: 'at-pickup',
        owed: 0,
        account: 5_000,
        pickup: 3_420,
        amount: '$0.00',
        amountOnPage: '$34.20',
        row: 'Usually paid at pickup: $34.20.',
        says: within(`Your HRA paid $50.00 on ${paid}. $34.20 is usually paid at pickup.`),
        never: /You owe/,
      },
    },
    'a prescription of which the member paid a part': {
      claim: owing({ paidbypatient: 5_000 }, { kind: 'pharmacy' }),
      expected: {
        kind: 'owed',
        owed: 3_420,
        member: 5_000,
        amount: '$34.20',
        row: 'Wait for the bill.',
        says: /You paid \$50\.00\. You may still owe \$34\.20/,
        never: /pickup/,
      },
    },
    'a prescription that was denied in part, and can be appealed': {
      claim: owing(
        { noncovered: 3_000 },
        { kind: 'pharmacy', denialReasons: ['Not medically necessary'] },
      ),
      appeal: possible,
      expected: {
        ...appealable,
        owed: 0,
        open: 3_000,
        pickup: 5_420,
        amount: 'Up to $30.00',
        need: ['Partly paid claim', '$30.00 not paid'],
        says: /\$54\.20 is usually paid at pickup\.$/,
      },
    },
    'a prescription whose appeal was lost': {
      claim: owing({}, { kind: 'pharmacy' }),
      appeal: { state: 'lost', decidedOn },
      expected: {
        kind: 'lost',
        owed: 0,
        pickup: 8_420,
        amount: '$0.00',
        amountOnPage: '$84.20',
        row: 'We didn’t change our decision.',
        says: /\$84\.20 is usually paid at pickup\.$/,
        never: /may owe|You owe/,
      },
    },
    'denied, and can be appealed': {
      claim: denied(),
      appeal: possible,
      expected: {
        ...appealable,
        owed: null,
        open: 11_500,
        amount: 'Up to $115.00',
        says: within(`You can appeal by ${last}, or ask us before you pay a bill for it.`),
        never: /not decided yet/,
      },
    },
    'denied in part, and can be appealed': {
      claim: owing({ noncovered: 3_000 }, { denialReasons: ['Not medically necessary'] }),
      appeal: possible,
      expected: {
        ...appealable,
        owed: 5_420,
        open: 3_000,
        amount: '$54.20 to $84.20',
        need: ['Partly paid claim', '$30.00 not paid'],
        says: /You can appeal by/,
      },
    },
    'denied, and the account paid all': {
      claim: denied(),
      appeal: possible,
      transactions: [transaction(-11_500)],
      expected: {
        ...appealable,
        owed: 0,
        amount: '$0.00',
        account: 11_500,
        says: within(
          `You can appeal by ${last}, or ask us before you pay a bill for it. Your HRA paid $115.00`,
        ),
        never: /you may owe/,
      },
    },
    'denied, and the account paid a part': {
      claim: denied(),
      appeal: possible,
      transactions: [transaction(-1_500)],
      expected: {
        ...appealable,
        owed: null,
        open: 10_000,
        amount: 'Up to $100.00',
        account: 1_500,
        says: /Your HRA paid \$15\.00/,
      },
    },
    'appeal in review': {
      claim: denied(),
      appeal: { state: 'in-review', dueBy },
      expected: {
        kind: 'in-review',
        owed: null,
        open: 11_500,
        amount: 'Up to $115.00',
        row: `Decision by ${prose(dueBy)}.`,
        says: within(`by ${prose(dueBy)}.`),
      },
    },
    'appeal lost, and the account paid': {
      claim: denied(),
      appeal: { state: 'lost', decidedOn },
      transactions: [transaction(-11_500)],
      expected: {
        kind: 'lost',
        owed: 0,
        amount: '$0.00',
        row: 'We didn’t change our decision.',
        says: /we didn’t change our decision.* You owe \$0\.$/,
        account: 11_500,
      },
    },
    'appeal won': {
      claim: denied(),
      appeal: { state: 'won', decidedOn },
      expected: { ...won, says: /We’ll process this claim again/, won: 11_500 },
    },
    'appeal won after the account paid': {
      claim: denied(),
      appeal: { state: 'won', decidedOn },
      transactions: [transaction(-11_500)],
      expected: { ...won, says: /then you’ll see your share/, never: /refund/, won: 11_500 },
    },
    'appeal won 14 months ago': {
      claim: denied(),
      appeal: { state: 'won', decidedOn: `${dayFrom(today, -427)}T12:00:00Z` },
      expected: {
        ...won,
        kind: 'won-earlier',
        row: 'Ask us if there’s no new claim.',
        won: 11_500,
        says: /^You won your appeal/,
        never: /process this claim/,
      },
    },
    reversed: {
      claim: owing({}, { patient: 'Patient/1' }),
      others: [reversal],
      expected: {
        ...reversed,
        says: /^This claim was reversed after we processed it\. You owe nothing/,
        never: /HRA/,
      },
    },
    'reversed after the account paid': {
      claim: owing({}, { patient: 'Patient/1' }),
      others: [reversal],
      transactions: [transaction(-8_420)],
      expected: { ...reversed, refund: 8_420, says: /The \$84\.20 should go back to your account/ },
    },
    'reversed, and the account has its money back': {
      claim: owing({}, { patient: 'Patient/1' }),
      others: [reversal],
      transactions: [transaction(-8_420), back],
      expected: {
        ...reversed,
        says: within(`The amount your HRA paid went back to your account on ${returned}`),
      },
    },
    'replaced after the account paid': {
      claim: owing({}, { status: 'replaced' }),
      transactions: [transaction(-8_420)],
      expected: {
        kind: 'replaced',
        owed: 0,
        amount: '$0.00',
        row: 'See the newer claim.',
        isLeftOut: true,
        never: /go back/,
        says: /Your HRA paid \$84\.20 .* Ask us how that counts toward the newer claim\.$/,
      },
    },
    'received, and the account paid ahead': {
      claim: owing({}, { status: 'received' }),
      transactions: [transaction(-8_420)],
      expected: {
        kind: 'received',
        owed: null,
        amount: 'Not known yet',
        isLeftOut: true,
        row: 'We’re working on it.',
        says: /We got this claim/,
      },
    },
  };
  return Object.entries(drawn).map(([name, input], index) => caseOf(name, input, index));
}

const escaped = (text: string) => text.replaceAll(/[$.]/g, String.raw`\$&`);
const within = (text: string) => new RegExp(escaped(text));
const exactly = (text: string) => new RegExp(`^${escaped(text)}$`);

/** Gives a case's claims and transactions unique ids, so that all cases can be in one history. */
function caseOf(name: string, drawn: Drawn, position: number): SettlementCase {
  const { claim, transactions = [], appeal = null, others = [], expected } = drawn;
  const number = String(position + 1).padStart(2, '0');
  const ids: Record<string, string> = {
    'e-1': `settlement-${number}`,
    'e-2': `settlement-${number}-reversal`,
  };
  const idOf = (id: string) => ids[id] ?? id;
  const numbered = (familyClaim: FamilyClaim): FamilyClaim => ({
    ...familyClaim,
    id: idOf(familyClaim.id),
    claimNumber: `S${number}${familyClaim.id === 'e-1' ? '' : 'R'}`,
    related: familyClaim.related.map((other) => ({ ...other, claim: idOf(other.claim) })),
  });
  return {
    name,
    appeal,
    expected,
    claim: numbered(claim),
    others: others.map(numbered),
    transactions: transactions.map((transaction) => ({
      ...transaction,
      id: `${transaction.id}-${number}`,
      claimId: transaction.claimId === null ? null : idOf(transaction.claimId),
    })),
  };
}
