import type { AppealLevel, AppealPlanKind, LegalTime } from '#src/domain/appeals/appeal-rules.ts';

const counted = (count: number, unit: string) => `${count} ${unit}${count === 1 ? '' : 's'}`;

/** The levels of review, as members read of them; `ask` completes “You can …”. */
export const appealLevelWords: Readonly<
  Record<AppealLevel, { name: string; ask: string; who: string }>
> = {
  internal: {
    name: 'Appeal to your plan',
    ask: 'ask us to review our decision',
    who: 'People here who had no part in the first decision review everything again.',
  },
  secondInternal: {
    name: 'Second appeal to your plan',
    ask: 'ask us to review our decision a second time',
    who: 'Other people here review the case once more.',
  },
  external: {
    name: 'External review',
    ask: 'ask for an external review',
    who: 'Independent medical experts, who don’t work for us, review the case. It’s free, and we have to follow their decision.',
  },
  independent: {
    name: 'Medicare’s independent review',
    ask: 'ask Medicare’s independent reviewer',
    who: 'A reviewer that works for Medicare and not for us looks at the case. We send it there ourselves; you don’t need to do anything.',
  },
  fairHearing: {
    name: 'State fair hearing',
    ask: 'ask the state for a fair hearing',
    who: 'A hearing officer of the state listens to you and to us, then decides.',
  },
  judge: {
    name: 'Hearing with a Medicare judge',
    ask: 'ask for a hearing with a Medicare judge',
    who: 'A judge who doesn’t work for us hears the case, if the amount reaches what Medicare requires that year.',
  },
  council: {
    name: 'Medicare Appeals Council',
    ask: 'ask the Medicare Appeals Council for a review',
    who: 'The council reviews the judge’s decision.',
  },
};

/** The name of a level that this portal has no words for. */
export const otherLevel = {
  name: 'Another review',
  ask: 'ask for another review',
  who: 'Your decision letter says who reviews the case.',
} as const;

const timeWords = (time: LegalTime): string => {
  if ('hours' in time) return counted(time.hours, 'hour');
  return 'days' in time ? counted(time.days, 'day') : counted(time.months, 'month');
};

export const appealCaseWords = {
  title: 'Where your appeal stands',
  stepsTitle: 'The steps of an appeal',
  /** Says where the times come from. */
  stepsNote:
    'These are our times and those the law sets for plans like yours. If your decision letter gives other dates, go by your letter.',
  pills: {
    open: 'You can appeal',
    further: 'You can go further',
    inReview: 'In review',
    overdue: 'Answer is late',
    won: 'Decided in your favor',
    unclear: 'See your letter',
    missed: 'Deadline passed',
    ended: 'All reviews done',
  },
  partlyWon: 'Part of the decision was changed.',
  lost: {
    plan: 'We didn’t change our decision.',
    other: 'The reviewer agreed with our decision.',
  },
  youCan: (ask: string) => `You can ${ask}.`,
  /** The insurer takes the request elsewhere. */
  byLetter: 'Your decision letter says where to send your request.',
  /** A day that only the law gives. */
  deadlineByLaw: (day: string) =>
    `By law you have until ${day}, counted from the date of our decision. Your letter may give another date.`,
  answerBy: (day: string) => `You’ll get a decision by ${day}.`,
  answerByLaw: (day: string) => `By law the decision is due by ${day}.`,
  answerUnknown: 'Your letter says when the decision is due.',
  ifLate: 'If you don’t hear by then, call us.',
  overdue: (day: string) => `The decision was due by ${day}. Call us and ask for it.`,
  overdueGoOn: (ask: string) => `You don’t have to wait any longer: you can ${ask} now.`,
  overdueForwarded:
    'We now have to send your case to the next reviewer. You don’t need to do anything.',
  won: {
    claim: 'We’ll process your claim again and send you a new explanation of benefits.',
    authorization: 'The care is approved. Your provider can schedule it.',
  },
  wonEarlier: (day: string) => `The decision was changed in your favor on ${day}.`,
  unclear:
    'The case was decided. Your letter says what the decision means and what you can do next.',
  missed:
    'The time to ask for this review has passed. If something serious kept you from asking, such as an illness or a letter that never came, call us: we may still accept it.',
  ended:
    'No review is left. You can still talk to the people below, or to a lawyer about going to court.',
  readLetter: 'Read the decision (PDF)',
  calendar: {
    add: 'Add to calendar',
    deadline: 'Appeal deadline',
    decision: 'Appeal decision due',
    fileName: 'appeal.ics',
  },
  steps: {
    asked: (day: string) => `Asked for on ${day}`,
    decided: (day: string) => `Decided on ${day}`,
    dueBy: (day: string) => `Decision due by ${day}`,
    now: 'You are here',
    fileWithin: (time: LegalTime) => `You have ${timeWords(time)} to ask for it.`,
    decideWithin: ({ usual, expedited }: { usual: LegalTime; expedited: LegalTime | null }) =>
      `The decision is due within ${timeWords(usual)}${expedited === null ? '' : `, or ${timeWords(expedited)} if waiting could harm you`}.`,
    onItsOwn: 'Starts on its own.',
    outcomes: {
      won: 'Decided in your favor',
      'partly-won': 'Changed in part',
      lost: 'Decision stayed the same',
      unclear: 'Decided',
    },
  },
  /** The sections of the law that the times come from, and the button that shows them. */
  rules: 'The rules behind these dates',
  sources: (sources: readonly string[]) => `${sources.join('; ')}.`,
  planKinds: {
    commercial: 'Rules for employer and individual plans',
    medicareAdvantage: 'Rules for Medicare Advantage plans',
    stateProgram: 'Rules for state programs',
  } satisfies Record<AppealPlanKind, string>,
  grievance:
    'Unhappy with something other than a coverage decision, such as a long wait or poor service? That’s a grievance: call us within 60 days of what happened. It doesn’t change your appeal.',
  help: {
    title: 'What helps your appeal',
    checklist: [
      'A letter from your doctor that says why you need this care',
      'The medical records that show it, such as test results and notes',
      'The part of your plan document or our medical policy that covers it',
      'What you’ve already tried, and how it worked',
    ],
    /** First in the list where records are missing. */
    records: 'The records we asked for',
    packet: {
      title: 'Everything in one file',
      text: 'Our decision, what you wrote and the files you sent, as one PDF to keep or to take along.',
      button: 'Open the packet (PDF)',
      name: 'Appeal packet',
    },
    file: {
      title: 'Your case file',
      text: 'You have a right to a free copy of everything we used to decide: records, policies and notes.',
      button: 'Request my case file',
      sending: 'Requesting …',
      /** `day` is empty where the insurer names no day. */
      sent: (day: string) =>
        `We received your request. We’ll send your case file to your messages${day === '' ? '' : ` by ${day}`}.`,
      failure: 'We couldn’t request your case file. Please try again, or call us.',
    },
    representative: {
      title: 'Someone to speak for you',
      text: 'A relative, friend, doctor or lawyer can handle the appeal. Fill out this form together and send it to us.',
      link: 'Choose a representative (form)',
    },
    outside: {
      title: 'Free help from outside',
      text: (name: string) => `The ${name} helps people with appeals. It’s free and independent.`,
      visit: (name: string) => `Visit the ${name}`,
      medicare: {
        text: 'Medicare and your State Health Insurance Assistance Program (SHIP) help with appeals. It’s free.',
        visit: 'Get help from Medicare',
      },
    },
  },
} as const;
