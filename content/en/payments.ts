import { formatDate } from './formats.ts';
import type { PaymentsFileWords, PaymentStatus } from '#src/domain/payments/payment.ts';
import type { BillLineKind } from '#src/domain/payments/bill.ts';

const statuses: Record<
  PaymentStatus,
  { label: string; tone: 'good' | 'bad' | 'notice' | 'neutral' }
> = {
  scheduled: { label: 'Scheduled', tone: 'neutral' },
  pending: { label: 'On the way', tone: 'neutral' },
  posted: { label: 'Paid', tone: 'good' },
  failed: { label: 'Declined', tone: 'bad' },
  returned: { label: 'Returned', tone: 'bad' },
  canceled: { label: 'Canceled', tone: 'neutral' },
};

/** The words of the payment center. Amounts, dates and methods come formatted. */
export const paymentsWords = {
  medicare: {
    note: 'This is the premium for your Medicare Advantage plan. You still pay your Part B premium to Social Security.',
  },

  bill: {
    title: 'Your bill',
    amountDue: 'Amount due',
    asOf: (asOf: string, time: string) => `As of ${asOf}, ${time}`,
    asOfUnknown: 'We don’t have the date of these amounts.',
    due: (due: string) => `Pay by ${due} to keep your coverage.`,
    overdue: (due: string) => `This was due ${due}. Pay now to keep your coverage.`,
    noDueDate: 'Pay soon to keep your coverage.',
    nothing: 'No premium is due right now.',
    nothingMore: (amount: string) => `Nothing more is due: ${amount} is scheduled or on its way.`,
    care: 'Doctors and hospitals send their own bills.',
    careLink: 'See what you may owe for claims',
    autopay: (day: string) =>
      `Autopay will draft this on ${day}. You don’t need to pay it yourself.`,
    balance: 'Balance',
    balanceHint: 'Full balance, before pending payments.',
    credit: 'You’ve paid more than you owe. We’ll put the extra toward your next bill.',
    onItsWay: 'Scheduled or on the way',
    lines: {
      title: 'What this bill is for',
      total: 'Balance',
      kinds: {
        premium: 'Premium',
        subsidy: 'Help with your premium',
        fee: 'Fee',
        payment: 'Already paid toward this',
        credit: 'Credit',
        adjustment: 'Correction',
      } satisfies Record<BillLineKind, string>,
      people: (count: number) => (count === 1 ? '1 person' : `${count} people`),
      period: (from: string, to: string) => (from === to ? from : `${from} to ${to}`),
    },
    pay: 'Pay bill',
  },

  unfinished: {
    title: 'We’re not sure this payment went through',
    text: (amount: string) =>
      `You sent a payment of ${amount}, and we didn’t get a response. It may have gone through.`,
    safe: 'Choose “Finish payment.” If it went through, you’ll get its confirmation number. If it didn’t, we’ll take the payment now. You can’t be charged twice.',
    finish: 'Finish payment',
    finishing: 'Checking…',
    still: 'We still can’t tell. Wait a minute, then try again.',
    giveUp: 'Don’t finish',
    changed:
      'That payment didn’t go through. Your bill has changed since then, so nothing was charged.',
    close: 'Close',
    givenUp:
      'We won’t send it again. If it went through, you’ll see it under “Payments scheduled and on the way.”',
  },

  pending: {
    title: 'Payments scheduled and on the way',
    credited: (day: string) => `Credited by ${day}`,
    scheduled: (day: string) => `We’ll take it on ${day}`,
    number: 'Confirmation number',
    fixed: 'It’s too late to cancel this payment.',
    cancel: 'Cancel payment',
    cancelOf: (amount: string, day: string) => `Cancel payment of ${amount}, ${day}`,
    dialog: {
      title: 'Cancel this payment?',
      text: (amount: string) => `We won’t take ${amount}. You’ll still owe it.`,
      confirm: 'Cancel payment',
      sending: 'Canceling…',
      keep: 'Keep payment',
      close: 'Close',
      tooLate: 'It’s too late to cancel. This payment has gone to your bank.',
      failed: 'We couldn’t cancel this payment. Try again.',
    },
    canceled: (amount: string) => `Your payment of ${amount} was canceled.`,
  },

  methods: {
    title: 'Payment methods',
    safe: 'We only keep the last 4 digits. Our payment vendor keeps the rest.',
    none: { ifComplete: 'You haven’t added a payment method.' },
    isDefault: 'Default',
    ended: 'Expired',
    ends: (month: string) => `Expires ${month}`,
    makeDefault: 'Make default',
    makeDefaultOf: (method: string) => `Make default: ${method}`,
    nowDefault: (method: string) => `${method} is now your default.`,
    remove: 'Remove',
    removeOf: (method: string) => `Remove: ${method}`,
    usedByAutopay: 'Autopay uses this method.',
    add: 'Add payment method',
    addHint: 'You’ll go to our payment vendor’s page and come back here.',
    cannotAdd: 'You can’t add a payment method here right now. Call us for help.',
    someMissing: 'Some of your payment methods aren’t shown here.',
    dialog: {
      title: 'Remove this payment method?',
      text: (method: string) => `You won’t be able to pay with ${method} anymore.`,
      inUse: (method: string) => `Autopay uses ${method}. Change or turn off autopay first.`,
      confirm: 'Remove payment method',
      sending: 'Removing…',
      keep: 'Keep payment method',
      close: 'Close',
      failed: 'We couldn’t remove this payment method. Try again.',
    },
    removed: (method: string) => `${method} was removed.`,
    saved: (method: string) => `${method} was added. You can pay with it now.`,
    saving: 'Adding your payment method…',
    notSaved: 'We couldn’t add your payment method. Add it again.',
    givenUp: 'No payment method was added.',
    refused: 'We can’t use that link. To add a payment method, start from this page.',
  },

  method: {
    types: { card: 'Card', checking: 'Checking', savings: 'Savings' },
    /** The kinds of bank account, which the bank's name alone does not distinguish. */
    accounts: {
      checking: (bank: string) => `${bank} checking`,
      savings: (bank: string) => `${bank} savings`,
    },
    of: (name: string, lastFour: string) => `${name} ending in ${lastFour}`,
  },

  history: {
    title: 'Payments and statements',
    none: { ifComplete: 'Your payments and billing statements will be listed here.' },
    noneFits: 'Nothing matches your filters.',
    noun: ['payment or statement', 'payments and statements'],
    /** The file has the payments alone. */
    fileNoun: ['payment', 'payments'],
    pages: 'Pages of payments and statements',
    /** The status of a statement, and the filter for statements. */
    statement: 'Statement',
    statementsMissing: 'Some statements may be missing.',
    status: 'Status',
    anyStatus: 'All statuses',
    year: 'Year',
    anyYear: 'All years',
    columns: {
      date: 'Date',
      amount: 'Amount',
      status: 'Status',
      method: 'Paid with',
      confirmation: 'Confirmation',
      receipt: 'Document',
    },
    autopay: 'Autopay',
    paidFor: (months: string) => `For ${months}`,
    fee: (amount: string) => `Returned payment fee: ${amount}`,
    receipt: 'Receipt (PDF)',
    openReceipt: (number: string) => `Receipt (PDF): ${number}`,
    receiptOf: (number: string) => `Payment receipt ${number}`,
    fileName: (day: string) => `payments-${day}.csv`,
    mayBeMissing: 'Some payments may be missing.',
    statuses,
  },

  statements: {
    of: (month: string) => `${month} statement (PDF)`,
  },
} as const;

/** The headings of the file of payments. */
export const paymentsFileWords = {
  columns: {
    date: 'Date',
    confirmation: 'Confirmation',
    amount: 'Amount',
    status: 'Status',
    method: 'Paid with',
    madeBy: 'Made by',
    fee: 'Fee',
  },
  day: formatDate,
  member: 'You',
  autopay: 'Autopay',
} as const satisfies Pick<PaymentsFileWords, 'columns' | 'day'> & Record<string, unknown>;
