import type { DatabaseSync } from 'node:sqlite';
import { sentAppeal, sentInquiry, type ClaimAppeal, type ClaimInquiry } from './sent.ts';

/** Questions about claims and appeals against decisions, kept in the sandbox's state. */
export type ClaimCorrespondence = {
  /** The newest first, as `appeals`. */
  inquiries(claimId: string): readonly ClaimInquiry[];
  appeals(claimId: string): readonly ClaimAppeal[];
  /** Returns the appeals of every claim, in the order they came. */
  allAppeals(): readonly ClaimAppeal[];
  decidedAppeals(): readonly ClaimAppeal[];
  appealNamed(appealId: string): ClaimAppeal | undefined;
  addInquiry(inquiry: Omit<ClaimInquiry, 'inquiryId'>): ClaimInquiry;
  addAppeal(appeal: Omit<ClaimAppeal, 'appealId'>): ClaimAppeal;
};

export function createClaimCorrespondence(database: DatabaseSync): ClaimCorrespondence {
  const insert = database.prepare(
    'INSERT INTO claim_letter (letter_id, claim_id, kind, letter) VALUES (?, ?, ?, ?)',
  );
  const count = database.prepare('SELECT count(*) AS letters FROM claim_letter');
  const ofClaim = database.prepare(
    'SELECT letter FROM claim_letter WHERE claim_id = ? AND kind = ? ORDER BY number DESC',
  );
  const ofAllClaims = database.prepare(
    `SELECT letter FROM claim_letter WHERE kind = 'appeal' ORDER BY number`,
  );
  const named = database.prepare(
    `SELECT letter FROM claim_letter WHERE letter_id = ? AND kind = 'appeal'`,
  );
  const read = (row: Record<string, unknown>): unknown => JSON.parse(String(row['letter']));
  const nextId = (prefix: string, submittedAt: string): string => {
    const place = Number(count.get()?.['letters'] ?? 0) + 1;
    const day = submittedAt.slice(0, 10).replaceAll('-', '');
    return `${prefix}-${day}-${String(place).padStart(2, '0')}`;
  };
  const allAppeals = () => ofAllClaims.all().map((row) => readAppeal(read(row)));
  return {
    inquiries: (claimId) => ofClaim.all(claimId, 'inquiry').map((row) => readInquiry(read(row))),
    appeals: (claimId) => ofClaim.all(claimId, 'appeal').map((row) => readAppeal(read(row))),
    allAppeals,
    decidedAppeals: () => allAppeals().filter(({ status }) => status === 'decided'),
    appealNamed: (appealId) => {
      const row = named.get(appealId);
      return row === undefined ? undefined : readAppeal(read(row));
    },
    addInquiry: (parts) => {
      const inquiry = { inquiryId: nextId('inq', parts.submittedAt), ...parts };
      insert.run(inquiry.inquiryId, inquiry.claimId, 'inquiry', JSON.stringify(inquiry));
      return inquiry;
    },
    addAppeal: (parts) => {
      const appealId = nextId('app', parts.submittedAt);
      const { decision } = parts;
      const appeal =
        decision === undefined
          ? { appealId, ...parts }
          : { appealId, ...parts, decision: { ...decision, documentId: `doc-${appealId}` } };
      insert.run(appealId, appeal.claimId, 'appeal', JSON.stringify(appeal));
      return appeal;
    },
  };
}

function readInquiry(value: unknown): ClaimInquiry {
  const { answer, ...inquiry } = sentInquiry.parse(value);
  return answer === undefined ? inquiry : { ...inquiry, answer };
}

function readAppeal(value: unknown): ClaimAppeal {
  const { decision, attachments, isExpedited, ...rest } = sentAppeal.parse(value);
  const appeal = {
    ...rest,
    ...(isExpedited && { isExpedited }),
    ...(attachments && { attachments }),
  };
  if (decision === undefined) return appeal;
  const { documentId, ...made } = decision;
  return { ...appeal, decision: documentId === undefined ? made : { ...made, documentId } };
}
