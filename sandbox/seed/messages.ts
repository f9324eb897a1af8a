import { formatDateInProse } from '#content/formats.ts';
import type { components } from '#generated/message-center/paths.d.ts';
import { lastDayToAppealClaim, nextBusinessDay } from '../appeal-rules.ts';
import { authorizationNamed, numberOfAuthorization } from './authorizations.ts';
import { daysBetween, plusDays, type Calendar } from './calendar.ts';
import { caseNumbers, claimCases } from './claims/cases.ts';
import { hasExplanation, memberShare, type AdjudicatedClaim } from './claims/claim.ts';
import type { Claims } from './claims/claims.ts';
import { providerOf } from './claims/providers.ts';
import type { Contract } from './model.ts';
import type { World } from './world.ts';

export type MessageSeed = {
  messageId: string;
  memberId: string;
  /** Empty if the message has no subject. */
  subject: string;
  /** Rich text. */
  body: string;
  category: string;
  sentAt: string;
  status: 'read' | 'unread';
  attachments: readonly { documentId: string; title: string }[];
  /** The id of the claim it is about; null for a message without a claim. */
  relatedClaimId: string | null;
  /** Null when a reply is possible. */
  replyNotAllowedReason: string | null;
  /** Null if the member wrote the message or it names no sender. */
  sender: string | null;
  topic: MessageTopic | null;
  /** In cents; null if the message is about no amount, or about its claim's amount. */
  amount: number | null;
  isFromMember: boolean;
  /** The conversation it belongs to: the id of the first message in it, which may have been deleted. */
  threadId: string;
  /** The message it answers. */
  inReplyTo: string | null;
  /** The day by which it is answered, YYYY-MM-DD. */
  answerDueBy: string | null;
};

export type MessageTopic = components['schemas']['MessageTopic'];

type Template = {
  subject: string;
  body: string;
  category: string;
  sender: string;
  topic: MessageTopic | null;
  replyNotAllowedReason?: string;
  /** The facts of the member that the message is about; null for a member without them, who gets other news. */
  factsOf?: (facts: Facts) => Partial<MessageSeed> | null;
};

/** The facts of a member that messages are about. */
type Facts = {
  contract: Contract;
  /** Whether the member sees and pays the contract's bills. */
  isPayer: boolean;
  /** The member's claims that were decided, the newest decision first. */
  decidedClaims: readonly AdjudicatedClaim[];
  /** The number of earlier messages of the same kind, about newer claims. */
  earlier: number;
};

/** The place in a body for what was decided on the message’s claim. */
const decisionPlace = '{decision}';

const toEverybody = 'This message went to all members. Contact us if you have a question.';

const templates: readonly (Template | null)[] = [
  {
    subject: 'We processed your claim',
    body: `<p>Hello,</p><p>${decisionPlace}</p><p><a href="/claims">See your claims</a></p>`,
    category: 'Claims',
    sender: 'Claims department',
    topic: 'claims',
    factsOf: ({ decidedClaims, earlier }) => {
      const claim = decidedClaims[earlier];
      return claim === undefined
        ? null
        : {
            subject: `We ${refusalOf(claim) ?? 'processed'} your ${providerOf(claim.provider).name} claim`,
            relatedClaimId: claim.claimId,
          };
    },
  },
  {
    subject: 'Your new explanation of benefits',
    body: '<p>Your explanation of benefits is attached. <span>It is not a bill.</span></p>',
    category: 'Documents',
    sender: 'Claims department',
    topic: 'claims',
    factsOf: ({ decidedClaims, earlier }) => {
      const claim = decidedClaims.filter(hasExplanation)[earlier];
      if (claim === undefined) return null;
      const { claimId, claimNumber, provider } = claim;
      return {
        subject: `Explanation of benefits: ${providerOf(provider).name}`,
        relatedClaimId: claimId,
        attachments: [
          { documentId: `doc-${claimId}`, title: `Explanation of benefits, claim ${claimNumber}` },
        ],
      };
    },
  },
  {
    subject: 'When your deductible starts again',
    body: '<p>Your deductible starts again with each plan year.</p>',
    category: 'Customer service',
    sender: 'Customer service',
    topic: 'benefits',
  },
  // Here is the decision on an authorization (below), where there is one.
  null,
  {
    // True on any day, unlike the news of a fill that the pharmacy's claims may not have.
    subject: 'Show your ID card at the pharmacy',
    body: '<p>It has the numbers a pharmacy needs: RxBIN, RxPCN and RxGrp.</p>',
    category: 'Pharmacy',
    sender: 'Pharmacy services',
    topic: null,
  },
  {
    subject: 'When you can change your plan',
    body: '',
    category: 'Benefits',
    sender: 'Enrollment',
    topic: 'benefits',
    replyNotAllowedReason: toEverybody,
    factsOf: ({ contract }) => {
      const body = enrollmentText(contract);
      return body === null ? null : { body: `<div><p>${body}</p></div>` };
    },
  },
  {
    subject: 'Your bills are online',
    body: '<p>See your bills and payments in the payment center. Payments made online are credited within 24 to 48 hours.</p><p><a href="/payment-center">Payment center</a></p>',
    category: 'Billing',
    sender: 'Billing department',
    topic: 'claims',
    factsOf: ({ isPayer }) => (isPayer ? {} : null),
  },
  {
    subject: 'Your flu shot is covered',
    body: '<p>Flu shots cost you nothing at any pharmacy in the network.</p>',
    category: 'Wellness',
    sender: 'Health programs',
    topic: 'programs',
    replyNotAllowedReason: toEverybody,
  },
];

