import type { AmountProblem } from '#src/domain/format/dollars.ts';
import type { RequestStatus } from '#src/domain/reimbursement/account.ts';
import type { TransactionStatus, TransactionType } from '#src/domain/reimbursement/transaction.ts';
import { formatDate } from './formats.ts';

/** The color of a status. */
type Tone = 'good' | 'bad' | 'notice';

interface StatusText {
  label: string;
  tone: Tone;
  /** The meaning of the status, and what happens next; null where the status says it all. */
  meaning: string | null;
}

const requestStatuses: Record<RequestStatus, StatusText> = {
  received: {
    label: 'Being reviewed',
    tone: 'notice',
    meaning: 'We’re reviewing your request. You’ll see our decision here.',
  },
  paid: { label: 'Paid', tone: 'good', meaning: 'We sent you this money.' },
  denied: { label: 'Denied', tone: 'bad', meaning: null },
};

const types: Record<TransactionType, string> = {
  contribution: 'Money in',
  payment: 'Payment to provider',
  reimbursement: 'Your request',
  adjustment: 'Correction',
};

const statuses: Record<TransactionStatus, { label: string; tone: Tone }> = {
  pending: { label: 'Pending', tone: 'notice' },
  posted: { label: 'Posted', tone: 'good' },
  denied: { label: 'Denied', tone: 'bad' },
};

const amountProblems = (most: string): Record<AmountProblem | 'zero' | 'too-much', string> => ({
  missing: 'Enter an amount.',
  unclear: 'Enter dollars and cents, such as 42.10.',
  fraction: 'Enter no more than 2 digits after the decimal point.',
  negative: 'Enter an amount over $0.00.',
  zero: 'Enter an amount over $0.00.',
  'too-much': `Enter ${most} or less. That’s the most you can request here.`,
});

/** The words of the health reimbursement account. Amounts and days come formatted. */
export const reimbursementWords = {
  intro: 'Your employer put money in this account to help pay what you owe for care.',

  none: {
    title: 'You don’t have an account',
    text: 'This plan has no health reimbursement account for you. If you think that’s wrong, ask your employer.',
  },

  account: {
    title: 'Your account',
    left: 'Available',
    asOf: (asOf: string) => `As of ${asOf}`,
    election: 'Employer contribution',
    used: 'Paid out',
    pending: 'Being reviewed',
    year: 'Plan year',
    lastDay: (day: string) => `The deadline to request money back is ${day}.`,
    over: (day: string) => `The deadline to request money back was ${day}.`,
    empty: 'There’s no money left in this account.',
    ask: 'Request money back',
    comesBack: ({ amount, count }: { amount: string; count: number }) =>
      count === 1
        ? `${amount} from a reversed claim isn’t back yet.`
        : `${amount} from ${count} reversed claims isn’t back yet.`,
    askAbout: 'Ask about it',
  },

  form: {
    title: 'Request money back',
    claim: 'Claim',
    noClaim: 'Something that isn’t on a claim',
    provider: 'Who was paid',
    providerHint: 'The doctor, pharmacy or store, as on the receipt',
    providerWrong: 'Enter who was paid, in 100 characters or fewer.',
    day: 'Date of expense',
    dayWrong: 'Enter the date as MM/DD/YYYY.',
    dayInFuture: 'Enter a date that isn’t in the future.',
    expense: 'What it was for',
    expensePrompt: 'Choose what it was for',
    expenseWrong: 'Choose what it was for.',
    /** Kinds of expense that accounts pay for; sent as the description. */
    expenses: {
      visit: 'Doctor or clinic visit',
      prescription: 'Prescription',
      overTheCounter: 'Over-the-counter medicine',
      dental: 'Dental care',
      vision: 'Glasses, contacts or an eye exam',
      equipment: 'Medical equipment or supplies',
      premium: 'Insurance premium',
      travel: 'Travel to care',
    },
    prompt: 'Choose a claim',
    option: (day: string, name: string, amount: string) =>
      `${day}, ${name}: ${amount} of your share left`,
    claimWrong: 'Choose a claim.',
    noClaims: { ifComplete: 'You don’t have any claims this plan year to request money for.' },
    loading: 'We’re still loading your claims. More may appear.',
    amount: 'Amount',
    amountHint: (most: string) => `Up to ${most}`,
    amountWrong: amountProblems,
    wrong: 'We couldn’t accept this. Check it and try again.',
    receipts: 'Add a receipt (optional)',
    receiptNeeded: 'Add a receipt',
    receiptMissing: 'Add your receipt. It must show who was paid, the date and the amount.',
    submit: 'Send request',
    sending: 'Sending…',
    cancel: 'Cancel',
    unnamed: 'Provider not named',
    failed: 'We couldn’t send your request. Please try again.',
  },

  sent: {
    title: 'We got your request',
    text: (amount: string) => `You requested ${amount}. Track it below.`,
    close: 'Done',
  },

  unfinished: {
    title: 'We’re not sure your request went through',
    text: (amount: string) =>
      `You requested ${amount}, but we didn’t get a response. It may have gone through.`,
    safe: 'Choose “Finish request.” If it went through, we won’t send it twice. If it didn’t, we’ll send it now.',
    receipts: 'If you had a receipt, please add it again.',
    finish: 'Finish request',
    finishing: 'Checking…',
    still: 'We still can’t tell. Wait a minute, then try again.',
    over: 'Your request didn’t go through. You can send a new one.',
    giveUp: 'Don’t finish',
    givenUp: 'We won’t send it again. If it went through, you’ll see it below.',
    close: 'Close',
  },

  requests: {
    title: 'Your requests',
    none: { ifComplete: 'You haven’t requested money back this year.' },
    statuses: requestStatuses,
    sent: (day: string) => `Sent ${day}`,
    decided: (day: string) => `Decided ${day}`,
    other: 'Contact us to learn more about this status.',
    reason: (reason: string) => `Reason: ${reason}`,
    again: 'Send a new request',
    unnamed: 'Request',
    mayBeMissing: 'We couldn’t load all of your requests, so some may be missing.',
  },

  transactions: {
    title: 'Transactions',
    none: { ifComplete: 'Nothing has gone in or out yet.' },
    noneFits: 'No transactions match. Try another type or status.',
    noun: ['transaction', 'transactions'],
    type: 'Type',
    anyType: 'All types',
    types,
    status: 'Status',
    anyStatus: 'All statuses',
    statuses,
    pages: 'Pages of transactions',
    columns: {
      date: 'Date',
      description: 'Description',
      type: 'Type',
      status: 'Status',
      amount: 'Amount',
    },
    comesBack: 'This claim was reversed. The money should go back to your account.',
    unnamed: 'No description',
    fileName: (day: string) => `reimbursement-account-${day}.csv`,
    mayBeMissing: 'We couldn’t load all transactions, so some may be missing.',
  },
} as const;

/** The file of transactions. */
export const transactionsFileWords = {
  columns: reimbursementWords.transactions.columns,
  day: formatDate,
} as const;
