/** The words of what is written about a claim: questions and appeals. */
export const claimLetterWords = {
  form: {
    kept: 'We kept what you wrote last time.',
    tooLong: (length: string) => `Use at most ${length} characters.`,
    left: ({ count, shown }: { count: number; shown: string }) =>
      `${shown} ${count === 1 ? 'character' : 'characters'} left`,
    over: ({ count, shown }: { count: number; shown: string }) =>
      `${shown} ${count === 1 ? 'character' : 'characters'} too many`,
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
