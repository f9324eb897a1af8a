import { expect, test } from 'vitest';
import { createClaimCorrespondence } from '#sandbox/claim-correspondence.ts';
import { openDatabase } from '#sandbox/database.ts';
import { createHealthLinks } from '#sandbox/health-links.ts';

/** Makes one kind of write fail, as a full disk does. */
const fails = (write: string) =>
  `CREATE TRIGGER full_disk BEFORE ${write} BEGIN SELECT RAISE(ABORT, 'full'); END`;

test('an appeal is kept with all of its files, or not at all', () => {
  const database = openDatabase(':memory:', false);
  const correspondence = createClaimCorrespondence(database);
  const appeal = {
    claimId: 'c-1',
    submittedAt: '2026-11-20T12:00:00Z',
    submittedBy: 'member',
    reason: 'other',
    comments: 'Because.',
    status: 'received',
    decisionDueBy: '2026-12-20',
  } as const;
  const files = [Buffer.from('one'), Buffer.from('two')];
  database.exec(fails('INSERT ON appeal_file WHEN NEW.place = 1'));
  expect(() => correspondence.addAppeal(appeal, files)).toThrow('full');
  expect(correspondence.appeals('c-1')).toEqual([]);
  database.exec('DROP TRIGGER full_disk');
  const { appealId } = correspondence.addAppeal(appeal, files);
  expect(correspondence.filesOf(appealId)).toHaveLength(2);
  database.close();
});

test('a link that could not be ended still works, and is not listed as ended', () => {
  const database = openDatabase(':memory:', false);
  const links = createHealthLinks({ database, now: () => 1_000, mayAct: () => true });
  const { link, token } = links.add(
    { memberId: 'M1', madeBy: 'maria' },
    { content: 'x', hours: 1 },
  );
  links.open(token, undefined, 'A clinic');
  database.exec(fails('DELETE ON health_link'));
  expect(() => links.revoke('M1', link.linkId)).toThrow('full');
  expect(links.endedOf('M1')).toEqual([]);
  database.exec('DROP TRIGGER full_disk');
  expect(links.revoke('M1', link.linkId)).toBe(true);
  expect(links.endedOf('M1')).toHaveLength(1);
  expect(links.of('M1')).toEqual([]);
  database.close();
});
