import type { AuthorizationStatus } from '#src/domain/authorizations/status.ts';
import type { TimelineEvent } from '#src/domain/authorizations/authorization.ts';

interface StatusWords {
  label: string;
  /** The text in a list. */
  short: string;
  /** On its own page: the meaning and the next step. */
  meaning: string;
}

const extended = (who: string): Omit<StatusWords, 'label'> => ({
  short: 'You have more time to get this care.',
  meaning: `We gave you more time for this care because ${who} asked for it. The new dates are below.`,
});
const withdrawn = (who: string): Omit<StatusWords, 'label'> => ({
  short: 'This request was withdrawn.',
  meaning: `This request was withdrawn because ${who} asked us to. If you still need this care, your provider can send a new one.`,
});

/** The name and the meaning of each status (product rule 9.7). */
export const authorizationStatuses: Record<
  Exclude<AuthorizationStatus['id'], 'other'>,
  StatusWords
> = {
  approved: {
    label: 'Approved',
    short: 'You can get this care.',
    meaning:
      'We approved this request. Get the care within the dates below. You may still owe your share of the cost.',
  },
  'no-pa-required': {
    label: 'No PA Required',
    short: 'You don’t need our OK for this care.',
    meaning:
      'You don’t need our OK before you get this care. You may still owe your share of the cost.',
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
    short: 'Another company decides this.',
    meaning:
      'Another company makes this decision for us. They will tell you and your provider what they decide. Ask your provider before you get this care.',
  },
  denied: {
    label: 'Denied',
    short: 'We denied this request.',
    meaning: 'We denied this request.',
  },
  'denied-after-doctors': {
    label: 'Denied after Doctor to Doctor Review',
    short: 'Our doctor and yours talked. We denied it.',
    meaning: 'Our doctor talked with your doctor about this request, and our answer is still no.',
  },
  'denied-benefit-limit': {
    label: 'Denied: Benefit Limit Exceeded',
    short: 'You’ve used all your plan pays for.',
    meaning: 'Your plan limits how much of this care it pays for, and you’ve used it all.',
  },
  'denied-insufficient-information': {
    label: 'Denied: Insufficient Information',
    short: 'We needed more from your provider.',
    meaning:
      'We didn’t get enough facts to say yes. Ask your provider to send us the missing records.',
  },
  'denied-out-of-network': {
    label: 'Denied: No Out of Network Benefit',
    short: 'Your plan pays only in network.',
    meaning:
      'Your plan doesn’t pay for this care out of network. Ask us for a provider in your network.',
  },
  'denied-not-covered': {
    label: 'Denied: Not a Covered Benefit',
    short: 'Your plan doesn’t cover this care.',
    meaning: 'Your plan doesn’t cover this care. If you get it, you may owe the full cost.',
  },
  'denied-see-letter': {
    label: 'Denied: Please Refer to Denial Letter for Detailed Explanation',
    short: 'Our letter says why.',
    meaning: 'We denied this request. The letter we sent you says why.',
  },
  'denied-pre-surgical': {
    label: 'Denied: Pre-surgical requirements unmet',
    short: 'Some steps before surgery are missing.',
    meaning:
      'Some steps have to be done before this surgery, and we can’t see that they were. Ask your provider which ones.',
  },
  'partial-denial': {
    label: 'Partial Denial: Please contact your provider',
    short: 'We approved only part of it.',
    meaning:
      'We approved part of this request and denied the rest. Ask your provider what this means for your care.',
  },
  'under-review': {
    label: 'Under Review',
    short: 'We haven’t decided yet.',
    meaning:
      'We’re looking at this request and haven’t decided yet. Wait for our answer before you get this care.',
  },
  'wrong-payor': {
    label: 'Authorization sent to wrong Payor',
    short: 'It went to the wrong insurer.',
    meaning:
      'This request should have gone to another insurer. Ask your provider to send it to the right one.',
  },
  'not-eligible': {
    label: 'Not Eligible for Review after Services Rendered',
    short: 'You had this care already.',
    meaning:
      'We can’t review this request because you had the care already. Look for the claim to see what your plan paid.',
  },
  'new-request': {
    label: 'New Request',
    short: 'We just got this request.',
    meaning:
      'We got this request and will look at it soon. Wait for our answer before you get this care.',
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

/** The meaning of a status in the insurer's own words. */
export const otherStatus = {
  short: 'Ask us what this means.',
  meaning:
    'These are our own words for where this request is. Ask us what they mean before you get this care.',
} as const;

/** The list. */
export const authorizationsWords = {
  title: 'Authorizations',
  intro: {
    before: 'See what your providers asked us to OK before you get care. This is called',
    term: 'prior authorization',
    after: '',
  },
  list: 'Your authorizations',
  noun: ['authorization', 'authorizations'],
  pages: 'Pages of authorizations',
  none: 'Nothing here yet. When a provider asks for our OK before you get care, the request shows up here with our answer.',
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
    units: 'Used',
  },
  notNamed: 'Service not named',
  unitsUsed: (used: string, approved: string) => `${used} of ${approved}`,
  unitsApproved: (approved: string) => `${approved} approved`,
} as const;

/** One authorization. */
export const authorizationWords = {
  title: 'Authorization',
  back: 'All authorizations',
  missing: 'We couldn’t find this authorization',
  missingText:
    'It may belong to another plan, or the link may be old. Go back to the list to see all of them.',
  number: (number: string) => `Number ${number}`,
  urgent: 'Urgent',
  standing: 'Where this request is',
  differs: 'We didn’t decide every service the same way. See each service below.',
  reason: 'Why we denied it:',
  print: 'Print this page',
  notSaid: 'Not stated',

  next: {
    title: 'What you can do',
    appealBy: (day: string) => `You can appeal by ${day}.`,
    goOnBy: (day: string) => `You can ask for another review by ${day}.`,
    appealLetter: 'Our letter tells you how to appeal, and by when.',
    appealOver: 'The appeal deadline has passed, or this can’t be appealed.',
    askProvider: 'Ask your provider to call us. A doctor can talk with our doctor about it.',
    appeal: 'Appeal this decision',
    useBy: (day: string) => `Use this authorization by ${day}, or ask your provider for more time.`,
    ended: (day: string) => `This ended on ${day}. For more care, your provider has to ask again.`,
    starts: (day: string) => `You can get this care starting ${day}.`,
    loading: 'Checking the appeal deadline',
  },

  validity: {
    title: 'Dates and units',
    dates: 'Valid',
    range: (start: string, end: string) => `${start} to ${end}`,
    from: (start: string) => `From ${start}`,
    until: (end: string) => `Through ${end}`,
    noDates: 'We have no dates for this.',
    approved: 'Units approved',
    used: 'Units used',
    meter: 'Units used',
    usedOf: (used: string, approved: string) => `${used} of ${approved} used`,
    left: (left: string) => `${left} left`,
    noneLeft: 'None left',
    unit: 'A unit is one visit, session or item, as your provider asked for it.',
  },

  services: {
    title: 'Services',
    service: 'Service',
    status: 'Status',
    requested: 'Asked for',
    approved: 'Approved',
    used: 'Used',
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
    requested: 'Requested',
    decided: 'Decided',
  },

  timeline: {
    title: 'Timeline',
    toCome: 'coming up',
    none: 'We have no dates for this request.',
  },

  claims: {
    title: 'Claims that used it',
    none: 'No claims have used this yet.',
    /** Shown where units are used although no claim is known to have used them. */
    notNamed: 'The claims that used this aren’t here yet, or don’t say so.',
    noProvider: 'Provider not named',
  },
} as const;

export const timelineWords: Record<TimelineEvent['kind'], string> = {
  requested: 'Your provider sent the request',
  decided: 'We decided',
  starts: 'Care can begin',
  ends: 'Last day for this care',
};
