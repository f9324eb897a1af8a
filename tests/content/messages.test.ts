import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { bpMessages } from '#content/messages/bp.ts';
import { message, messageIds } from '#src/catalogue/messages.ts';
import { errorCodes } from '#src/domain/error-codes.ts';

const root = path.resolve(import.meta.dirname, '../..');
const filesIn = (folder: string) =>
  readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => path.join(folder, name));

/** The families of codes, in the order of product rule 8.5. */
const families = [
  ...['REG', 'LOG', 'CON', 'IDS', 'NOT', 'OPT', 'OAU', 'EOB', 'ADM', 'RES', 'CHP', 'OCI', 'COC'],
  ...['CONT', 'FRM', 'TAC', 'FOR', 'TRD', 'UPD', 'WEL', 'PHA'],
];

const texts: [id: string, text: string][] = [
  ...messageIds.map((id): [string, string] => [id, message(id)]),
  ...Object.entries(bpMessages),
];

it('has messages of every family, and of no other', () => {
  const found = messageIds.map((id) => id.replace(/-\d+$/, ''));
  expect([...new Set(found)].toSorted()).toEqual(families.toSorted());
});

it('has a text for every error code of a failed call', () => {
  expect(Object.keys(bpMessages).toSorted()).toEqual([...errorCodes].toSorted());
});

it('has each message id in only one file', () => {
  const written = filesIn('content/en/messages').flatMap((file) =>
    [...readFileSync(path.join(root, file), 'utf8').matchAll(/^\s*'([A-Z]+-[^']+)':/gm)].map(
      ([, id = '']) => id,
    ),
  );
  expect(written).toHaveLength(texts.length);
  expect(new Set(written).size).toBe(written.length);
});

/** Words of developers, not of members. */
const jargon =
  /\b(API|HTTP|server|backend|database|JSON|null|undefined|exception|token|OAuth|authenticat\w+|authori[sz]ed|credentials?|timeout|payload|parse|invalid input|required field|submit|abort|fatal|illegal|liability|please note)\b/i;

describe.each(texts)('%s', (id, text) => {
  it('a message is a well-formed sentence with content', () => {
    expect(id).toMatch(/^([A-Z]{3,4}-\d{4}|BP-(NFA|FA)-\d{3,4})$/);
    expect(text.length).toBeGreaterThan(10);
    expect(text).toMatch(/^[A-Z].*[.!]$/);
    expect(text).toBe(text.trim());
  });

  it('has no jargon', () => {
    expect(text).not.toMatch(jargon);
    expect(text).not.toMatch(/[A-Z]{5,}|!!|\s{2}/);
    for (const sentence of text.split(/[.!] /)) {
      expect(sentence.split(' ').length, sentence).toBeLessThanOrEqual(22);
    }
  });
});

it.each([
  ['LOG-0014', /invalid username or password/i],
  ['LOG-0015', /account is locked after too many failed attempts/],
  ['LOG-0018', /locks after the third failed/],
  ['OAU-0001', /sign in again/],
  ['EOB-0001', /couldn’t load this document/],
  ['EOB-0002', /blocked/],
  ['FRM-0001', /security/],
  ['FRM-0002', /document isn’t available/],
  ['NOT-0001', /^Paperless EOBs have been updated\.$/],
  ['NOT-0002', /^Member Notifications have been updated\.$/],
  ['NOT-0004', /^Paperless Annual Benefit Update Letter has been updated\.$/],
] as const)('%s says what it has to say', (id, words) => {
  expect(message(id)).toMatch(words);
});

it('has the same text for the third wrong password in the sandbox’s identity provider', () => {
  const page = readFileSync(path.join(root, 'sandbox/identity/sign-in-page.ts'), 'utf8');
  for (const id of ['LOG-0014', 'LOG-0015', 'LOG-0018'] as const) {
    expect(page).toContain(message(id));
  }
});

it('has a message for every id in the source', () => {
  const known = new Set(texts.map(([id]) => id));
  const pattern = new RegExp(`\\b(?:${families.join('|')}|BP-N?FA)-\\d+\\b`, 'g');
  const unknown = [...filesIn('src'), ...filesIn('content'), ...filesIn('e2e')].flatMap((file) =>
    [...readFileSync(path.join(root, file), 'utf8').matchAll(pattern)]
      .filter(([id]) => !known.has(id))
      .map(([id]) => `${file}: ${id}`),
  );
  expect(unknown).toEqual([]);
});

it('has no message that neither the portal nor a service uses', () => {
  const users = [...filesIn('src'), ...filesIn('content'), ...filesIn('sandbox')].filter(
    (file) => !file.startsWith('content/en/messages') && !file.includes('.test.'),
  );
  const named = users.map((file) => readFileSync(path.join(root, file), 'utf8')).join('\n');
  expect(messageIds.filter((id) => !named.includes(id))).toEqual([]);
});
