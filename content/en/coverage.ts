import type { CoverageStatus } from '#src/domain/coverage/coverage.ts';
import type { CostSubject } from '#src/domain/coverage/cost-share.ts';

/** Coverage & Copays, and Coverage & Benefits of dental plans. Amounts and days come formatted. */
export const coverageWords = {
  titles: { copays: 'Coverage & Copays', benefits: 'Coverage & Benefits' },
  print: 'Print this page',
  toSpending: 'See what you used of your plan’s limits',

  none: {
    title: 'Your coverage',
    ifComplete:
      'We don’t have any coverage to show under this plan. Coverage that ended more than 3 years ago isn’t listed here. If you think this is wrong, call us.',
  },
  mayBeMissing: 'Some of your coverage may be missing here.',

  benefits: {
    title: 'What do I pay for…',
    search: 'Search your plan’s services',
    examples: {
      Medical: 'Try “knee MRI” or “shots”',
      Dental: 'Try “cleaning” or “cavity”',
      Vision: 'Try “eye exam” or “glasses”',
    },
    choose: 'Search, or choose from the list.',
    showAll: 'Show list',
    hideAll: 'Hide list',
    found: (count: number) => (count === 1 ? '1 service' : `${count} services`),
    similar: 'We didn’t find an exact match. These are close:',
    none: (typed: string) => `Your plan’s list of services doesn’t include “${typed}.”`,
    noneNext: {
      before: 'It may still be covered under another name. ',
      link: 'Contact member services',
      after: ' to find out before you get care.',
    },
    otherGroup: 'Other services',
    clear: 'See all services',
    inNetwork: 'In network',
    outOfNetwork: 'Out of network',
    notCovered: 'Not covered',
    nothing: 'You pay $0',
    nothingAfter: (deductible: string) => `You pay $0 after your ${deductible}`,
    after: ({ share, deductible }: { share: string; deductible: string }) =>
      `${share} after your ${deductible}`,
    both: (amount: string, share: string) => `${amount}, then ${share}`,
    notSaid: 'We don’t have this amount. Call us to ask.',
    deductible: {
      none: 'No deductible for this',
      left: ({ amount, deductible }: { amount: string; deductible: string }) =>
        `${amount} of your ${deductible} left`,
      met: (deductible: string) => `You’ve met your ${deductible}`,
      /** The name of the deductible that applies: drugs may have a separate one. */
      names: { plan: 'deductible', drugs: 'drug deductible' },
    },
    limit: 'Limit',
    limits: {
      visits: (count: string, span: string) =>
        count === '1' ? `1 visit ${span}` : `${count} visits ${span}`,
      cents: (amount: string, span: string) => `Plan pays up to ${amount} ${span}`,
    },
    /** How long a limit is for; without months, a plan year. */
    limitSpan: (months: number | null) =>
      months === null ? 'a year' : months === 1 ? 'a month' : `every ${months} months`,
    status: (used: string, left: string) =>
      `You’ve used ${used} this plan year. You have ${left} left.`,
    usedUp: 'You’ve used all of it this plan year',
    authorization: 'Prior authorization',
    authorizations: {
      required: 'Needed. Your provider must ask us to approve it before you get care.',
      sometimes: 'Sometimes needed. Ask your provider before you get care.',
      notRequired: 'Not needed',
    },
    authorizationNotSaid: 'Call us to ask if you need it.',
    waiting: 'Waiting period',
    document: 'View plan document',
    cost: 'Estimate the cost',
    care: 'Find care',
    /** Distinguishes links with the same words. */
    linkOf: (action: string, name: string) => `${action}: ${name}`,
    noLimits: 'We can’t see what’s left of your deductible and limits right now.',
    asOf: (day: string) => `What’s left is as of ${day}. Claims we don’t have yet can change it.`,
  },

  policy: {
    start: 'Start date',
    end: 'End date',
    noEnd: 'No end date',
    notSaid: 'Not listed',
    type: 'Type',
    group: 'Group',
    groupId: 'Group number',
    number: 'Policy number',
    covers: 'Covers',
    types: { hip: 'Medical', dental: 'Dental', vision: 'Vision' },
  },

  costs: {
    title: 'What you pay',
    titleEnded: 'What you paid under this coverage',
    none: 'We don’t have a list of what you pay for each service. Call us to ask.',
    dash: 'A dash means we don’t have an amount. Call us to ask.',
    service: 'Service',
    paysFrom: (day: string) => `Waiting period: your plan pays starting ${day}.`,
    anyNetwork: 'You pay',
    inNetwork: 'In network',
    outOfNetwork: 'Out of network',
    nothing: 'You pay $0',
    copay: (amount: string) => `${amount} copay`,
    coinsurance: (amount: string) => `${amount} coinsurance`,
    afterDeductible: 'after deductible',
    afterDrugDeductible: 'after drug deductible',
    /** Under the costs of drugs; `status` is “Met” or “$130 to go.” */
    drugDeductible: ({ used, status }: { used: string; status: string }) =>
      `Drug deductible: ${used}. ${status}.`,
    noDeductible: 'no deductible',
    /** The text before and after each term. */
    meaning: {
      before: 'A',
      copay: 'copay',
      between: 'is a set amount, and',
      coinsurance: 'coinsurance',
      /** Begins the sentence where the plan has no copay. */
      coinsuranceAlone: 'Coinsurance',
      after: 'is your percentage of the price your plan allows.',
      /** Vision plans share the cost above an allowance, too. */
      afterVision: 'is your percentage of the cost.',
      mayNeed: 'You may have to meet a',
      deductible: 'deductible',
      end: 'first.',
    },
    /** The names of a payer's codes that come without words. */
    names: {
      gpvisit: 'Primary care visit',
      spvisit: 'Specialist visit',
      copaypct: 'Your part of the cost',
      copay: 'Visit',
      inpthosp: 'Hospital stay',
      televisit: 'Virtual visit',
      emergency: 'Emergency room',
      urgentcare: 'Urgent care',
      deductible: 'Deductible',
      maxoutofpocket: 'Out-of-pocket maximum',
      rx: 'Prescription drugs',
    },
    tier: (tier: string) => `Tier ${tier}`,
    notNamed: 'Other care',
  },

  waiting: {
    title: 'Waiting periods',
    intro: 'You wait this long after your coverage starts before the plan pays for this care.',
    over: (day: string) => `Ended on ${day}`,
    until: (day: string) => `Ends on ${day}`,
    noStart: 'Counted from the day your coverage started',
    care: 'Covered care',
  },

  left: {
    title: {
      Medical: 'Left this plan year, in network',
      Dental: 'Left this plan year',
      Vision: 'Left this plan year',
    },
    maximum: {
      in: 'Yearly maximum, in network',
      out: 'Yearly maximum, out of network',
      other: (network: string) => `Yearly maximum, ${network}`,
    },
    /** The limits of medical care where drugs have their own. */
    medical: {
      individual: {
        deductible: 'Your medical deductible',
        outOfPocketMax: 'Your medical out-of-pocket maximum',
      },
      family: {
        deductible: 'Family medical deductible',
        outOfPocketMax: 'Family medical out-of-pocket maximum',
      },
    },
    none: { ifComplete: 'Your plan has no yearly limits to track.' },
  },

  people: {
    title: 'Who’s covered',
    you: (name: string) => `${name} (you)`,
    ended: (day: string) => `Coverage through ${day}`,
    birthDate: 'Date of birth',
    memberId: 'Member ID',
    phone: 'Phone',
    phones: {
      mobile: 'Mobile phone',
      home: 'Home phone',
      work: 'Work phone',
    },
    email: 'Email',
    noContacts: 'No phone or email on file',
    adult: 'This person is 18 or older, so their details are private.',
    /** By what the insurer offers to change it with; where that's nothing, the number follows. */
    wrong: {
      both: 'Is something wrong? Change your phone and email in your settings. Message us about the rest.',
      settings: 'Is something wrong? Change your phone and email in your settings.',
      message: 'Is something wrong? Send us a message about it.',
      call: 'Is something wrong? Call us to change it:',
    },
    toSettings: 'Go to settings',
    toMessage: 'Send a message',
  },
} as const;

export const coverageStatuses: Record<
  CoverageStatus,
  {
    label: string;
    tone: 'good' | 'notice' | 'neutral';
    meaning: (day: string) => string;
  }
> = {
  active: {
    label: 'Active',
    tone: 'good',
    meaning: (day) => (day === '' ? '' : `This coverage is active through ${day}.`),
  },
  upcoming: {
    label: 'Not started',
    tone: 'notice',
    meaning: (day) => `This coverage starts on ${day}. It pays for care starting that day.`,
  },
  ended: {
    label: 'Inactive',
    tone: 'neutral',
    meaning: (day) =>
      day === ''
        ? 'This coverage isn’t active.'
        : `This coverage ended on ${day}. It pays only for care you got by then.`,
  },
  unclear: {
    label: 'Dates unclear',
    tone: 'neutral',
    meaning: () =>
      'The dates we have for this coverage don’t make sense. Call us before you get care.',
  },
};

/** The headings over the costs of a plan. */
export const costSubjects: Record<Exclude<CostSubject, 'waiting'>, string> = {
  care: 'Care',
  drugs: 'Prescription drugs',
  limits: 'Limits for the year',
};
