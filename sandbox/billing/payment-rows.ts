import type { DatabaseSync } from 'node:sqlite';
import type { components } from '#generated/v1/paths.d.ts';
import { hashOf } from '../seed/claims/random.ts';

type Sent = components['schemas']['Payment'];
export type PaymentStatus = Sent['status'];

export type KeptPayment = Pick<Sent, 'paymentId' | 'confirmationNumber' | 'submittedAt'> & {
  contractId: string;
  /**
   * The caller's idempotency key, and the request's content; null for autopay and for payments before the sandbox
   * began.
   */
  key: string | null;
  request: string | null;
  cents: number;
  source: Sent['source'];
  /** YYYY-MM-DD on which it is taken. */
  payOn: string;
  status: PaymentStatus;
  madeBy: 'member' | 'autopay';
  feeCents: number;
};

export type PaymentRows = ReturnType<typeof createPaymentRows>;

/**
 * Creates the payments of each contract. Their money is in the ledger; this keeps each payment's identity and status.
 */
export function createPaymentRows(database: DatabaseSync) {
  const insert = database.prepare(
    `INSERT INTO payment (payment_id, contract_id, idempotency_key, request, confirmation_number, cents,
     source_type, last_four, submitted_at, pay_on, status, made_by, fee_cents)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, 0)`,
  );
  const ofContract = database.prepare(
    'SELECT * FROM payment WHERE contract_id = ? ORDER BY submitted_at DESC, number DESC',
  );
  const byKey = database.prepare(
    'SELECT * FROM payment WHERE contract_id = ? AND idempotency_key = ?',
  );
  const count = database.prepare('SELECT COUNT(*) AS count FROM payment WHERE contract_id = ?');
  const update = database.prepare(
    'UPDATE payment SET status = ?, fee_cents = ? WHERE payment_id = ?',
  );
  return {
    /** Newest first. */
    of: (contractId: string): KeptPayment[] => ofContract.all(contractId).map(paymentIn),

    withKey(contractId: string, key: string): KeptPayment | undefined {
      const row = byKey.get(contractId, key);
      return row === undefined ? undefined : paymentIn(row);
    },

    add(made: Omit<KeptPayment, 'paymentId' | 'confirmationNumber' | 'feeCents'>): KeptPayment {
      const { contractId, submittedAt, source } = made;
      const number = Number(count.get(contractId)?.['count']) + 1;
      const paymentId = `pay-${submittedAt.slice(0, 10).replaceAll('-', '')}-${contractId}-${number}`;
      const confirmationNumber = `P-${String(hashOf(paymentId) % 10_000_000).padStart(7, '0')}`;
      insert.run(
        ...[paymentId, contractId, made.key, made.request, confirmationNumber, made.cents],
        ...[source.type, source.lastFour, submittedAt, made.payOn, made.status, made.madeBy],
      );
      return { ...made, paymentId, confirmationNumber, feeCents: 0 };
    },

    change({ paymentId, feeCents }: KeptPayment, status: PaymentStatus, fee = feeCents): void {
      update.run(status, fee, paymentId);
    },
  };
}

function paymentIn(row: Record<string, unknown>): KeptPayment {
  const text = (name: string) => String(row[name]);
  const textOrNull = (name: string) => (row[name] === null ? null : text(name));
  return {
    paymentId: text('payment_id'),
    contractId: text('contract_id'),
    key: textOrNull('idempotency_key'),
    request: textOrNull('request'),
    confirmationNumber: text('confirmation_number'),
    cents: Number(row['cents']),
    source: {
      type: sourceTypes.find((sourceType) => sourceType === row['source_type']) ?? 'checking',
      lastFour: text('last_four'),
    },
    submittedAt: text('submitted_at'),
    payOn: text('pay_on'),
    status: statuses.find((status) => status === row['status']) ?? 'pending',
    madeBy: row['made_by'] === 'autopay' ? 'autopay' : 'member',
    feeCents: Number(row['fee_cents']),
  };
}

const sourceTypes = ['card', 'checking', 'savings'] as const;
const statuses = ['scheduled', 'pending', 'posted', 'failed', 'returned', 'canceled'] as const;
