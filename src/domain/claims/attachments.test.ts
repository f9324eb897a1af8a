import { expect, it } from 'vitest';
import { attachmentProblem, attachmentRules, type ChosenFile } from './attachments.ts';

const letter: ChosenFile = { name: 'letter.pdf', type: 'application/pdf', size: 20_000 };
const many = Array.from({ length: attachmentRules.atMost }, (_, place) => `scan-${place}.png`);

it.each<[name: string, file: ChosenFile, present: readonly string[], problem: string | null]>([
  ['a PDF', letter, [], null],
  ['a JPEG', { ...letter, type: 'image/jpeg' }, [], null],
  ['a PNG', { ...letter, type: 'image/png' }, [], null],
  ['a file of exactly 10 MB', { ...letter, size: 10_485_760 }, [], null],
  ['a larger one', { ...letter, size: 10_485_761 }, [], 'too-large'],
  ['an empty one', { ...letter, size: 0 }, [], 'empty'],
  ['a text', { ...letter, name: 'letter.docx', type: 'application/msword' }, [], 'wrong-type'],
  ['a file of no known type', { ...letter, type: '' }, [], 'wrong-type'],
  ['a page that only calls itself a PDF', { ...letter, type: 'text/html' }, [], 'wrong-type'],
  ['one that is there already', letter, ['letter.pdf'], 'there-already'],
  ['one beside as many as may be sent', letter, many.slice(1), null],
  ['one too many', letter, many, 'too-many'],
  ['one whose name is as long as may be', { ...letter, name: `${'a'.repeat(251)}.pdf` }, [], null],
  ['one whose name is too long', { ...letter, name: `${'a'.repeat(252)}.pdf` }, [], 'long-name'],
])('of files for an appeal, %s', (_, file, present, problem) => {
  expect(attachmentProblem(file, present)).toBe(problem);
});
