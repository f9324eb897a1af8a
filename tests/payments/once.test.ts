import fc from 'fast-check';
import { beforeEach, expect, it, vi } from 'vitest';
import { bill as billOf } from '#src/api/calls/billing.ts';
import { cancelAutopay, cancelPayment, saveAutopay, toBill } from '#src/api/calls/payments.ts';
import { localDay } from '#src/domain/format/days.ts';
import type { Bill } from '#src/domain/payments/bill.ts';
import {
  createPaymentSubmission,
  type PaymentIntent,
  type PaymentOutcome,
} from '#src/portal/submissions/payment-submission.ts';
import type { WithLock } from '#src/portal/submissions/idempotency.ts';
import { planOf } from '#tests/support/plans.ts';
import { createTestPortal, planStorage } from '#tests/support/test-portal.ts';
import { billingService, newAccount, type BillingService } from './billing-service.ts';

/**
 * Two tabs, reloads, lost answers, autopay, cancellations and passing days, in any order and at the same time: the
 * sandbox's ledger stays balanced, a payment that a member intends once is made once, and the portal's statements are
 * true.
 */
const contractId = 'A10428877';
const firstDay = new Date(2026, 10, 24);
const runs = 2_000;

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});

/** The fates of the next call that changes something. */
const fates = ['fine', 'fine', 'request-lost', 'answer-lost', 'answer-500', '429', '503'] as const;
type Fate = (typeof fates)[number];

const tab = fc.constantFrom(0, 1);
const fate = fc.constantFrom(...fates);
/** Whether the next step waits for it. */
const isAwaited = fc.boolean();
const command = fc.oneof(
  fc.record({
    ...{ kind: fc.constant('pay' as const), tab, fate, isAwaited },
    share: fc.constantFrom('due' as const, 'part' as const),
    /** The button is pressed twice in the same moment. */
    isDouble: fc.boolean(),
    /** For tomorrow, which may have passed when the request is sent again. */
    isLater: fc.boolean(),
  }),
  fc.record({ kind: fc.constant('finish' as const), tab, fate, isAwaited }),
  fc.record({ kind: fc.constant('cancel' as const), tab, fate, isAwaited }),
  fc.record({ kind: fc.constant('autopay' as const), tab, fate, isAwaited, isOn: fc.boolean() }),
  fc.record({ kind: fc.constant('reload' as const), tab }),
  fc.record({ kind: fc.constant('later' as const), days: fc.integer({ min: 1, max: 3 }) }),
);
type Command = typeof command extends fc.Arbitrary<infer One> ? One : never;

/** The payments that a member has confirmed, with the outcomes that the portal reported. */
interface Confirmed {
  intent: PaymentIntent;
  said: PaymentOutcome['kind'][];
  /** The outcome of a retry, which covers all attempts. */
  saidInTheEnd: PaymentOutcome['kind'][];
}

/** A member's browser with two tabs, over a service of its own. */
class Scene {
  day = 0;
  service: BillingService = newAccount(firstDay, 'maria', contractId);
  readonly confirmed = new Map<string, Confirmed>();
  readonly fates: Fate[][] = [[], []];
  readonly sessions = [0, 1].map(() => planStorage(planOf('Medical', { contractId })));
  readonly tabs: ReturnType<Scene['open']>[];
  /** The browser's lock; in a browser without one each tab runs on its own. */
  private last: Promise<unknown> = Promise.resolve();

  private readonly hasLocks: boolean;

  constructor(hasLocks: boolean) {
    this.hasLocks = hasLocks;
    this.tabs = [this.open(0), this.open(1)];
  }

  private readonly withLock: WithLock = (task) => {
    if (!this.hasLocks) return task();
    const turn = this.last.then(task, task);
    this.last = turn.catch(() => {});
    return turn;
  };

