import { compare } from '#src/domain/data/compare.ts';
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
  deadlines: readonly Deadline[];
  /** The number of unread messages, by the member ID of each whose mailbox the member may read. */
  unread: Readonly<Record<string, number>>;
  /** Returns a claim by its id; null for one that is not known. */
  claimOf: (id: string) => ClaimAtStake | null;
}

/**
 * How many days ahead a deadline begins to need the member; of deadlines on one day, the first kind here comes first.
 * Those of other kinds are met without the member (autopay), or by the insurer (a decision).
 */
const daysAhead = {
  'overdue-bill': 0,
  appeal: Infinity,
  bill: 14,
  'coverage-end': 60,
  'plan-change': 30,
  'authorization-appeal': Infinity,
  authorization: 30,
  'file-again': 60,
} satisfies Partial<Record<Deadline['kind'], number>>;

type DatedNeedKind = keyof typeof daysAhead;
export type DatedNeed = Deadline & { kind: DatedNeedKind };

const kinds = Object.keys(daysAhead);
const needsMember = (deadline: Deadline): deadline is DatedNeed => deadline.kind in daysAhead;

const atMost = 3;

/**
 * Returns the few things that need the member now: the nearest deadlines first, and unread messages last. Messages and the
 * nearest denied claim always have a place. `today` as YYYY-MM-DD.
 */
export function needsOf({ deadlines, unread, claimOf }: Sources, today: string): Need[] {
  const mailboxes = Object.entries(unread).filter(([, count]) => count > 0);
  const dated = deadlines
    .filter(needsMember)
    .filter(({ kind, day }) => daysBetween(today, day) <= daysAhead[kind])
    .toSorted((a, b) => compare(a.day, b.day) || kinds.indexOf(a.kind) - kinds.indexOf(b.kind));
  const messages = mailboxes.length > 0 ? [messagesIn(mailboxes)] : [];
  const all = dated.map((deadline): Need & { kind: DatedNeedKind } => ({
    kind: deadline.kind,
    deadline,
    claim: 'claim' in deadline ? claimOf(deadline.claim.id) : null,
  }));
  const places = atMost - messages.length;
  const denied = all.findIndex(({ claim }) => claim?.refusal === 'denied');
  const last = Math.max(places - 1, denied);
  return [...all.slice(0, places - 1), ...all.slice(last, last + 1), ...messages];
}

const messagesIn = (mailboxes: readonly [string, number][]): Need => ({
  kind: 'messages',
  memberIds: mailboxes.map(([memberId]) => memberId),
});
