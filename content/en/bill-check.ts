import type { BillCheckKind } from '#src/domain/claims/bill-check.ts';

/** The amounts that a result inserts; they come formatted. */
export interface BillValues {
  asked: string;
  /** The amount the member may owe according to the claim. */
  owed: string;
  owesNothing: boolean;
  /** The excess amount of the bill. */
  over: string;
  /** The amount already paid toward the share. */
  paid: string;
}

type Words = (values: BillValues) => string;

const mayOwe = ({ owed, owesNothing }: BillValues) =>
  owesNothing ? 'you owe nothing' : `you may owe ${owed}`;

/** Comparing a provider's bill with the claim. */
export const billCheckWords = {
  title: 'Check a bill',
  intro: 'See if your provider’s bill matches this claim before you pay.',
  private: 'We don’t save or send what you enter.',
  amount: {
    label: 'Amount the bill asks for',
    missing: 'Enter the amount on the bill.',
    wrong: 'Enter an amount, such as 42.10.',
  },
  other: 'The bill lists care that isn’t on this claim',
  submit: 'Compare',
  waiting: 'Loading what you may owe…',

  results: {
    'nothing-billed': () => 'This bill doesn’t ask you to pay anything.',
    'other-service': () =>
      'Care that isn’t on this claim may be on another one, or your provider may not have billed us yet. Ask them to send us the claim before you pay.',
    'claim-undone': () =>
      'This claim was reversed, replaced or canceled, so you don’t owe anything on it. If there’s a newer claim, compare the bill with that one. If not, ask your provider why they billed you.',
    'claim-pending': () =>
      'We haven’t decided this claim yet, so nobody knows your share. Ask your provider to hold the bill until you get your explanation of benefits.',
    'share-unknown': () =>
      'This claim doesn’t say what you may owe, so we can’t compare the bill with it. Call us, and we’ll look at it together.',
    'at-pickup': ({ owed }) =>
      `Your share is ${owed}, and pharmacies usually collect it at pickup. Check your receipt before you pay.`,
    matches: ({ owed }) => `The bill matches this claim: you may owe ${owed}.`,
    less: ({ owed }) =>
      `The bill asks for less than the ${owed} you may owe. You can pay what it asks for. Another bill may follow.`,
    'already-paid': (values) =>
      `The bill doesn’t count ${values.paid} that was already paid toward your share. Based on this claim, ${mayOwe(values)}.`,
    disputed: (values) =>
      `The bill includes ${values.over} that your plan didn’t pay, and that decision may still change. Without it, ${mayOwe(values)}. Ask your provider to hold the rest of the bill.`,
    more: (values) =>
      `Based on this claim, ${mayOwe(values)}. The bill asks for ${values.over} more.`,
  } satisfies Record<BillCheckKind, Words>,

  /** The member's protection from a higher bill, by the provider's network. */
  protection: {
    in: 'A provider in your network has agreed not to bill you for more than your share of covered care. Don’t pay the difference until they explain it.',
    out: 'A provider outside your network may bill you for the rest of their price. By law, they can’t in an emergency or for an air ambulance. At a hospital in your network, they can only if you agreed in writing.',
    unknown:
      'Ask if this provider is in your network. If they are, they can’t bill you for more than your share of covered care.',
  },

  letter: {
    print: 'Print a letter to your provider',
    title: (claim: string) => `About a bill for claim ${claim}`,
    titleWithoutNumber: 'About a bill',
    to: (provider: string) => `To: ${provider}`,
    facts: {
      patient: 'Patient',
      member: 'Member ID',
      plan: 'Health plan',
      service: 'Date of service',
      asked: 'Amount on the bill',
      owed: 'My share on the claim',
    },
    opening: 'I got a bill for this care and compared it with my health plan’s claim.',
    requests: {
      'other-service':
        'The bill lists care that isn’t on the claim. Please send my health plan a claim for it, and send me an itemized bill.',
      'claim-pending':
        'My health plan hasn’t decided the claim yet. Please hold the bill until it has.',
      'already-paid': ({ paid }: BillValues) =>
        `${paid} was already paid toward my share. Please subtract it, and send me a corrected bill.`,
      disputed: ({ over }: BillValues) =>
        `The bill includes ${over} that my health plan didn’t pay, and that decision may still change. Please hold this amount until it’s final.`,
      more: ({ over }: BillValues) =>
        `The bill asks for ${over} more than my share. Please send me an itemized bill and tell me what the difference is for, or send me a corrected bill.`,
    } satisfies Partial<Record<BillCheckKind, string | Words>>,
    closing:
      'Please don’t send this bill to collections while you look into it. I’d like your answer in writing.',
    signature: 'Sincerely,',
  },
} as const;
