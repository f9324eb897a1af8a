import { createHash } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import { plain } from './plain-text.ts';
import { secretAnswers as answersFromTheStart } from './seed/settings.ts';

export type SecretAnswers = ReturnType<typeof createSecretAnswers>;

/**
 * The members' answers to the security questions they have chosen. Until a member changes them, the common answers
 * apply.
 */
export function createSecretAnswers(database: DatabaseSync) {
  const find = database.prepare(
    'SELECT answer_hash FROM secret_answer WHERE user_name = ? AND question_id = ?',
  );
  const add = database.prepare(
    'INSERT INTO secret_answer (user_name, question_id, answer_hash) VALUES (?, ?, ?)',
  );
  const remove = database.prepare('DELETE FROM secret_answer WHERE user_name = ?');
  return {
    /** Replaces the answers given before. */
    save(userName: string, answers: readonly { questionId: string; answer: string }[]): void {
      remove.run(userName);
      for (const { questionId, answer } of answers) add.run(userName, questionId, hashOf(answer));
    },

    isRight(userName: string, questionId: string, answer: string): boolean {
      const row = find.get(userName, questionId);
      const right = row?.['answer_hash'] ?? hashOf(answersFromTheStart[questionId] ?? '');
      return plain(answer) !== '' && hashOf(answer) === right;
    },

    forget: (userName: string): void => void remove.run(userName),
  };
}

function hashOf(answer: string): string {
  return createHash('sha256').update(plain(answer)).digest('base64url');
}
