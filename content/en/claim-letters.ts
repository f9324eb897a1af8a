/** The subject of an appeal: the claim's or authorization's person, number, service, provider and days. */
interface AppealAbout {
  name: string | null;
  number: string;
  facts: readonly string[];
}

const inParentheses = (facts: readonly string[]) =>
  facts.length === 0 ? '' : ` (${facts.join(', ')})`;

/** The words of letters about a claim: inquiries and appeals. */
export const claimLetterWords = {
  form: {
    tooLong: (length: string) => `Use ${length} characters or fewer.`,
    errorCode: (code: string) => `Error code: ${code}`,
    cancel: 'Cancel',
  },
  question: {
    title: 'Ask about this claim',
    topic: {
      label: 'What is it about?',
      prompt: 'Choose a topic',
      problem: 'Choose what your question is about.',
    },
    start: 'Ask a question',
    onlyBy: (name: string) => `${name} shares this claim with you. Only ${name} can ask about it.`,
    listTitle: 'Your questions',
    statuses: { answered: 'Answered', open: 'Open' },
    asked: (day: string) => `Asked ${day}`,
    askedAndOpen: ({ day, due }: { day: string; due: string }) =>
      `Asked ${day}. We’ll answer by ${due}.`,
    answered: (day: string) => `Answered ${day}`,
  },
  appeal: {
    title: 'Appeal the decision',
    /** The titles of the page of a case, before the first appeal and after it. */
    screenTitles: { before: 'Appeal this decision', filed: 'Your appeal' },
    /** The links back to the appealed claim or authorization, and on after the appeal is sent. */
    backToClaim: 'Back to the claim',
    backToAuthorization: 'Back to the authorization',
    /** Appears before the insurer’s own sentences. */
    reasons: 'Reason for our decision:',
    deniedServices: (count: number) => (count === 1 ? 'Denied service:' : 'Denied services:'),
    who: {
      label: 'Who’s filing?',
      prompt: 'Choose',
      problem: 'Choose who’s filing.',
    },
    reason: {
      label: 'Reason for your appeal',
      prompt: 'Choose a reason',
      problem: 'Choose a reason.',
    },
    notAllowed: 'You can’t appeal this decision now.',
    aboutAuthorization: ({ name, number, facts }: AppealAbout) =>
      `This appeal is about ${name === null ? '' : `${name}’s `}authorization ${number}${inParentheses(facts)}.`,
    urgent: {
      label: 'This can’t wait 30 days',
      hint: 'Choose this if waiting could harm the patient’s health. We’ll decide within 72 hours. A doctor can ask for this, too.',
    },
    about: ({ name, number, facts, notPaid }: AppealAbout & { notPaid: string }) =>
      `This appeal is about ${name === null ? '' : `${name}’s `}claim ${number}${inParentheses(facts)}.${notPaid === '' ? '' : ` Not paid: ${notPaid}.`}`,
    lastDay: 'Appeal deadline:',
    daysLeft: (days: number) => {
      if (days === 0) return 'today';
      return days === 1 ? '1 day left' : `${days} days left`;
    },
    start: 'Appeal this decision',
    see: 'See your appeal',
    onlyBy: (name: string) => `Only ${name} can appeal this decision.`,
    listTitle: 'Your appeals',
    number: (number: string) => `Appeal number ${number}`,
    print: 'Print',
    filed: (day: string) => `Filed ${day}`,
    filedAndOpen: ({ day, due }: { day: string; due: string }) =>
      `Filed ${day}. You’ll get our decision in writing by ${due}.`,
    decided: (day: string) => `Decided ${day}`,
    letter: 'Decision',
    openLetter: 'Open the letter (PDF)',
  },
} as const;

export const inquiryTopics = {
  status: 'Where the claim stands',
  amount: 'What I owe',
  provider: 'The provider or the service',
  denial: 'Why it wasn’t paid',
  other: 'Something else',
} as const;

export const appealReasons = {
  /** Only of a decision that was made for want of records. */
  records: 'I’m sending the records',
  medicalNecessity: 'The care was medically necessary',
  benefitLimit: 'A benefit limit was counted incorrectly',
  outOfNetwork: 'My provider is in network',
  coding: 'The provider used the wrong code',
  other: 'Another reason',
} as const;

export const appellants = {
  member: 'I am the patient',
  policyholder: 'I am the policyholder',
  authorizedRepresentative: 'I represent the patient',
  provider: 'I am the provider',
} as const;

/** An appeal that arrived and one in review both wait for the decision, so they share a name. */
export const appealStatuses = {
  received: 'In review',
  inReview: 'In review',
  decided: 'Decided',
} as const;

/** The outcomes of reviews at every level. */
export const appealOutcomes = {
  upheld: 'The decision didn’t change.',
  overturned: 'The decision was changed in your favor.',
  partlyOverturned: 'Part of the decision was changed.',
} as const;

export const inquiryWords = {
  intro: 'Ask us about anything that isn’t clear. We’ll answer by the next business day.',
  sent: 'We received your question. We’ll answer by the next business day, right here.',
  form: {
    comments: 'Your question',
    commentsProblem: 'Write your question.',
    submit: 'Send question',
    sending: 'Sending…',
    failure: 'We couldn’t send your question. What you wrote is still here. Please try again.',
  },
} as const;

/** The words of a request for a review by an external reviewer, where they differ from an appeal's. */
export const reviewWords = {
  sent: (due: string) =>
    `We received your request and sent it to the reviewer. ${due === '' ? '' : `You’ll get a decision in writing by ${due}. `}You can check on it here any time.`,
  submit: 'Submit request',
} as const;

export const appealWords = {
  intro:
    'If you think this decision is wrong, you can ask us to review it. You’ll get our decision in writing within 30 days.',
  /** With the day by which the insurer decides, where it names one. */
  sent: ({ isExpedited, due }: { isExpedited: boolean; due: string }) => {
    const usual = isExpedited ? 'within 72 hours' : 'within 30 days';
    return `We received your appeal. You’ll get our decision in writing ${due === '' ? usual : `by ${due}`}. You can check on it here any time.`;
  },
  form: {
    comments: 'Explain it in your own words',
    commentsProblem: 'Explain why the decision should change.',
    submit: 'Submit appeal',
    sending: 'Submitting…',
    failure: 'We couldn’t submit your appeal. What you wrote is still here. Please try again.',
  },
} as const;

/** Files that go with an appeal. */
export const attachmentWords = {
  label: 'Add files (optional)',
  /** In place of the label where a decision asks for missing records. */
  records: 'Add the records',
  recordsHint: 'You can submit your appeal without them.',
  hint: (atMost: number) =>
    `Records, letters or photos. Add up to ${atMost} PDF, JPEG or PNG files of 10 MB or less each.`,
  added: 'Files you added',
  remove: (name: string) => `Remove ${name}`,
  sent: (names: string) => `Files: ${names}`,
  problems: {
    'wrong-type': (name: string) => `${name} isn’t a PDF, JPEG or PNG file.`,
    heic: (name: string) =>
      `${name} is a HEIC photo, which we can’t open. Take a screenshot of it and add that, or send it as a JPEG. For new photos on an iPhone, go to Settings > Camera > Formats and choose Most Compatible.`,
    'too-large': (name: string) => `${name} is larger than 10 MB.`,
    empty: (name: string) => `${name} is empty.`,
    'there-already': (name: string) => `You already added ${name}.`,
    'too-many': (name: string) => `We didn’t add ${name} because you can send up to 5 files.`,
    unreadable: (name: string) => `We couldn’t read ${name}. Please choose it again.`,
  },
} as const;
