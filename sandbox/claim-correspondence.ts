import type { DatabaseSync } from 'node:sqlite';
import type * as z from 'zod/mini';
import type { zNextReview } from '#generated/v1/validators/zNextReview.ts';
import { whole } from './database.ts';
import {
  sentAppeal,
  sentInquiry,
  type AppealDecision,
  type ClaimAppeal,
  type ClaimInquiry,
  type NextReview,
} from './sent.ts';

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
  /** @param files the contents of its attachments, in their order */
  addAppeal(appeal: Omit<ClaimAppeal, 'appealId'>, files?: readonly Uint8Array[]): ClaimAppeal;
  decideAppeal(appealId: string, decision: AppealDecision): void;
  /** Returns the contents of an appeal's attachments, in their order. */
  filesOf(appealId: string): readonly Uint8Array[];
  /** Returns the instant at which the file of a claim or authorization was requested; undefined when it was not. */
  fileRequestedAt(claimId: string): string | undefined;
  requestFile(claimId: string, instant: string): void;
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
  const change = database.prepare('UPDATE claim_letter SET letter = ? WHERE letter_id = ?');
  const insertFile = database.prepare(
    'INSERT INTO appeal_file (letter_id, place, content) VALUES (?, ?, ?)',
  );
  const filesOfLetter = database.prepare(
    'SELECT content FROM appeal_file WHERE letter_id = ? ORDER BY place',
  );
  const fileRequest = database.prepare(
    'SELECT requested_at FROM claim_file_request WHERE claim_id = ?',
  );
  const insertFileRequest = database.prepare(
    'INSERT OR IGNORE INTO claim_file_request (claim_id, requested_at) VALUES (?, ?)',
  );
  const read = (row: Record<string, unknown>): unknown => JSON.parse(String(row['letter']));
  const nextId = (prefix: string, submittedAt: string): string => {
    const place = Number(count.get()?.['letters'] ?? 0) + 1;
    const day = submittedAt.slice(0, 10).replaceAll('-', '');
    return `${prefix}-${day}-${String(place).padStart(2, '0')}`;
  };
  const allAppeals = () => ofAllClaims.all().map((row) => readAppeal(read(row)));
  const appealNamed = (appealId: string) => {
    const row = named.get(appealId);
    return row === undefined ? undefined : readAppeal(read(row));
  };
  const withLetter = (appealId: string, decision: AppealDecision): AppealDecision => ({
    ...decision,
    documentId: `doc-${appealId}`,
  });
  return {
    inquiries: (claimId) => ofClaim.all(claimId, 'inquiry').map((row) => readInquiry(read(row))),
    appeals: (claimId) => ofClaim.all(claimId, 'appeal').map((row) => readAppeal(read(row))),
    allAppeals,
    decidedAppeals: () => allAppeals().filter(({ status }) => status === 'decided'),
    appealNamed,
    addInquiry: (parts) => {
      const inquiry = { inquiryId: nextId('inq', parts.submittedAt), ...parts };
      insert.run(inquiry.inquiryId, inquiry.claimId, 'inquiry', JSON.stringify(inquiry));
      return inquiry;
    },
    addAppeal: (parts, files = []) => {
      const appealId = nextId('app', parts.submittedAt);
      const { decision } = parts;
      const appeal = {
        appealId,
        ...parts,
        ...(decision && { decision: withLetter(appealId, decision) }),
      };
      return whole(database, () => {
        insert.run(appealId, appeal.claimId, 'appeal', JSON.stringify(appeal));
        for (const [place, content] of files.entries()) insertFile.run(appealId, place, content);
        return appeal;
      });
    },
    decideAppeal: (appealId, decision) => {
      const appeal = appealNamed(appealId);
      if (appeal === undefined) return;
      const decided = { ...appeal, status: 'decided', decision: withLetter(appealId, decision) };
      change.run(JSON.stringify(decided), appealId);
    },
    filesOf: (appealId) =>
      filesOfLetter
        .all(appealId)
        .flatMap(({ content }) => (content instanceof Uint8Array ? [content] : [])),
    fileRequestedAt: (claimId) => {
      const row = fileRequest.get(claimId);
      return row === undefined ? undefined : String(row['requested_at']);
    },
    requestFile: (claimId, instant) => void insertFileRequest.run(claimId, instant),
  };
}

function readInquiry(value: unknown): ClaimInquiry {
  const { answer, ...inquiry } = sentInquiry.parse(value);
  return answer === undefined ? inquiry : { ...inquiry, answer };
}

function readAppeal(value: unknown): ClaimAppeal {
  const { decision, attachments, isExpedited, level, ...rest } = sentAppeal.parse(value);
  const appeal = {
    ...rest,
    ...(level !== undefined && { level }),
    ...(isExpedited && { isExpedited }),
    ...(attachments && { attachments }),
  };
  if (decision === undefined) return appeal;
  const { documentId, next, ...made } = decision;
  return {
    ...appeal,
    decision: {
      ...made,
      ...(documentId !== undefined && { documentId }),
      ...(next !== undefined && { next: next && nextReviewOf(next) }),
    },
  };
}

const nextReviewOf = ({ kind, lastDay, how }: z.infer<typeof zNextReview>): NextReview => ({
  kind,
  ...(lastDay !== undefined && { lastDay }),
  ...(how !== undefined && { how }),
});
