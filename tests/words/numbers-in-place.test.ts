import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

/**
 * Texts that send a member to a number printed on a card, which they may not have with them. The brand's number is
 * shown instead.
 */
const onTheCard =
  /\b(?:numbers?|phone)\b[^.?!]{0,40}\bon (?:the (?:back|front) of )?(?:your|the|their) (?:member |insurance |plan )?(?:ID )?card\b/i;

const root = path.join(import.meta.dirname, '../..');
const files = ['src', 'sandbox', 'brands', 'content', 'openapi'].flatMap((folder) =>
  readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(?:tsx?|yaml)$/.test(file))
    .map((file) => path.join(folder, file)),
);

/** A file’s text without comments, and strings that go on in the next line as one. */
const textOf = (file: string): string =>
  readFileSync(path.join(root, file), 'utf8')
    .replaceAll(/^\s*(?:\/\/|\/?\*|#).*$/gm, '')
    .replaceAll(/\s+/g, ' ');

it.each([
  ['Call the number on your ID card.', true],
  ['Call us: the phone number is on the back of your card.', true],
  ['The name is on the front of your ID card.', false],
  ['Enter your Member ID as it appears on your ID card, with numbers only.', false],
])('“%s” sends a member to a card: %s', (text, does) => expect(onTheCard.test(text)).toBe(does));

it('never refers a member to the number on a card', () => {
  expect(files.length).toBeGreaterThan(500);
  const matches = files.flatMap((file) => {
    const [match] = onTheCard.exec(textOf(file)) ?? [];
    return match === undefined ? [] : [`${file}: ${match}`];
  });
  expect(matches).toEqual([]);
});
