import type { RangePlace } from '#src/domain/record/range-place.ts';
import type { FactLabel, RecordKind } from '#src/domain/record/record.ts';

/** The names of the kinds of entries: one, several, and the list of them. */
export const recordKindWords: Record<RecordKind, { one: string; many: string; list: string }> = {
  allergy: { one: 'Allergy', many: 'Allergies', list: 'allergies' },
  medication: { one: 'Medication', many: 'Medications', list: 'medications' },
  condition: { one: 'Condition', many: 'Conditions', list: 'conditions' },
  immunization: { one: 'Vaccine', many: 'Vaccines', list: 'vaccines' },
  observation: { one: 'Result', many: 'Results', list: 'results' },
  procedure: { one: 'Procedure', many: 'Procedures', list: 'procedures' },
};

/** The everyday name of a vaccine, by the first word of its clinical name. */
export const vaccineNames: Readonly<Record<string, string>> = {
  influenza: 'Flu vaccine',
  meningococcal: 'Meningitis vaccine',
  mmr: 'Measles, mumps and rubella vaccine',
  tdap: 'Tetanus and whooping cough vaccine',
};

export const recordFactWords: Record<FactLabel, string> = {
  reaction: 'Reaction',
  severity: 'How serious',
  dosage: 'How to take it',
  reason: 'Reason',
  by: 'Provider',
  dose: 'Dose',
  place: 'Where',
  outcome: 'Outcome',
  when: 'When',
  note: 'Note',
};

/** The words for FHIR's codes; the portal shows any other text of a payer unchanged. */
export const recordStatuses = {
  active: 'Active',
  inactive: 'Not active',
  resolved: 'Resolved',
  recurrence: 'Came back',
  relapse: 'Came back',
  remission: 'In remission',
  refuted: 'Ruled out',
  completed: 'Completed',
  stopped: 'Stopped',
  'on-hold': 'On hold',
  cancelled: 'Canceled',
  draft: 'Draft',
  unknown: 'Status unknown',
  'do-not-take': 'Do not take',
  'not-done': 'Not done',
  preparation: 'Planned',
  'in-progress': 'In progress',
  registered: 'No result yet',
  preliminary: 'First result, may change',
  amended: 'Changed',
  corrected: 'Corrected',
} as const;

/** The position of a result relative to the usual range, by the codes of FHIR. */
export const resultFlags = {
  h: 'High',
  hh: 'Very high',
  l: 'Low',
  ll: 'Very low',
  n: 'Normal',
  a: 'Abnormal',
  aa: 'Very abnormal',
  neg: 'Negative',
  pos: 'Positive',
} as const;

/** Where a value lies, by its range: the payer did not say. */
export const rangePlaces: Record<Exclude<RangePlace, 'within'>, string> = {
  high: 'Above the normal range',
  low: 'Below the normal range',
  outside: 'Outside the normal range',
};

/** The words for FHIR's booleans. */
export const yesOrNo = { true: 'Yes', false: 'No' } as const;

/** The seriousness, by the codes of FHIR. */
export const seriousness = {
  high: 'High risk',
  severe: 'Severe',
  moderate: 'Moderate',
  mild: 'Mild',
} as const;

interface ComparedResult {
  result: string;
  day: string;
}

export const healthRecordWords = {
  intro: 'What your doctors, labs and pharmacies sent us about your health.',
  whose: 'Whose record',
  you: (name: string) => `${name} (you)`,
  born: (day: string) => `Born ${day}`,
  memberId: (id: string) => `Member ID ${id}`,
  empty: {
    ifComplete:
      'Nothing here yet. When your doctors, labs or pharmacies send us something about your health, it shows up here.',
  },
  notNamed: 'Not named',
  noDay: 'No date',

  now: {
    title: 'Health summary',
    allergy: 'Allergies',
    medication: 'Medications',
    condition: 'Conditions',
    observation: 'Latest results',
    none: {
      allergy: { ifComplete: 'No allergies on record. That doesn’t mean there are none.' },
      medication: { ifComplete: 'No current medications on record.' },
      condition: { ifComplete: 'No current conditions on record.' },
      observation: { ifComplete: 'No results on record.' },
    },
    since: (day: string) => `Since ${day}`,
    /** The results of the same test before the latest. `results` are a list of the next. */
    before: (results: string) => `Earlier: ${results}`,
    /** Follows “High” or the like: how the result before it compares. */
    changes: {
      up: ({ result, day }: ComparedResult) => `, up from ${result} on ${day}`,
      down: ({ result, day }: ComparedResult) => `, down from ${result} on ${day}`,
      same: ({ day }: ComparedResult) => `, the same as on ${day}`,
    },
    resultOn: (result: string, day: string) => `${result} (${day})`,
    toTrends: 'See results over time',
    more: (count: string) => `See ${count} more`,
    moreOf: (count: string, list: string) => `See ${count} more ${list}`,
  },

  timeline: {
    title: 'Timeline',
    within: 'In range',
    search: 'Search this record',
    placeholder: 'Drug, test, doctor, date',
    kind: 'Show',
    all: 'Everything',
    counted: (name: string, count: string) => `${name} (${count})`,
    only: (title: string) => `Only: ${title}`,
    noun: ['entry', 'entries'],
    noneFits: 'Nothing matches. Try another word, or show everything.',
    clear: 'Show everything',
    pages: 'Pages of the timeline',
    loading: (lists: string) => `Still loading: ${lists}.`,
    missing: (list: string) => `Some ${list} may be missing here.`,
    failed: (list: string) => `Your ${list} aren’t available right now.`,
    retryList: (list: string) => `Retry: ${list}`,
    range: (start: string, end: string) => `${start} to ${end}`,
    usual: (range: string) => `Normal range: ${range}`,
    part: (name: string, value: string) => `${name}: ${value}`,
  },

  trends: {
    title: 'Results over time',
    choose: 'Result',
    chart: (name: string, count: string, start: string, end: string) =>
      `${name}: ${count} results from ${start} to ${end}. Every result is in the table.`,
    caption: (name: string) => `All results for ${name}`,
    columns: { day: 'Date', value: 'Result', usual: 'Normal range', flag: 'What it means' },
    pages: 'Pages of results',
    noun: ['result', 'results'],
    shaded: 'The shaded area is the normal range.',
  },

  take: {
    title: 'Take your record with you',
    text: 'Print this page for your next visit, or save your record as a file. Other health apps can read the file (FHIR).',
    textOfChild: 'Print this page for the next visit.',
    download: 'Download my record',
    print: 'Print this record',
    fileName: (day: string) => `health-record-${day}.json`,
    waits: 'You can save the file once everything has loaded.',
    lacks: (lists: string) => `The file will be missing some of this: ${lists}.`,
    patient: 'your name and address',
    failed: 'We couldn’t make the file. Please try again.',
  },

  rule: {
    title: 'Who can see this record',
    policyholder:
      'You see your own record. You also see the record of each child on your plan until the child turns 18. After that, only they can see it. Family access doesn’t change this.',
    dependent:
      'This is your own record. Until you turn 18, the policyholder of your plan can see it too. After that, only you can.',
    apart: (names: string) => `You can’t see health records for ${names}.`,
  },
} as const;
