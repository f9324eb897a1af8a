import type { DatabaseSync } from 'node:sqlite';
import { sentReimbursement, type Reimbursement } from '../sent.ts';

/** A request as kept: the caller's key, its content, and its status. */
type KeptRequest = {
  /** The caller's idempotency key; null for requests before the sandbox began. */
  key: string | null;
  /** Reimbursement requests. Their money is in the ledger; this keeps each request and its status. */
  asked: string;
  request: Reimbursement;
};

/**
 * Creates the store of reimbursement requests. Their money is in the ledger; this keeps each request and its status.
 */
export function createReimbursementRequests(database: DatabaseSync) {
  const insert = database.prepare(
    `INSERT INTO hra_request (reimbursement_id, member_id, idempotency_key, asked, request)
     VALUES (?, ?, ?, ?, ?)`,
  );
  const ofMember = database.prepare(
    'SELECT * FROM hra_request WHERE member_id = ? ORDER BY number DESC',
  );
  const byKey = database.prepare(
    'SELECT * FROM hra_request WHERE member_id = ? AND idempotency_key = ?',
  );
  const count = database.prepare('SELECT COUNT(*) AS count FROM hra_request');
  const update = database.prepare('UPDATE hra_request SET request = ? WHERE reimbursement_id = ?');
  return {
    /** Newest first. */
    of: (memberId: string): KeptRequest[] => ofMember.all(memberId).map(requestIn),

    withKey(memberId: string, key: string): KeptRequest | undefined {
      const row = byKey.get(memberId, key);
      return row === undefined ? undefined : requestIn(row);
    },

    add(
      memberId: string,
      { key, asked }: Pick<KeptRequest, 'key' | 'asked'>,
      parts: Omit<Reimbursement, 'reimbursementId'>,
    ): Reimbursement {
      const number = String(Number(count.get()?.['count']) + 1).padStart(2, '0');
      const day = parts.submittedAt.slice(0, 10).replaceAll('-', '');
      const request = { reimbursementId: `rmb-${day}-${number}`, ...parts };
      insert.run(request.reimbursementId, memberId, key, asked, JSON.stringify(request));
      return request;
    },

    change(request: Reimbursement): void {
      update.run(JSON.stringify(request), request.reimbursementId);
    },
  };
}

function requestIn(row: Record<string, unknown>): KeptRequest {
  const key = row['idempotency_key'];
  return {
    key: typeof key === 'string' ? key : null,
    asked: String(row['asked']),
    request: reimbursementIn(sentReimbursement.parse(JSON.parse(String(row['request'])))),
  };
}

/** Returns a request without its absent parts: `undefined` would count as present. */
function reimbursementIn({
  claimId,
  decidedOn,
  reason,
  receipts,
  ...rest
}: ReturnType<typeof sentReimbursement.parse>): Reimbursement {
  return {
    ...rest,
    ...(claimId !== undefined && { claimId: claimId }),
    ...(decidedOn !== undefined && { decidedOn: decidedOn }),
    ...(reason !== undefined && { reason: reason }),
    ...(receipts !== undefined && { receipts: receipts }),
  };
}
