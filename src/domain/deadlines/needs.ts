import type { ClaimStatus } from '#src/domain/claims/claim-names.ts';
import { daysBetween } from '#src/domain/format/days.ts';
import type { Deadline } from './deadlines.ts';

/** A matter that needs the member. */
export type Need =
  | {
      kind: DatedNeedKind;
      deadline: DatedNeed;
      /** The decision on the claim; null for an unknown claim. */
      claim: ClaimAtStake | null;
    }
  | { kind: 'messages'; memberIds: readonly string[] };

/** The effect of a claim's decision on the member. */
export interface ClaimAtStake {
  /**
   * The amount that the plan did not pay and that can be appealed, in cents; null without such an amount, or when it is
   * not stated.
   */
  openCents: number | null;
  /** What the plan refused; null for a claim that it paid. */
  refusal: Refusal | null;
}

/** The decisions that leave something unpaid, so that members appeal them. */
const refusals = ['denied', 'not-covered', 'partly-paid'] as const satisfies readonly ClaimStatus[];
export type Refusal = (typeof refusals)[number];

/** Returns what a decision refused; null for one that refused nothing. @param openCents as in `ClaimAtStake` */
export const refusalOf = (status: ClaimStatus, openCents: number | null): Refusal | null =>
  refusals.find((refusal) => refusal === status) ?? (openCents ? 'partly-paid' : null);

/** The member's situation today, for a sentence or two before the open tasks. */
export interface NeedsSummary {
  /** The bill of the premium; null for members who don't pay it, and where nothing is due or known of it. */
  premium: (Deadline & DueBill) | null;
  /**
   * The decisions that can be appealed. They are not counted, because a claim older than the recent ones is not known here.
   */
  appealable: Exclude<Refusal, 'not-covered'> | 'authorization' | 'several' | null;
}

type DueBill = { kind: 'autopay' | 'bill' | 'overdue-bill'; cents: number };

const isDueBill = (deadline: Deadline): deadline is Deadline & DueBill =>
  'cents' in deadline && deadline.kind !== 'next-autopay';

/** Returns the member's situation today. */
export function needsSummary({
  deadlines,
  claimOf,
}: Pick<Sources, 'deadlines' | 'claimOf'>): NeedsSummary {
  const [first, second] = deadlines.flatMap((deadline) => {
    if (deadline.kind === 'authorization-appeal') return 'authorization' as const;
    const refusal = deadline.kind === 'appeal' ? claimOf(deadline.claim.id)?.refusal : null;
    if (!refusal) return [];
    return refusal === 'denied' ? refusal : ('partly-paid' as const);
  });
  return {
    premium: deadlines.find(isDueBill) ?? null,
    appealable: second ? 'several' : (first ?? null),
  };
}

interface Sources {
  /** The nearest first. */
  deadlines: readonly Deadline[];
  /** The number of unread messages, by the member ID of each whose mailbox the member may read. */
  unread: Readonly<Record<string, number>>;
  /** Returns a claim by its id; null for one that is not known. */
  claimOf: (id: string) => ClaimAtStake | null;
}

/**
 * The order of what has time, and how many days ahead a thing begins to need the member. Deadlines of other kinds are
 * met without the member (autopay), or by the insurer (a decision).
 */
const urgency = {
  'overdue-bill': { rank: 0, within: 0 },
  appeal: { rank: 1, within: Infinity },
  bill: { rank: 2, within: 14 },
  // Before what can wait: coverage that ends must not be left out.
  'coverage-end': { rank: 3, within: 60 },
  messages: { rank: 4, within: Infinity },
  'authorization-appeal': { rank: 5, within: Infinity },
  authorization: { rank: 6, within: 30 },
  'file-again': { rank: 7, within: 60 },
} satisfies Partial<Record<Deadline['kind'] | 'messages', { rank: number; within: number }>>;

type DatedNeedKind = Exclude<keyof typeof urgency, 'messages'>;
export type DatedNeed = Deadline & { kind: DatedNeedKind };

const needsMember = (deadline: Deadline): deadline is DatedNeed => deadline.kind in urgency;

/** The number of days from which on the day counts for more than the subject. */
const soonDays = 7;
const atMost = 3;

/**
 * Returns the few things that need the member now, the most urgent first: deadlines within a week by their day, then
 * one of each kind before a second one, and of claims a denied one before others. `today` as YYYY-MM-DD.
 */
export function needsOf({ deadlines, unread, claimOf }: Sources, today: string): Need[] {
  const daysLeft = (need: Need) =>
    need.kind === 'messages' ? Infinity : daysBetween(today, need.deadline.day);
  const mailboxes = Object.entries(unread).filter(([, count]) => count > 0);
  const all = [
    ...deadlines.filter(needsMember).map((deadline): Need => ({
      kind: deadline.kind,
      deadline,
      claim: 'claim' in deadline ? claimOf(deadline.claim.id) : null,
    })),
    ...(mailboxes.length > 0 ? [messagesIn(mailboxes)] : []),
  ].filter((need) => need.kind === 'messages' || daysLeft(need) <= urgency[need.kind].within);

  const soon = all.filter((need) => daysLeft(need) <= soonDays);
  const later = all
    .filter((need) => daysLeft(need) > soonDays)
    .toSorted((a, b) => Number(isDenied(b)) - Number(isDenied(a)));
  const nth = new Map(
    later.map((need, at) => [
      need,
      later.slice(0, at).filter(({ kind }) => kind === need.kind).length,
    ]),
  );
  const turn = (need: Need) => nth.get(need) ?? 0;
  return [
    ...soon.toSorted((a, b) => daysLeft(a) - daysLeft(b) || rankOf(a) - rankOf(b)),
    ...later.toSorted((a, b) => turn(a) - turn(b) || rankOf(a) - rankOf(b)),
  ].slice(0, atMost);
}

const messagesIn = (mailboxes: readonly [string, number][]): Need => ({
  kind: 'messages',
  memberIds: mailboxes.map(([memberId]) => memberId),
});

const isDenied = (need: Need) => need.kind !== 'messages' && need.claim?.refusal === 'denied';

const rankOf = ({ kind }: Need) => urgency[kind].rank;