  private open(at: number) {
    const life = { isOver: false };
    const { portal } = createTestPortal({
      session: this.sessions[at] ?? planStorage(planOf('Medical', { contractId })),
      answer: async (path, request) => {
        if (path.endsWith('/draft-key')) return Response.json({ key: 'q83v'.repeat(10) + 'q80' });
        if (!path.startsWith('/api/v1/contracts/')) return null;
        const fate = request.method === 'GET' ? 'fine' : (this.fates[at]?.shift() ?? 'fine');
        await Promise.resolve();
        if (fate === 'request-lost') throw new TypeError('Failed to fetch');
        if (fate === '429' || fate === '503') return new Response('', { status: Number(fate) });
        const url = new URL(request.url);
        url.pathname = url.pathname.replace('/api/v1', '');
        const answer = await this.service.answer(new Request(url, request));
        await Promise.resolve();
        // The caller is gone.
        if (fate === 'answer-lost' || life.isOver) throw new TypeError('network error');
        return fate === 'answer-500' ? new Response('', { status: 500 }) : answer;
      },
    });
    return { portal, life, submission: createPaymentSubmission(portal, this.withLock) };
  }

  private readonly dayAt = (daysAhead: number) => new Date(2026, 10, 24 + this.day + daysAhead);

  /** @returns the call under way */
  async run(step: Command): Promise<void> {
    if (step.kind === 'later') {
      this.day += step.days;
      // The insurer goes on with the same books.
      this.service = billingService(this.dayAt(0), 'maria', this.service.database);
      return;
    }
    if (step.kind === 'reload') {
      const before = this.tabs[step.tab];
      if (before) before.life.isOver = true;
      this.tabs[step.tab] = this.open(step.tab);
      return;
    }
    const open = this.tabs[step.tab];
    if (!open) return;
    const { portal, submission } = open;
    const unfinished = await submission.unfinished(contractId);
    const seen = await portal.clients
      .send(billOf(contractId))
      .then(toBill)
      .catch(() => null);
    if (seen === null) return;
    this.fates[step.tab]?.push(step.fate);
    switch (step.kind) {
      case 'pay':
        // The screen offers nothing else while a payment is unfinished.
        if (unfinished !== null || seen.amountDueCents === 0) return;
        await this.pay(step, submission, seen);
        return;
      case 'finish':
        if (unfinished !== null)
          await this.note(unfinished, submission.finish(unfinished), 'saidInTheEnd');
        return;
      case 'cancel': {
        const [payment] = seen.pending;
        if (payment === undefined) return;
        await portal.send(cancelPayment(contractId, payment.id)).catch(() => null);
        return;
      }
      case 'autopay':
        await portal
          .send<unknown>(
            step.isOn ? saveAutopay(contractId, 'pm-checking-6789') : cancelAutopay(contractId),
          )
          .catch(() => null);
    }
  }

  private async pay(
    { share, isDouble, isLater }: Extract<Command, { kind: 'pay' }>,
    submission: ReturnType<typeof createPaymentSubmission>,
    seen: Bill,
  ): Promise<void> {
    const cents = share === 'due' ? seen.amountDueCents : Math.ceil(seen.amountDueCents / 3);
    const intent: PaymentIntent = {
      ...{ key: crypto.randomUUID(), contractId, cents },
      ...{ methodId: 'pm-checking-6789', revision: seen.revision },
      payOn: isLater ? localDay(this.dayAt(1)) : null,
    };
    this.confirmed.set(intent.key, { intent, said: [], saidInTheEnd: [] });
    await Promise.all(
      (isDouble ? [1, 2] : [1]).map(() => this.note(intent, submission.pay(intent, seen))),
    );
  }

  private async note(
    { key }: PaymentIntent,
    outcome: Promise<PaymentOutcome>,
    where: 'said' | 'saidInTheEnd' = 'said',
  ): Promise<void> {
    const { kind } = await outcome;
    this.confirmed.get(key)?.[where].push(kind);
  }