/** The message for everyone who lacks the facts of another. */
const toAll = templates.at(-1);

/**
 * Returns when members of a contract choose a plan for the coming year; null for those who may at any time. It names a
 * last day only where the portal lists it among the upcoming dates.
 */
function enrollmentText({ appealRules, groupName }: Contract): string | null {
  if (appealRules === 'stateProgram') return null;
  if (appealRules === 'medicareAdvantage') {
    return 'You can change your Medicare plan each year from October 15 to December 7.';
  }
  return groupName === 'Individual'
    ? 'You can change your plan for the coming year during open enrollment. Ask us about your choices.'
    : 'You can change your plan once a year. Your employer tells you when.';
}

type Mailbox = {
  memberId: string;
  count: number;
  unread: number;
  facts: Omit<Facts, 'earlier' | 'decidedClaims'>;
};

/** The size test's mailbox; every other member has a handful. */
const bigMailbox = { count: 5000, unread: 1240 };

/** The first messages of a mailbox are the newest, and the unread ones. */
export function* messageSeeds(world: World, claims: Claims): Generator<MessageSeed> {
  for (const { memberId, count, unread, facts } of mailboxes(world)) {
    const decidedClaims = claims
      .of(facts.contract)
      .filter(({ member, progress }) => member.memberId === memberId && progress === 'settled')
      .toSorted((a, b) => b.processedOn.localeCompare(a.processedOn));
    const seeds = Array.from({ length: count }, (_, index) => {
      const seed = messageSeed(world.calendar, memberId, index, { ...facts, decidedClaims });
      const completeSeed = {
        ...seed,
        ...ownFacts[seed.messageId],
        ...decisionOf(seed.messageId, world.calendar),
      };
      return aboutClaim(completeSeed, claims);
    });
    const newestFirst = seeds.toSorted((a, b) => b.sentAt.localeCompare(a.sentAt));
    for (const [index, seed] of newestFirst.entries()) {
      yield { ...seed, status: index < unread ? 'unread' : 'read' };
    }
  }
  yield* writtenSeeds(world.calendar);
}

/**
 * Returns a message about a claim as sent after it: the news that it was processed, right after it was; any other not
 * before, which early in the year may be today. Early in the year there may be no such claim.
 */
function aboutClaim(message: MessageSeed, claims: Claims): MessageSeed {
  const { messageId, sentAt, relatedClaimId } = message;
  const claim = relatedClaimId === null ? undefined : claims.find(relatedClaimId);
  if (claim === undefined) return { ...message, relatedClaimId: null };
  const told = { ...message, body: message.body.replace(decisionPlace, decisionText(claim)) };
  // Already that day wherever the member may live in the United States.
  const processed = `${claim.processedOn}T08:05:00Z`;
  // A message with its own text is a reminder of an earlier decision.
  const isNews = ownFacts[messageId]?.body === undefined;
  return isNews || processed > sentAt ? { ...told, sentAt: processed } : told;
}

