import type { DatabaseSync } from 'node:sqlite';
import { zReportDirectoryMistakeBody } from '#generated/v1/validators/zReportDirectoryMistakeBody.ts';
import type { Outbox } from '../outbox.ts';
import type { RateLimits } from '../rate-limits.ts';
import { directoryRoles } from '../seed/directory/directory.ts';
import { memberOperation, type Operation } from './operation.ts';
import { invalid } from './refusal.ts';

/** Reported mistakes of the provider directory are kept, numbered in the order in which they came, and answered. */
export function directoryReportOperations(
  database: DatabaseSync,
  outbox: Outbox,
  rateLimits: RateLimits,
): readonly Operation[] {
  const insert = database.prepare(
    'INSERT INTO directory_report (user_name, report, received_at) VALUES (?, ?, ?)',
  );
  return [
    memberOperation('reportDirectoryMistake', async (incoming, { userName }) => {
      const report = await incoming.body(zReportDirectoryMistakeBody);
      rateLimits.take('directoryReport', [`account ${userName}`]);
      const role = directoryRoles.find(({ id }) => id === report.practitionerRoleId);
      if (role === undefined) {
        throw invalid([
          {
            field: 'practitionerRoleId',
            code: 'notAllowed',
            message: 'This entry is not in the directory.',
          },
        ]);
      }
      const now = new Date().toISOString();
      const { lastInsertRowid } = insert.run(userName, JSON.stringify(report), now);
      const day = now.slice(0, 10).replaceAll('-', '');
      const confirmationNumber = `DR-${day}-${String(lastInsertRowid).padStart(4, '0')}`;
      outbox.send(
        userName,
        'email',
        `We received your report ${confirmationNumber} about our provider directory (${report.mistake}). We check it with the provider and correct the directory.`,
      );
      return { status: 201 as const, body: { confirmationNumber } };
    }),
  ];
}
