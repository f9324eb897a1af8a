import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { createClaimCorrespondence } from '#sandbox/claim-correspondence.ts';
import { openDatabase } from '#sandbox/database.ts';
import { createHealthLinks } from '#sandbox/health-links.ts';

/** Makes one kind of write fail, as a full disk does. */
const fails = (write: string) =>
  `CREATE TRIGGER full_disk BEFORE ${write} BEGIN SELECT RAISE(ABORT, 'full'); END`;

const appeal = {
  claimId: 'c-1',
  submittedAt: '2026-11-20T12:00:00Z',
  submittedBy: 'member',
  reason: 'other',
  comments: 'Because.',
  status: 'received',
  decisionDueBy: '2026-12-20',
} as const;

test('saves either an appeal with all of its files or nothing', async () => {
  const database = openDatabase(':memory:', false);
  const correspondence = createClaimCorrespondence(database);
  const files = [Buffer.from('one'), randomBytes(2_500_000)];
  const fileCount = () =>
    Number(database.prepare('SELECT count(*) AS n FROM appeal_file').get()?.['n']);
  for (const write of ['INSERT ON appeal_file WHEN NEW.start > 0', 'INSERT ON claim_letter']) {
    database.exec(fails(write));
    await expect(correspondence.addAppealWithFiles(() => appeal, files)).rejects.toThrow('full');
    expect(correspondence.appeals('c-1')).toEqual([]);
    expect(fileCount()).toBe(0);
    database.exec('DROP TRIGGER full_disk');
  }
  const { appealId } = await correspondence.addAppealWithFiles(() => appeal, files);
  const stored = correspondence
    .filesOf(appealId)
    .map(async (file) => Buffer.from(await file.arrayBuffer()));
  expect(await Promise.all(stored)).toEqual(files);
  database.close();
});

test('saves one of two concurrent appeals of the same claim', async () => {
  const database = openDatabase(':memory:', false);
  const correspondence = createClaimCorrespondence(database);
  const once = () => {
    if (correspondence.appeals('c-1').length > 0) throw new Error('sent before');
    return appeal;
  };
  const files = [randomBytes(2_500_000)];
  const sent = [once, once].map((create) => correspondence.addAppealWithFiles(create, files));
  const results = await Promise.allSettled(sent);
  expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  expect(correspondence.appeals('c-1')).toHaveLength(1);
  database.close();
});

test('deletes files of an interrupted upload on restart', () => {
  const database = openDatabase(':memory:', false);
  database.exec(`INSERT INTO appeal_file VALUES ('k', 0, 0, x'00')`);
  createClaimCorrespondence(database);
  expect(database.prepare('SELECT * FROM appeal_file').all()).toEqual([]);
  database.close();
});

test('does not list a link as ended when ending it fails', () => {
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
