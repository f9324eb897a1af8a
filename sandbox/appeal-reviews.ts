import { formatDateInProse } from '#content/formats.ts';
import type { AppealPlanKind } from '#src/domain/appeals/appeal-rules.ts';
import { monthsAfter } from '#src/domain/format/days.ts';
import type { ClaimCorrespondence } from './claim-correspondence.ts';
import type { AppealedDecision } from './documents/appeal-letter.ts';
import type { Mailboxes } from './mailboxes.ts';
import { plusDays, type Calendar } from './seed/calendar.ts';
import type { MessageSeed } from './seed/messages.ts';
import type { ClaimAppeal, NextReview } from './sent.ts';

/** Returns the message that confirms an appeal. @param about what was decided, such as a provider's claim */
export function appealReceipt(
  { appealNumber, submittedAt, decisionDueBy: dueBy }: ClaimAppeal,
  about: string,
): Pick<MessageSeed, 'subject' | 'body' | 'category' | 'sender' | 'sentAt'> {
  return {
    subject: `We received your appeal: ${about}`,
    body: `<p>Hello,</p><p>We received your appeal ${appealNumber} on ${formatDateInProse(submittedAt.slice(0, 10))}. We’ll decide by ${formatDateInProse(dueBy)} and send you a letter.</p>`,
    ...fromAppeals,
    sentAt: submittedAt,
  };
}

const fromAppeals = { category: 'Appeals', sender: 'Appeals department' } as const;

const newsOf: Readonly<Record<AppealOutcome, string>> = {
  upheld: 'We didn’t change our decision.',
  overturned: 'We changed our decision in your favor.',
  partlyOverturned: 'We changed part of our decision.',
};

const furtherReview = (next: NextReview | null): string =>
  next?.lastDay === undefined
    ? ''
    : `You can ask for another review by ${formatDateInProse(next.lastDay)}. `;

/** How a reviewer decides. */
export const appealOutcomes = ['upheld', 'overturned', 'partlyOverturned'] as const;
export type AppealOutcome = (typeof appealOutcomes)[number];

/** Days within which an appeal is decided, and an expedited one: 72 hours. */
const daysToDecide = 30;
const daysToDecideExpedited = 3;
/** Days within which an external reviewer decides. */
const daysToReview = 45;

/** The last day on which an appeal that arrived on a day is decided. */
export function decisionDueBy(
  day: string,
  { level = 'internal', isExpedited }: Pick<ClaimAppeal, 'level' | 'isExpedited'> = {},
): string {
  if (isExpedited) return plusDays(day, daysToDecideExpedited);
  return plusDays(day, level === 'external' ? daysToReview : daysToDecide);
}

/**
 * Returns the review that may follow a decision that didn't go wholly the member's way, as the letter says it; null when
 * nothing does.
 */
export function nextReview(
  appealRules: AppealPlanKind,
  { level = 'internal', decidedOn }: { level: string | undefined; decidedOn: string },
): NextReview | null {
  if (appealRules === 'medicareAdvantage') {
    if (level === 'internal') return { kind: 'independent' };
    if (level !== 'independent') return null;
    return {
      kind: 'judge',
      lastDay: plusDays(decidedOn, 60),
      how: 'Ask for a hearing in writing, at the address in the letter of Medicare’s independent reviewer.',
    };
  }
  if (level !== 'internal') return null;
  if (appealRules === 'stateProgram') {
    return {
      kind: 'fairHearing',
      lastDay: plusDays(decidedOn, 120),
      how: 'Ask the state for a fair hearing in writing, at the address in our letter. It is free.',
    };
  }
  return {
    kind: 'external',
    lastDay: monthsAfter(decidedOn, 4),
    how: 'Ask for it here, or in writing at the address in our letter. It is free.',
  };
}

/**
 * Decides an appeal that is under review, as the plan or an independent reviewer would. A denial that a Medicare plan
 * doesn't change goes on to Medicare's reviewer by itself.
 */
export function decideAppeal(
  appealId: string,
  outcome: AppealOutcome,
  {
    correspondence,
    calendar,
    appealedDecision,
    mailboxes,
  }: {
    correspondence: ClaimCorrespondence;
    calendar: Calendar;
    appealedDecision: (claimId: string) => AppealedDecision | undefined;
    mailboxes: Pick<Mailboxes, 'deliver'>;
  },
): void {
  const appeal = correspondence.appealNamed(appealId);
  if (appeal === undefined || appeal.status === 'decided') return;
  const decidedAt = calendar.now();
  const appealed = appealedDecision(appeal.claimId);
  const appealRules = appealed?.contract.appealRules ?? 'commercial';
  const next =
    outcome === 'overturned'
      ? null
      : nextReview(appealRules, { level: appeal.level, decidedOn: calendar.today });
  correspondence.decideAppeal(appealId, { outcome, decidedAt, next });
  if (appealed !== undefined) {
    mailboxes.deliver({
      memberId: appealed.member.memberId,
      subject: `We decided your appeal: ${appealed.name}`,
      body: `<p>Hello,</p><p>${newsOf[outcome]} ${furtherReview(next)}The letter is attached.</p>`,
      ...fromAppeals,
      sentAt: decidedAt,
      attachments: [{ documentId: `doc-${appealId}`, title: 'Appeal decision' }],
    });
  }
  if (next?.kind !== 'independent') return;
  const { claimId, submittedBy, reason, comments, isExpedited } = appeal;
  const forwarded = { level: next.kind, ...(isExpedited && { isExpedited }) };
  correspondence.addAppeal({
    claimId,
    submittedBy,
    reason,
    comments,
    ...forwarded,
    submittedAt: decidedAt,
    status: 'received',
    decisionDueBy: decisionDueBy(calendar.today, forwarded),
  });
}
