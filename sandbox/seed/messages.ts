import { formatDateInProse } from '#content/formats.ts';
import type { components } from '#generated/message-center/paths.d.ts';
import { nextBusinessDay } from '../appeal-rules.ts';
import { authorizationNamed, numberOfAuthorization } from './authorizations.ts';
import { plusDays, type Calendar } from './calendar.ts';
import { caseNumbers, claimCases } from './claims/cases.ts';
import type { Claims } from './claims/claims.ts';
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
  amount?: number;
  attachment?: string;
  replyNotAllowedReason?: string;
};

const toEverybody = 'This message went to all members. Contact us if you have a question.';

const templates: readonly Template[] = [
  {
    subject: 'We processed your claim',
    body: '<p>Hello,</p><p>We processed a claim for you. See what was billed, what we paid and what you may owe.</p><p><a href="/claims">See your claims</a></p>',
    category: 'Claims',
    sender: 'Claims department',
    topic: 'claims',
  },
  {
    subject: 'Your new explanation of benefits',
    body: '<p>Your explanation of benefits is attached. <span>It is not a bill.</span></p>',
    category: 'Documents',
    sender: 'Claims department',
    topic: 'claims',
    attachment: 'Explanation of benefits',
  },
  {
    subject: 'An answer to your question',
    body: '<p>Thank you for your question about your deductible. It starts again with each plan year.</p>',
    category: 'Customer service',
    sender: 'Customer service',
    topic: 'benefits',
  },
  {
    // Where it's known which one: the facts of the decision (below) take the place of this text.
    subject: 'A decision on your authorization',
    body: '<p>We made a decision on your provider’s request.</p><p><a href="/authorizations">See your authorizations</a></p>',
    category: 'Authorizations',
    sender: 'Care management',
    topic: 'authorizations',
    attachment: 'Authorization letter',
  },
  {
    // True on any day, unlike the news of a fill that the pharmacy's claims may not have.
    subject: 'Show your ID card at the pharmacy',
    body: '<p>It has the numbers a pharmacy needs: RxBIN, RxPCN and RxGrp.</p>',
    category: 'Pharmacy',
    sender: 'Pharmacy services',
    topic: null,
  },
  {
    subject: 'Open enrollment has begun',
    body: '<div><p>You can change your plan for the coming year until December 15.</p></div>',
    category: 'Benefits',
    sender: 'Enrollment',
    topic: 'benefits',
    replyNotAllowedReason: toEverybody,
  },
  {
    subject: 'We received your payment',
    body: '<p>Thank you. Payments made online are credited within 24 to 48 hours.</p>',
    category: 'Billing',
    sender: 'Billing department',
    topic: 'claims',
    amount: 31_250,
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

type Mailbox = { memberId: string; count: number; unread: number };

/** The size test's mailbox; every other member has a handful. */
const bigMailbox = { count: 5000, unread: 1240 };

/** The first messages of a mailbox are the newest, and the unread ones. */
export function* messageSeeds(world: World, claims: Claims): Generator<MessageSeed> {
  for (const { memberId, count, unread } of mailboxes(world)) {
    const seeds = Array.from({ length: count }, (_, index) => {
      const seed = messageSeed(world.calendar, memberId, index);
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
  const processed = `${claim.processedOn}T00:05:00Z`;
  const isLater = processed > sentAt || sentWhenProcessed.has(messageId);
  return isLater ? { ...message, sentAt: processed } : message;
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
    body: '<p>Hello Maria,</p><p>We denied your claim for magnetic resonance imaging because we didn’t receive records from the hospital.</p><p>You can appeal, or ask the hospital to send the records.</p>',
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
  'msg-A1042887701-0003': { threadId: question.messageId, inReplyTo: question.messageId },
  'msg-A1042887704-0001': {
    subject: 'We processed your High Plains Specialty Clinic claim',
    relatedClaimId: 'eob-C887704000003',
  },
  // Nothing was decided for Sofia: hers is the message to everybody.
  'msg-A1042887704-0004': { ...templates.at(-1), attachments: [] },
  // One without subject and sender.
  'msg-A1042887703-0001': {
    subject: '',
    sender: null,
    relatedClaimId: 'eob-C887703000003',
  },
  'msg-A1042887703-0002': { relatedClaimId: 'eob-C887703000003' },
  'msg-A1042887704-0002': { relatedClaimId: 'eob-C887704000003' },
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

/** The ids of messages that say that a claim was processed, or that have its explanation of benefits attached. */
const sentWhenProcessed = new Set([
  'msg-A1042887701-0002',
  'msg-A1042887701-0009',
  'msg-A1042887703-0001',
  'msg-A1042887703-0002',
  'msg-A1042887704-0001',
  'msg-A1042887704-0002',
]);

/** The authorizations that messages are about, by the id of the message. */
const decided: Readonly<Record<string, string>> = {
  [`msg-${maria}-0004`]: 'auth-AU88770005',
  [`msg-${maria}-0012`]: 'auth-AU88770003',
  'msg-M4028551901-0004': 'auth-AU55190001',
};

/** The text and the time of a message about the decision on an authorization; null for any other message. */
function decisionOf(
  messageId: string,
  calendar: Calendar,
): Pick<MessageSeed, 'subject' | 'body' | 'sentAt'> | null {
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
        mailboxesById.set(memberId, { memberId, ...size });
      }
    }
  }
  return [...mailboxesById.values()];
}

function messageSeed(calendar: Calendar, memberId: string, index: number): MessageSeed {
  const template = templates[index % templates.length];
  if (template === undefined) throw new Error('There are no message templates');
  const { subject, body, category, sender, topic, amount = null } = template;
  const { attachment, replyNotAllowedReason = null } = template;
  const messageId = `msg-${memberId}-${String(index + 1).padStart(4, '0')}`;
  const daysAgo = 2 + Math.floor(index * 1.7);
  return {
    messageId,
    memberId,
    subject,
    body,
    category,
    sentAt: calendar.instant(daysAgo, `${String(8 + (index % 12)).padStart(2, '0')}:20:00`),
    status: 'read',
    attachments:
      attachment === undefined ? [] : [{ documentId: `doc-${messageId}`, title: attachment }],
    relatedClaimId: null,
    replyNotAllowedReason,
    sender,
    topic,
    amount,
    isFromMember: false,
    threadId: messageId,
    inReplyTo: null,
    answerDueBy: null,
  };
}