/** Returns what was denied of a claim, as a verb; null where nothing was. */
function refusalOf({ lines, totals }: AdjudicatedClaim): string | null {
  if (!lines.some(({ denialReason }) => denialReason !== null)) return null;
  return totals.planPaid > 0 ? 'denied part of' : 'denied';
}

/** Returns the decision on a claim, and what the member can do. A denial may still change what they owe. */
function decisionText(claim: AdjudicatedClaim): string {
  const refusal = refusalOf(claim);
  if (refusal !== null) {
    const lastDay = formatDateInProse(lastDayToAppealClaim(claim));
    return `We ${refusal} this claim. You can appeal by ${lastDay}. The claim says why.`;
  }
  return memberShare(claim.totals) > 0
    ? 'We processed a claim for you. See what was billed, what we paid and what you may owe.'
    : 'We processed a claim for you. The claim has the details.';
}

const maria = 'A1042887701';
const question = {
  messageId: `msg-${maria}-0015`,
  subject: 'When does my deductible start again?',
};
const answer = { messageId: `msg-${maria}-0003`, daysAgo: 5 };

/** The messages that Maria wrote: a question that was answered, and one that waits for its answer. */
function* writtenSeeds(calendar: Calendar): Generator<MessageSeed> {
  const written = {
    memberId: maria,
    category: 'Customer service',
    status: 'read',
    attachments: [],
    relatedClaimId: null,
    replyNotAllowedReason: null,
    sender: null,
    topic: 'benefits',
    amount: null,
    isFromMember: true,
    inReplyTo: null,
  } as const;
  yield {
    ...written,
    ...question,
    threadId: question.messageId,
    body: '<p>Does my deductible start again in January, or when our plan year ends?</p>',
    sentAt: calendar.instant(answer.daysAgo + 1, '17:05:00'),
    answerDueBy: nextBusinessDay(calendar.daysAgo(answer.daysAgo + 1)),
  };
  yield {
    ...written,
    messageId: `msg-${maria}-0016`,
    threadId: `msg-${maria}-0016`,
    subject: 'Is physical therapy covered?',
    body: '<p>My doctor suggests ten visits. How many does my plan cover?</p>',
    sentAt: calendar.instant(0, '00:00:00'),
    answerDueBy: nextBusinessDay(calendar.today),
  };
}

const explanation = {
  documentId: `doc-${claimCases.denied}`,
  title: `Explanation of benefits, claim ${caseNumbers.denied}`,
};

/** The facts of single messages: Maria's are about a claim of hers, and one of her children's has no subject. */
const ownFacts: Readonly<Record<string, Partial<MessageSeed>>> = {
  'msg-A1042887701-0001': {
    subject: 'You can still appeal your Riverside Hospital claim',
    body: `<p>Hello Maria,</p><p>${decisionPlace}</p><p>We didn’t receive the hospital’s records of your magnetic resonance imaging. You can also ask the hospital to send them.</p>`,
    relatedClaimId: claimCases.denied,
  },
  'msg-A1042887701-0002': {
    subject: 'Explanation of benefits: Riverside Hospital',
    relatedClaimId: claimCases.denied,
    attachments: [explanation],
  },
  'msg-A1042887701-0009': {
    subject: 'We processed your High Plains Specialty Clinic claim',
    relatedClaimId: claimCases.outOfNetwork,
  },
  'msg-A1042887701-0003': {
    subject: 'An answer to your question',
    body: '<p>Thank you for your question about your deductible. It starts again with each plan year.</p>',
    threadId: question.messageId,
    inReplyTo: question.messageId,
  },
  // One without subject and sender.
  'msg-A1042887703-0001': {
    subject: '',
    sender: null,
  },
  'msg-A1042887703-0003': {
    subject: 'A yearly checkup is covered',
    body: '<p>It costs you nothing with a doctor in your network.</p>',
    category: 'Wellness',
    sender: 'Health programs',
    topic: 'programs',
  },
  'msg-A1042887704-0003': {
    subject: 'Your ID card is online',
    body: '<p>You can show it on a phone, print it or send it to a doctor’s office.</p>',
    category: 'Benefits',
  },
};