  /** Returns the insurer's payments, by idempotency key. */
  rows() {
    return this.service.database
      .prepare(
        'SELECT idempotency_key AS key, status, cents FROM payment WHERE idempotency_key IS NOT NULL',
      )
      .all()
      .map(({ key, status, cents }) => ({
        ...{ key: String(key), status: String(status), cents: Number(cents) },
      }));
  }
}

async function play(scene: Scene, steps: readonly Command[]): Promise<void> {
  const underWay: Promise<void>[] = [];
  for (const step of steps) {
    const done = scene.run(step);
    underWay.push(done);
    if ('isAwaited' in step && step.isAwaited) await done;
  }
  await Promise.all(underWay);
}

function expectBalanced(service: BillingService): void {
  const { ledger } = service.accounts;
  expect(service.imbalances()).toEqual([]);
  const balance = (account: 'receivable' | 'in-transit' | 'clearing' | 'bank') =>
    ledger.balanceOf(contractId, account);
  // No payment exceeds what is owed.
  expect(balance('receivable') + balance('in-transit')).toBeGreaterThanOrEqual(0);
  expect(balance('clearing') + balance('in-transit')).toBe(0);
  // Each payment is booked as often as it was taken, and where it stands.
  const taken = accountsOf(service.database);
  expect(balance('in-transit') + taken.onTheWay).toBe(0);
  expect(balance('bank')).toBe(taken.posted);
}

/** Returns the totals according to the payments, apart from the books. */
function accountsOf(database: BillingService['database']) {
  const sumOf = (statuses: string) =>
    Number(
      database
        .prepare(
          `SELECT COALESCE(SUM(cents), 0) AS cents FROM payment
           WHERE contract_id = ? AND status IN (${statuses})`,
        )
        .get(contractId)?.['cents'],
    );
  return { onTheWay: sumOf("'pending', 'scheduled'"), posted: sumOf("'posted'") };
}

/** All that can be said of a payment that was not taken. */
const notTaken: readonly PaymentOutcome['kind'][] = ['refused', 'not-sent', 'bill-changed'];

it(`holds in ${runs} interleavings`, async () => {
  let taken = 0;
  let lost = 0;
  let changed = 0;
  await fc.assert(
    fc.asyncProperty(
      fc.array(command, { minLength: 2, maxLength: 9 }),
      fc.boolean(),
      async (steps, hasLocks) => {
        const scene = new Scene(hasLocks);
        await play(scene, steps);
        expectBalanced(scene.service);
        const rows = scene.rows();
        expect(new Set(rows.map(({ key }) => key)).size).toBe(rows.length);
        for (const { key, cents } of rows) {
          expect(scene.confirmed.get(key)?.intent.cents).toBe(cents);
        }
        // Two tabs that saw the same bill have paid it once.
        const reviewed = rows.map(({ key }) => scene.confirmed.get(key)?.intent.revision);
        expect(new Set(reviewed).size).toBe(reviewed.length);
        for (const [key, { said, saidInTheEnd }] of scene.confirmed) {
          const isThere = rows.some((row) => row.key === key);
          const all = [...said, ...saidInTheEnd];
          taken += Number(all.includes('taken'));
          lost += Number(all.includes('unknown'));
          changed += Number(all.includes('bill-changed'));
          if (all.includes('taken')) expect(isThere).toBe(true);
          // A change reported to the member as failed has not happened.
          else if (all.every((one) => notTaken.includes(one))) expect(isThere).toBe(false);
          else if (saidInTheEnd.some((one) => notTaken.includes(one))) expect(isThere).toBe(false);
        }
      },
    ),
    { numRuns: runs },
  );
  // The runs reach the cases they are about.
  expect(taken).toBeGreaterThan(runs / 10);
  expect(lost).toBeGreaterThan(runs / 20);
  expect(changed).toBeGreaterThan(runs / 100);
}, 600_000);
