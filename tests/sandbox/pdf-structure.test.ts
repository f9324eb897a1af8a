import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { zListDocumentsResponse } from '#generated/v1/validators/zListDocumentsResponse.ts';
import { zListFormsResponse } from '#generated/v1/validators/zListFormsResponse.ts';
import type { Sandbox } from '#sandbox/sandbox.ts';
import { claimCases } from '#sandbox/seed/claims/cases.ts';
import { pdfFile } from '#tests/support/files.ts';
import { onPath } from '../../scripts/on-path.ts';
import { clientOf, startSandbox } from './member-client.ts';

const needed = ['pdfinfo', 'pdffonts', 'pdfdetach', 'qpdf'];
const missing = needed.filter((program) => onPath(program) === '');

const run = (program: string, ...args: string[]): string =>
  execFileSync(program, args, { encoding: 'latin1', maxBuffer: 16_000_000, stdio: 'pipe' });

let sandbox: Sandbox;
let folder: string;
const packet = `doc-packet-${claimCases.partlyPaid}`;
/** Two attachments with the same name. */
const sent = [pdfFile('first'), pdfFile('second')];

/** A file for each kind of document, by a name for it. */
const files = new Map<string, string>();

beforeAll(async () => {
  if (missing.length > 0) return;
  sandbox = await startSandbox({ now: new Date(2026, 10, 21, 12) });
  folder = await mkdtemp(path.join(tmpdir(), 'pdf-'));
  const maria = await clientOf(sandbox.urls, 'maria');
  const list = async (type: string) => {
    const query = `type=${type}&pageSize=100`;
    const answer = await maria.json(`/api/v1/members/A1042887701/documents?${query}`);
    return zListDocumentsResponse.parse(answer).items.map(({ documentId }) => documentId);
  };
  const forms = zListFormsResponse.parse(await maria.json('/api/v1/forms'));
  const attachments = sent.map((file) => ({
    fileName: 'records (1).pdf',
    contentType: 'application/pdf',
    content: file.toString('base64'),
  }));
  const appeal = {
    submittedBy: 'policyholder',
    reason: 'other',
    comments: 'See both.',
    attachments,
  };
  const answer = await maria.send(`/api/v1/claims/${claimCases.partlyPaid}/appeals`, {
    method: 'POST',
    body: JSON.stringify(appeal),
    headers: { 'content-type': 'application/json' },
  });
  expect(answer.status).toBe(201);
  const ids = [
    packet,
    `doc-${claimCases.partlyPaid}`,
    `doc-${claimCases.manyLines}`,
    ...(await list('letter')),
    ...(await list('policy')),
    (await list('statement'))[0] ?? '',
    forms.items[0]?.formDocumentId ?? '',
  ];
  for (const documentId of ids) {
    const answer = await maria.send(`/api/v1/documents/${documentId}`);
    expect(answer.status, documentId).toBe(200);
    const file = path.join(folder, `${documentId}.pdf`);
    await writeFile(file, new Uint8Array(await answer.arrayBuffer()));
    files.set(documentId, file);
  }
});

afterAll(async () => {
  if (missing.length > 0) return;
  await sandbox.close();
  await rm(folder, { recursive: true });
});

test.runIf(missing.length > 0)(
  `${missing.join(', ')} not here, so no PDF was checked: install poppler-utils and qpdf`,
  () => {
    expect(process.env['CI']).toBeUndefined();
  },
);

describe.skipIf(missing.length > 0)('every PDF', () => {
  const each = (check: (file: string, documentId: string) => void): void => {
    expect(files.size).toBeGreaterThan(6);
    for (const [documentId, file] of files) check(file, documentId);
  };

  test('every file is a valid PDF', () => {
    each((file) =>
      expect(run('qpdf', '--check', file)).toContain('No syntax or stream encoding errors'),
    );
  });

  test('contains each attachment unchanged', () => {
    const file = files.get(packet) ?? '';
    const listed = run('pdfdetach', '-list', file);
    expect(listed.match(/records \(1\)\.pdf/g)).toHaveLength(sent.length);
    const detached = sent.map((_, index) => {
      const into = path.join(folder, `attached-${index}.pdf`);
      run('pdfdetach', '-save', String(index + 1), '-o', into, file);
      return readFileSync(into);
    });
    expect(detached).toEqual(sent);
  });

  test('has a title and language, and shows the title', () => {
    each((file, documentId) => {
      expect(run('pdfinfo', file), documentId).toMatch(/^Title: +\S.+[^]*^Tagged: +yes$/m);
      const plain = run('qpdf', '--qdf', '--object-streams=disable', file, '-');
      expect(plain, documentId).toMatch(/\/Lang \(en-US\)/);
      expect(plain, documentId).toMatch(/\/DisplayDocTitle true/);
    });
  });

  test('has one title, and headers in each table', () => {
    each((file, documentId) => {
      const lines = run('pdfinfo', '-struct', file).split('\n');
      expect(
        lines.filter((line) => /^\S/.test(line)),
        documentId,
      ).toEqual(['Document']);
      expect(
        lines.filter((line) => /^ +H1/.test(line)),
        documentId,
      ).toHaveLength(1);
      const tables = lines
        .join('\n')
        .split(/^ +Table.*$/m)
        .slice(1);
      for (const table of tables) expect(table, documentId).toMatch(/^ +TH/m);
    });
  });

  test('embeds its fonts', () => {
    each((file, documentId) => {
      const fonts = run('pdffonts', file).trim().split('\n').slice(2);
      expect(fonts.length, documentId).toBeGreaterThan(0);
      // Name, type, encoding, embedded, subset, with a way back to text.
      for (const font of fonts)
        expect(font, documentId).toMatch(/^[A-Z]{6}\+Inter\S* .* yes +yes +yes /);
    });
  });
});
