/** The words of what is written about a claim: questions and appeals. */
export const claimLetterWords = {
  form: {
    tooLong: (length: string) => `Use at most ${length} characters.`,
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
    listTitle: 'Your questions',
    statuses: { answered: 'Answered', open: 'Open' },
    asked: (day: string) => `Asked ${day}`,
    askedAndOpen: ({ day, due }: { day: string; due: string }) => `Asked ${day}, answer by ${due}`,
    answered: (day: string) => `Answered ${day}`,
  },
  appeal: {
    title: 'Appeal the decision',
    who: {
      label: 'Who are you in this appeal?',
      prompt: 'Choose',
      problem: 'Choose who appeals.',
    },
    reason: {
      label: 'Why should the decision change?',
      prompt: 'Choose a reason',
      problem: 'Choose a reason.',
    },
    notAllowed: 'This claim cannot be appealed now.',
    lastDay: 'Last day to appeal:',
    daysLeft: (days: number) => {
      if (days === 0) return 'today';
      return days === 1 ? '1 day left' : `${days} days left`;
    },
    start: 'Start an appeal',
    listTitle: 'Your appeals',
    filed: (day: string) => `Filed ${day}`,
    filedAndOpen: ({ day, due }: { day: string; due: string }) =>
      `Filed ${day}, decision in writing by ${due}`,
    decided: (day: string) => `Decided ${day}`,
    letter: 'Decision',
    openLetter: 'Open the letter (PDF)',
  },
} as const;

export const inquiryTopics = {
  status: 'Where the claim stands',
  amount: 'What I owe',
  provider: 'The provider or the service',
  denial: 'Why it was not paid',
  other: 'Something else',
} as const;

export const appealReasons = {
  medicalNecessity: 'The care was medically necessary',
  benefitLimit: 'A benefit limit was counted wrong',
  outOfNetwork: 'The network was judged wrong',
  coding: 'The provider used a wrong code',
  other: 'Another reason',
} as const;

export const appellants = {
  member: 'I am the patient',
  policyholder: 'I am the policyholder',
  authorizedRepresentative: 'I represent the patient',
  provider: 'I am the provider',
} as const;

export const appealStatuses = {
  received: 'Received',
  inReview: 'In review',
  decided: 'Decided',
} as const;

export const appealOutcomes = {
  upheld: 'The decision on the claim stays.',
  overturned: 'The decision was changed in your favor.',
  partlyOverturned: 'The decision was changed in part.',
} as const;

export const inquiryWords = {
  intro:
    'Write to us about anything you do not understand here. We answer by the next business day.',
  sent: 'Your question has arrived. We answer by the next business day; the answer shows up here.',
  form: {
    comments: 'Your question',
    commentsProblem: 'Write your question.',
    submit: 'Send question',
    sending: 'Sending …',
    failure: 'Your question could not be sent. What you wrote is still here; please try again.',
  },
} as const;

export const appealWords = {
  intro:
    'If you think this decision is wrong, you can ask for it to be looked at again. You get the decision in writing within 30 days.',
  sent: 'Your appeal has arrived. You get the decision in writing within 30 days; where it stands shows up here.',
  form: {
    comments: 'Why you think so',
    commentsProblem: 'Say why the decision should change.',
    submit: 'File this appeal',
    sending: 'Filing …',
    failure: 'Your appeal could not be filed. What you wrote is still here; please try again.',
  },
} as const;