/** The authorizations that messages are about, by the id of the message. */
const decided: Readonly<Record<string, string>> = {
  [`msg-${maria}-0004`]: 'auth-AU88770005',
  [`msg-${maria}-0012`]: 'auth-AU88770003',
  'msg-M4028551901-0004': 'auth-AU55190001',
};

const letterOnAuthorization = {
  category: 'Authorizations',
  sender: 'Care management',
  topic: 'authorizations',
  replyNotAllowedReason: null,
} as const;

/** The text and the time of a message about the decision on an authorization; null for any other message. */
function decisionOf(messageId: string, calendar: Calendar): Partial<MessageSeed> | null {
  const authorizationSeed = authorizationNamed(decided[messageId] ?? '');
  const [first] = authorizationSeed?.services ?? [];
  if (authorizationSeed?.decidedDaysAgo === undefined || first === undefined) return null;
  const decision = first.action === 'A3' ? 'We denied' : 'We approved';
  const decisionText =
    authorizationSeed.approvedDaysAgo === undefined
      ? `${decision} your provider’s request for you`
      : 'We gave you more time for this care';
  const what = `${first.service} (authorization ${numberOfAuthorization(authorizationSeed)})`;
  const outcome =
    first.action === 'A3'
      ? 'denied'
      : authorizationSeed.approvedDaysAgo === undefined
        ? 'approved'
        : 'extended';
  const until =
    authorizationSeed.holds === undefined
      ? ''
      : ` It’s valid through ${formatDateInProse(plusDays(calendar.today, authorizationSeed.holds[1]))}.`;
  return {
    ...letterOnAuthorization,
    attachments: [{ documentId: `doc-${messageId}`, title: 'Authorization letter' }],
    subject: `Authorization ${outcome}: ${first.service}`,
    body:
      `<p>${decisionText}: ${what}.${until}</p>` +
      `<p><a href="/authorizations/${authorizationSeed.id}">View authorization</a></p>`,
    sentAt: calendar.instant(authorizationSeed.decidedDaysAgo, '15:20:00'),
  };
}

function mailboxes(world: World): Mailbox[] {
  const mailboxesById = new Map<string, Mailbox>();
  for (const user of world.users) {
    for (const [index, membership] of world.membershipsOf(user).entries()) {
      if (user.userName === 'big' && index > 0) continue;
      for (const { memberId, sequence, relationship } of world.listedMembers(membership)) {
        const ofFamily = { count: Number(sequence), unread: Number(sequence) % 2 };
        const own = { count: Math.max(2, 14 - 4 * index), unread: Math.max(0, 3 - index) };
        const size =
          user.userName === 'big' ? bigMailbox : relationship === 'child' ? ofFamily : own;
        const { contract, isPolicyHolder } = membership;
        const isPayer =
          contract.rights.payBill === true &&
          isPolicyHolder &&
          memberId === membership.member.memberId;
        mailboxesById.set(memberId, { memberId, ...size, facts: { contract, isPayer } });
      }
    }
  }
  return [...mailboxesById.values()];
}

function messageSeed(
  calendar: Calendar,
  memberId: string,
  index: number,
  facts: Omit<Facts, 'earlier'>,
): MessageSeed {
  const fitting = templates[index % templates.length];
  const earlier = Math.floor(index / templates.length);
  const own = fitting?.factsOf?.({ ...facts, earlier });
  const template = own === null ? toAll : (fitting ?? toAll);
  if (!template) throw new Error('There are no message templates');
  const { subject, body, category, sender, topic, replyNotAllowedReason = null } = template;
  const messageId = `msg-${memberId}-${String(index + 1).padStart(4, '0')}`;
  // After the end of a plan only its claims are news.
  const { end } = facts.contract;
  const endedDaysAgo = end === null ? 0 : Math.max(0, daysBetween(end, calendar.today));
  const daysAgo = endedDaysAgo + 2 + Math.floor(index * 1.7);
  return {
    messageId,
    memberId,
    subject,
    body,
    category,
    sentAt: calendar.instant(daysAgo, `${String(8 + (index % 12)).padStart(2, '0')}:20:00`),
    status: 'read',
    attachments: [],
    relatedClaimId: null,
    replyNotAllowedReason,
    sender,
    topic,
    amount: null,
    isFromMember: false,
    threadId: messageId,
    inReplyTo: null,
    answerDueBy: null,
    ...own,
  };
}
