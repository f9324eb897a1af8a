import type { PaymentAmountProblem } from '#src/domain/payments/payment-amount.ts';

/** On a payment that comes after the due date, or may. Days come formatted. */
const lateWords = ({ day, due, isAfter }: { day: string; due: string; isAfter: boolean }) =>
  isAfter
    ? `A payment on ${day} comes after your due date, ${due}. Your coverage may end if you pay late.`
    : `A payment on ${day} may be credited after your due date, ${due}.`;

/** The words of paying a bill. Amounts, dates and methods come formatted. */
export const payingWords = {
  form: {
    title: 'Pay your bill',
    submit: 'Review payment',
    sending: 'Review payment',
    cancel: 'Cancel',
    amount: 'How much?',
    choices: {
      due: (amount: string) => `Amount due: ${amount}`,
      balance: (amount: string) => `Full balance: ${amount}`,
      other: 'Another amount',
    },
    other: {
      label: 'Amount',
      hint: (most: string) => `Up to ${most}. For example: 42.10.`,
      wrong: (most: string): Record<PaymentAmountProblem, string> => ({
        missing: 'Enter an amount.',
        unclear: 'Enter dollars and cents, such as 42.10.',
        fraction: 'Enter no more than 2 digits after the decimal point.',
        negative: 'Enter an amount over $0.00.',
        zero: 'Enter an amount over $0.00.',
        'too-much': `Enter ${most} or less. That’s all you can pay now.`,
      }),
    },
    method: 'Pay with',
    methodWrong: 'Choose a payment method.',
    methodEnds: 'This card expires before that day. Choose another one, or an earlier day.',
    noMethod: 'Add a payment method first. Then you can pay here.',
    day: {
      label: 'Payment date',
      hint: (until: string) => `Today, or a day through ${until}.`,
      wrong: (until: string) => `Enter a day from today through ${until} as MM/DD/YYYY.`,
      /** The last day that is still in time; a payment takes two days. */
      inTime: (day: string, due: string) =>
        `Choose ${day} or earlier so that we credit your payment by your due date, ${due}.`,
      late: lateWords,
    },
    wrong: 'We couldn’t accept this. Check it and try again.',
  },

  review: {
    title: 'Review your payment',
    amount: 'You’ll pay',
    from: 'From',
    day: 'On',
    today: (day: string) => `Today, ${day}`,
    credited: 'Credited',
    creditedHint: 'within 24–48 hours',
    creditedAfter: (day: string) => `within 24–48 hours after ${day}`,
    left: 'Still due after this',
    autopay: (day: string) => `Autopay will only draft what’s still due on ${day}.`,
    late: lateWords,
    pay: (amount: string) => `Pay ${amount}`,
    paying: 'Paying…',
    stay: 'We’re sending your payment. Please wait.',
    edit: 'Edit',
  },

  changed: {
    title: 'Your bill has changed',
    text: 'Your bill changed after you reviewed it, so we didn’t send your payment. Nothing was charged.',
    figures: (amount: string) => `${amount} is due now.`,
    nothing: 'Nothing is due now. Check the payments on the way below.',
    again: 'Review again',
    close: 'Close',
  },

  refused: {
    declined:
      'Your bank didn’t accept this payment. Nothing was charged. Try another payment method.',
    failed: 'We couldn’t take your payment. Nothing was charged. Try again.',
    notSent: 'We couldn’t check your bill, so we didn’t send your payment. Nothing was charged.',
  },

  done: {
    title: 'We got your payment',
    scheduled: (day: string) => `Payment scheduled for ${day}`,
    number: 'Confirmation number',
    text: (amount: string, method: string) => `You’re paying ${amount} from ${method}.`,
    today: 'We’ll credit it to your bill within 24–48 hours.',
    later: (day: string) =>
      `Nothing is charged before ${day}. We’ll credit it to your bill within 24–48 hours after that.`,
    keep: 'You can see or cancel it under “Payments scheduled and on the way.”',
    close: 'Done',
  },
} as const;
