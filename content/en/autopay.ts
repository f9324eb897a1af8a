import type { AutopayNews } from '#src/domain/payments/autopay.ts';

/** The words of autopay. Amounts, dates and methods come formatted. */
export const autopayWords = {
  title: 'Autopay',
  on: 'On',
  off: 'Off',
  outlook: {
    off: 'Autopay is off. With it on, we draft what you owe on the 26th of each month.',
    drafts: (amount: string, day: string, method: string) =>
      `We’ll draft ${amount} on ${day} from ${method}.`,
    nothingDue: (day: string, method: string) =>
      `Nothing is due now. On ${day}, we’ll draft what you owe then from ${method}.`,
    unknownMethod: (day: string) => `We’ll draft what you owe on ${day}.`,
    methodRemoved: (day: string) =>
      `The payment method for autopay was removed, so we can’t draft on ${day}. Choose another one, or pay the bill yourself.`,
    cardEnds: (day: string, method: string) =>
      `${method} expires before ${day}, so we can’t draft then. Choose another method, or pay the bill yourself.`,
    noDay: 'the 26th',
  },
  cannotDraft: 'Autopay can’t pay your next bill',
  enroll: 'Set up autopay',
  change: 'Change method',
  end: 'Turn off autopay',
  noMethod: 'To use autopay, add a payment method first.',
  form: {
    enroll: 'Set up autopay',
    change: 'Change your autopay method',
    method: 'Payment method',
    cancelAnytime:
      'We’ll draft what you owe on the 26th of each month. You can turn it off at any time before that.',
    turnOn: 'Turn on autopay',
    save: 'Save',
    saving: 'Saving…',
    close: 'Cancel',
  },
  ending: {
    title: 'Turn off autopay?',
    text: 'We won’t draft your payments anymore. You’ll need to pay each bill yourself.',
    due: (amount: string, due: string) => `You’ll need to pay ${amount} by ${due}.`,
    confirm: 'Turn off autopay',
    saving: 'Turning off…',
    keep: 'Keep autopay on',
  },
  news: {
    enrolled: 'Autopay is on.',
    changed: 'Your change to autopay is saved.',
    'turned-off': 'Autopay is off.',
    'not-changed': 'We couldn’t save your change. Your autopay settings are the same as before.',
  } satisfies Record<AutopayNews, string>,
  refused: 'We couldn’t save your change. Your autopay settings are the same as before. Try again.',
  checking: 'Checking whether your change was saved…',
  unknown: 'We can’t tell right now whether your change was saved.',
  retry: 'Check again',
} as const;
