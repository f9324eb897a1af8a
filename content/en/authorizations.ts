import type { AuthorizationStatus } from '#src/domain/authorizations/status.ts';
import type { DecisionTime } from '#src/domain/authorizations/decision-rules.ts';
import type { TimelineEvent } from '#src/domain/authorizations/timeline.ts';

interface StatusWords {
  label: string;
  /** The text in a list. */
  short: string;
  /** On its own page: the meaning, in one sentence. */
  meaning: string;
  /** What follows from it: the next step, or who acts. */
  advice?: string;
}

const extended = (who: string): Omit<StatusWords, 'label'> => ({
  short: 'You have more time to get this care.',
  meaning: `We gave you more time for this care because ${who} asked for it.`,
});
const withdrawn = (who: string): Omit<StatusWords, 'label'> => ({
  short: 'This request was withdrawn.',
  meaning: `This request was withdrawn because ${who} asked us to.`,
  advice: 'If you still need this care, your provider can send a new request.',
});

/** The name and the meaning of each status (product rule 9.7). */
export const authorizationStatuses: Record<
  Exclude<AuthorizationStatus['id'], 'other'>,
  StatusWords
> = {
  approved: {
    label: 'Approved',
    short: 'You can get this care.',
    meaning: 'We approved this request.',
    advice: 'Get the care within the dates below. You may still owe your share of the cost.',
  },
  'no-pa-required': {
    label: 'No PA Required',
    short: 'You don’t need our approval for this care.',
    meaning: 'You don’t need our approval before you get this care.',
    advice: 'You may still owe your share of the cost.',
  },
  'extended-for-representative': {
    label: 'Extension Granted per Member Representative Request',
    ...extended('your representative'),
  },
  'extended-for-member': {
    label: 'Extension Granted per Member Request',
    ...extended('you'),
  },
  'extended-for-provider': {
    label: 'Extension Granted per Provider Request',
    ...extended('your provider'),
  },
  'referred-to-vendor': {
    label: 'Authorization referred to outside Vendor',
    short: 'Another company reviews this.',
    meaning: 'Another company reviews this request for us.',
    advice:
      'They’ll tell you and your provider what they decide. Ask your provider before you get this care.',
  },
  denied: {
    label: 'Denied',
    short: 'We denied this request.',
    meaning: 'We denied this request.',
  },
  'denied-after-doctors': {
    label: 'Denied after Doctor to Doctor Review',
    short: 'Our doctor talked with yours and denied it.',
    meaning: 'Our doctor talked with your doctor about this request, and we still denied it.',
  },
  'denied-benefit-limit': {
    label: 'Denied: Benefit Limit Exceeded',
    short: 'You’ve reached your plan’s limit.',
    meaning: 'Your plan limits how much of this care it pays for, and you’ve reached the limit.',
  },
  'denied-insufficient-information': {
    label: 'Denied: Insufficient Information',
    short: 'We needed more from your provider.',
    meaning: 'We didn’t get enough information to approve this request.',
    advice: 'Ask your provider to send us the missing records.',
  },
  'denied-out-of-network': {
    label: 'Denied: No Out of Network Benefit',
    short: 'Your plan pays only for care in network.',
    meaning: 'Your plan doesn’t pay for this care out of network.',
    advice: 'Ask us for a provider in your network.',
  },
  'denied-not-covered': {
    label: 'Denied: Not a Covered Benefit',
    short: 'Your plan doesn’t cover this care.',
    meaning: 'Your plan doesn’t cover this care.',
    advice: 'If you get it, you may owe the full cost.',
  },
  'denied-see-letter': {
    label: 'Denied: Please Refer to Denial Letter for Detailed Explanation',
    short: 'Our letter explains why.',
    meaning: 'We denied this request.',
    advice: 'The letter we sent you explains why.',
  },
  'denied-pre-surgical': {
    label: 'Denied: Pre-surgical requirements unmet',
    short: 'Some steps before surgery are missing.',
    meaning: 'Your plan requires some steps before this surgery, and we have no record of them.',
    advice: 'Ask your provider which ones.',
  },
  'partial-denial': {
    label: 'Partial Denial: Please contact your provider',
    short: 'We approved only part of this request.',
    meaning: 'We approved part of this request and denied the rest.',
    advice: 'Ask your provider what this means for your care.',
  },
  'under-review': {
    label: 'Under Review',
    short: 'We haven’t decided yet.',
    meaning: 'We’re reviewing this request.',
    advice: 'Wait for our decision before you get this care.',
  },
  'wrong-payor': {
    label: 'Authorization sent to wrong Payor',
    short: 'It went to the wrong insurer. Ask your provider to send it to the right one.',
    meaning: 'This request should have gone to another insurer.',
    advice: 'Ask your provider to send it to the right one.',
  },
  'not-eligible': {
    label: 'Not Eligible for Review after Services Rendered',
    short: 'You already got this care.',
    meaning: 'We can’t review this request because you already got the care.',
    advice: 'Check the claim to see what your plan paid.',
  },
  'new-request': {
    label: 'New Request',
    short: 'We’ll review this next.',
    meaning: 'We got this request and we’ll review it next.',
    advice: 'Wait for our decision before you get this care.',
  },
  'withdrawn-for-representative': {
    label: 'Withdrawn per Member Representative Request',
    ...withdrawn('your representative'),
  },
  'withdrawn-for-member': {
    label: 'Withdrawn per Member Request',
    ...withdrawn('you'),
  },
  'withdrawn-for-provider': {
    label: 'Withdrawn per Provider Request',
    ...withdrawn('your provider'),
  },
};

