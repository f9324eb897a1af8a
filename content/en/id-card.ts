import type { CardNumber } from '#src/domain/id-card/card.ts';

/** The words of the ID card's screen, and of the card. Dates and numbers come formatted. */
export const idCardWords = {
  title: 'ID Card',
  intro: {
    Medical: 'Show this card when you get care or fill a prescription.',
    Dental: 'Show this card when you get dental care.',
    Vision: 'Show this card when you get eye care.',
  },
  whose: 'Whose card',
  you: (name: string) => `${name} (you)`,
  none: {
    ifComplete:
      'You have no active coverage on this plan, so there’s no card to show. Call us if that’s wrong.',
  },
  onlyBy: (name: string) => `Only ${name} can send or share this card.`,
  mayBeMissing: 'Some cards may be missing here.',

  card: {
    front: (name: string) => `Front of ${name}’s ID card`,
    back: (name: string) => `Back of ${name}’s ID card`,
    turnToBack: 'Show the back',
    turnToFront: 'Show the front',
    /** Opens the card alone, as large as the screen. */
    enlarge: 'Show full screen',
    enlarged: (name: string) => `${name}’s ID card`,
    close: 'Close',
    print: 'Print card',
    printOf: (name: string) => `Print ${name}’s card`,
    /** Below the card in wallet size, on paper. */
    cut: 'Cut along the marks, then fold along the dashed line.',
    /** Across a card that is no longer valid. */
    ended: (day: string) => `Ended ${day}`,
    endedHint: (day: string) => `Show this card only for care you got through ${day}.`,
    member: 'Member',
    memberId: 'Member ID',
    subscriber: 'Policyholder',
    group: 'Group',
    network: 'Network',
    effective: 'Effective',
    issued: (day: string) => `Issued ${day}`,
    youPay: 'What you pay in network',
    /** The limits that the law requires on a card, in words short enough for paper. */
    limits: {
      title: 'Deductible and out-of-pocket maximum',
      in: 'In network',
      out: 'Out of network',
      deductible: 'Deductible',
      outOfPocketMax: 'Out-of-pocket max',
      you: (amount: string) => `You ${amount}`,
      family: (amount: string) => `Family ${amount}`,
      elsewhere: (isPartly: boolean) =>
        isPartly
          ? 'For other limits, see your plan documents.'
          : 'For deductibles and out-of-pocket maximums, see your plan documents.',
    },
    alsoOn: 'Also on this plan',
    payerId: 'Payer ID',
    claims: 'Send claims to',
    questions: 'Questions',
    numbers: {
      rxbin: 'RxBIN',
      rxpcn: 'RxPCN',
      rxgroup: 'RxGrp',
      rxid: 'RxID',
    } satisfies Record<CardNumber['kind'], string>,
  },

  order: {
    title: 'Get your card another way',
    titleOf: (name: string) => `Get ${name}’s card another way`,
    how: 'How should we send it?',
    ways: { email: 'Email', fax: 'Fax', mail: 'Mail' },
    notes: {
      email: 'We’ll send a picture of the card to the address you enter.',
      fax: 'For a doctor’s office or a pharmacy. Ask for their fax number.',
      mail: 'We’ll mail a new card to the address we have for you. It should arrive within 7 business days.',
    },
    policyType: 'Type of plan',
    prompt: 'Choose one',
    email: 'Email address',
    emailWrong: 'Enter an email address, like name@example.com.',
    fax: 'Fax number',
    submit: 'Send my card',
    submitOf: (name: string) => `Send ${name}’s card`,
    /** The confirmation once it is on its way (product rule 9.6). */
    sentOf: {
      email: (name: string) => `${name}’s ID card is on its way to the email you gave us.`,
      fax: (name: string) => `${name}’s ID card is on its way to the fax number you gave us.`,
      mail: (name: string) =>
        `${name}’s ID card is in the mail. It should arrive within 7 business days.`,
    },
    failedOf: (name: string) => `We couldn’t send ${name}’s ID card. Please try again.`,
    sending: 'Sending…',
    number: (number: string) => `Your confirmation number is ${number}.`,
    arrives: (day: string) => `Expect it by ${day}.`,
    again: 'Send another card',
  },
} as const;
