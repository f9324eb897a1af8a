import { randomUUID } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import { setImmediate } from 'node:timers/promises';
import type * as z from 'zod/mini';
import type { zNextReview } from '#generated/v1/validators/zNextReview.ts';
import {
  sentAppeal,
  sentInquiry,
  type AppealDecision,
  type ClaimAppeal,
  type ClaimInquiry,
  type NextReview,
} from './sent.ts';

type NewAppeal = Omit<ClaimAppeal, 'appealId' | 'appealNumber'>;

/** The number of bytes of a file that are written at once. */
const pieceSize = 1_000_000;

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
  addAppeal(appeal: NewAppeal): ClaimAppeal;
  /**
   * Adds an appeal with the contents of its attachments, in order, or throws and adds nothing. Handles other requests
   * while it writes the contents.
   * @param create returns the appeal, or throws if it isn't allowed. Called before and after writing the contents
   */
  addAppealWithFiles(
    create: () => NewAppeal,
    contents: readonly Uint8Array[],
  ): Promise<ClaimAppeal>;
  decideAppeal(appealId: string, decision: AppealDecision): void;
  /** Returns the contents of an appeal's attachments, in their order. */
  filesOf(appealId: string): readonly Blob[];
  /** Returns the instant at which the file of a claim or authorization was requested; undefined when it was not. */
  fileRequestedAt(claimId: string): string | undefined;
  requestFile(claimId: string, instant: string): void;
};

export function createClaimCorrespondence(database: DatabaseSync): ClaimCorrespondence {
  const insert = database.prepare(
    'INSERT INTO claim_letter (letter_id, claim_id, kind, letter, files_key) VALUES (?, ?, ?, ?, ?)',
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
  const insertPiece = database.prepare(
    'INSERT INTO appeal_file (files_key, place, start, content) VALUES (?, ?, ?, ?)',
  );
  const deleteFiles = database.prepare('DELETE FROM appeal_file WHERE files_key = ?');
  // Deletes files of uploads that a restart interrupted.
  database.exec(
    `DELETE FROM appeal_file WHERE files_key NOT IN
      (SELECT files_key FROM claim_letter WHERE files_key IS NOT NULL)`,
  );
  const piecesOfLetter = database.prepare(
    `SELECT place, content FROM appeal_file JOIN claim_letter USING (files_key)
      WHERE letter_id = ? ORDER BY place, start`,
  );
  const fileRequest = database.prepare(
    'SELECT requested_at FROM claim_file_request WHERE claim_id = ?',
  );
  const insertFileRequest = database.prepare(
    'INSERT OR IGNORE INTO claim_file_request (claim_id, requested_at) VALUES (?, ?)',
  );
  const read = (row: Record<string, unknown>): unknown => JSON.parse(String(row['letter']));
  const nextId = (prefix: string, submittedAt: string): string => {
    const number = Number(count.get()?.['letters'] ?? 0) + 1;
    const day = submittedAt.slice(0, 10).replaceAll('-', '');
    return `${prefix}-${day}-${String(number).padStart(2, '0')}`;
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
  const addAppeal = (parts: NewAppeal, filesKey: string | null): ClaimAppeal => {
    const appealId = nextId('app', parts.submittedAt);
    const { decision } = parts;
    const appeal = {
      appealId,
      appealNumber: appealId.replace('app', 'AP'),
      ...parts,
      ...(decision && { decision: withLetter(appealId, decision) }),
    };
    insert.run(appealId, appeal.claimId, 'appeal', JSON.stringify(appeal), filesKey);
    return appeal;
  };
  return {
    inquiries: (claimId) => ofClaim.all(claimId, 'inquiry').map((row) => readInquiry(read(row))),
    appeals: (claimId) => ofClaim.all(claimId, 'appeal').map((row) => readAppeal(read(row))),
    allAppeals,
    decidedAppeals: () => allAppeals().filter(({ status }) => status === 'decided'),
    appealNamed,
    addInquiry: (parts) => {
      const inquiry = { inquiryId: nextId('inq', parts.submittedAt), ...parts };
      insert.run(inquiry.inquiryId, inquiry.claimId, 'inquiry', JSON.stringify(inquiry), null);
      return inquiry;
    },
    addAppeal: (parts) => addAppeal(parts, null),
    async addAppealWithFiles(create, contents) {
      create();
      const key = randomUUID();
      try {
        for (const [index, content] of contents.entries()) {
          for (let start = 0; start < content.length; start += pieceSize) {
            await setImmediate();
            insertPiece.run(key, index, start, content.subarray(start, start + pieceSize));
          }
        }
        return addAppeal(create(), key);
      } catch (error) {
        deleteFiles.run(key);
        throw error;
      }
    },
    decideAppeal: (appealId, decision) => {
      const appeal = appealNamed(appealId);
      if (appeal === undefined) return;
      const decided = { ...appeal, status: 'decided', decision: withLetter(appealId, decision) };
      change.run(JSON.stringify(decided), appealId);
    },
    filesOf: (appealId) => {
      const pieces: Uint8Array<ArrayBuffer>[][] = [];
      for (const { place: pieceIndex, content } of piecesOfLetter.all(appealId)) {
        if (content instanceof Uint8Array) (pieces[Number(pieceIndex)] ??= []).push(content);
      }
      return pieces.map((file) => new Blob(file));
    },
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