/** The effect of a status, shown after the insurer's own text for the status. */
export const otherStatus = {
  short: 'Call us with questions.',
  advice: 'Call us before you get this care. Ask who acts next.',
} as const;

export const authorizationsWords = {
  /** For an appeal or a further review alike. */
  appealDeadline: (day: string) => `Appeal deadline: ${day}`,
  intro: {
    before: 'See the care your providers asked us to approve before you get it. This is called',
    term: 'prior authorization',
    after: '',
  },
  list: 'Your authorizations',
  noun: ['authorization', 'authorizations'],
  pages: 'Pages of authorizations',
  none: {
    ifComplete:
      'Nothing here yet. When a provider asks us to approve care before you get it, the request shows up here with our decision.',
  },
  noneFits: 'Nothing matches your filters.',
  mayBeMissing: 'Some requests may be missing here.',
  filters: {
    status: 'Status',
    anyStatus: 'All statuses',
    member: 'For',
    anyMember: 'Everyone',
  },
  columns: {
    requested: 'Requested',
    service: 'Service',
    status: 'Status',
    through: 'Valid through',
    units: 'Units used',
  },
  notNamed: 'Service not named',
  unitsUsed: (used: string, approved: string) => `${used} of ${approved}`,
  unitsApproved: (approved: string) => `${approved} approved`,
} as const;

export const authorizationWords = {
  title: 'Authorization',
  back: 'All authorizations',
  missing: 'We couldn’t find this authorization',
  missingText:
    'It may belong to another plan, or the link may be old. Go back to the list to see all of them.',
  number: (number: string) => `Number ${number}`,
  urgent: 'Urgent',
  statusOfRequest: 'Status of this request',
  /** The decisions on a request that was extended; either day may be unknown. */
  decisions: {
    approved: (day: string) => `Approved on ${day}`,
    extended: (day: string) => `Extended on ${day}`,
    extendedTo: (day: string, end: string) => `Extended on ${day}, through ${end}`,
  },
  differs: 'Our decision isn’t the same for every service. See each one below.',
  reason: 'Why we denied it:',
  /** Where the insurer's answer gives no reason. */
  reasonInLetter: 'Our letter gives the reason.',
  criteria: 'You can ask us for the criteria we used to decide. They’re free.',

  /** While a decision is due. */
  due: {
    promised: (day: string) => `We’ll decide by ${day}.`,
    byLaw: ({ time, day }: { time: string; day: string }) =>
      `By law, we have to decide within ${time}. That’s by ${day}.`,
    late: (day: string) => `We should have decided by ${day}. Call us and ask about it.`,
    time: (time: DecisionTime) => ('hours' in time ? `${time.hours} hours` : `${time.days} days`),
    rule: 'The rule behind this date',
    source: (source: string) => `${source}.`,
    waitsFor: 'What we’re waiting for:',
    nothing: 'You don’t need to do anything. If we need more records, we’ll ask your provider.',
    vendor: 'You don’t need to do anything. If they need more records, they’ll ask your provider.',
  },

  print: 'Print this page',
  notSaid: 'Not listed',

  next: {
    title: 'What you can do',
    appealBy: (day: string) => `You can appeal by ${day}.`,
    goOnBy: (day: string) => `You can ask for another review by ${day}.`,
    appealLetter: 'Our letter explains how to appeal and gives you the deadline.',
    appealOver: 'You can’t appeal this decision. The deadline may have passed.',
    askProvider: 'Ask your provider to call us. They can talk with our doctor about this decision.',
    appeal: 'Appeal this decision',
    useBy: (day: string) =>
      `Use this authorization by ${day}, or have your provider ask us for more time.`,
    ended: (day: string) =>
      `This authorization ended on ${day}. If you need more care, your provider must ask us again.`,
    starts: (day: string) => `You can get this care starting ${day}.`,
    loading: 'Checking the appeal deadline',
  },

  validity: {
    title: 'Dates and units',
    dates: 'Valid',
    range: (start: string, end: string) => `${start} to ${end}`,
    from: (start: string) => `From ${start}`,
    until: (end: string) => `Through ${end}`,
    noDates: 'We don’t have dates for this authorization.',
    approved: 'Units approved',
    used: 'Units used',
    meter: 'Units used',
    usedOf: (used: string, approved: string) => `${used} of ${approved} used`,
    left: (left: string) => `${left} left`,
    noneLeft: 'None left',
    unit: 'A unit is one visit, session or item, depending on what your provider requested.',
  },

  services: {
    title: 'Services',
    service: 'Service',
    status: 'Status',
    requested: 'Units requested',
    approved: 'Units approved',
    used: 'Units used',
  },

  facts: {
    title: 'About this request',
    number: 'Number',
    patient: 'Patient',
    memberId: 'Member ID',
    plan: 'Plan',
    requester: 'Requested by',
    performers: 'Care given by',
    facility: 'Place of care',
  },

  timeline: {
    title: 'Timeline',
    toCome: 'coming up',
    none: 'We don’t have dates for this request.',
  },

  claims: {
    title: 'Claims that used this authorization',
    none: { ifComplete: 'No claims have used this authorization yet.' },
    /** Shown where units are used although no claim is known to have used them. */
    notNamed: 'We don’t know yet which claims used these units.',
    noProvider: 'Provider not named',
  },
} as const;

export const timelineWords: Record<TimelineEvent['kind'], string> = {
  requested: 'Your provider sent the request',
  approved: 'We approved the request',
  extended: 'We gave you more time',
  decided: 'We decided',
  starts: 'Care can begin',
  ends: 'Last day for this care',
};
