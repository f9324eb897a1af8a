import { describe, expect, it } from 'vitest';
import {
  attachmentProblem,
  attachmentRules,
  availableName,
  isAddedAlready,
  typeOfContent,
} from './attachments.ts';

const { atMost, longestName } = attachmentRules;

it.each<[name: string, size: number, present: number, problem: string | null]>([
  ['a file', 20_000, 0, null],
  ['a file of exactly 10 MB', 10_485_760, 0, null],
  ['a larger one', 10_485_761, 0, 'too-large'],
  ['an empty one', 0, 0, 'empty'],
  ['one beside as many as may be sent', 20_000, atMost - 1, null],
  ['one too many', 20_000, atMost, 'too-many'],
])('checks the files for an appeal: %s', (_, size, present, problem) => {
  expect(attachmentProblem(size, present)).toBe(problem);
});

describe('the type of a file by its first bytes', () => {
  it.each<[bytes: string, type: string | null]>([
    ['%PDF-1.7\n', 'application/pdf'],
    ['\xff\xd8\xff\xe0\0\x10JFIF', 'image/jpeg'],
    ['\xff\xd8\xff\xe1\0\x10Exif', 'image/jpeg'],
    ['\x89PNG\r\n\x1a\n\0\0\0\rIHDR', 'image/png'],
    ...['heic', 'heix', 'hevc', 'heim', 'mif1', 'msf1'].map((brand): [string, string] => [
      `\0\0\0\x18ftyp${brand}\0\0\0\0`,
      'heic',
    ]),
    ['\0\0\0\x18ftypmp42\0\0\0\0', null],
    ['<!doctype html>', null],
    ['PK\x03\x04', null],
    ['text about %PDF-', null],
    ['%', null],
  ])('%j is %s', (bytes, type) => {
    expect(typeOfContent(btoa(bytes.padEnd(4, ' ')))).toBe(type);
    expect(typeOfContent(btoa(bytes + 'x'.repeat(1000)))).toBe(type);
  });
});

describe('the name of a file beside others', () => {
  const longest = `${'a'.repeat(longestName - 4)}.jpg`;

  it.each<[name: string, present: string[], as: string]>([
    ['image.jpg', [], 'image.jpg'],
    ['image.jpg', ['letter.pdf'], 'image.jpg'],
    ['image.jpg', ['image.jpg'], 'image (2).jpg'],
    ['image.jpg', ['image.jpg', 'image (2).jpg'], 'image (3).jpg'],
    ['image.jpg', ['image (2).jpg'], 'image.jpg'],
    ['IMAGE.JPG', ['image.jpg'], 'IMAGE (2).JPG'],
    ['image (2).jpg', [], 'image (2).jpg'],
    ['image (2).jpg', ['image (2).jpg'], 'image (3).jpg'],
    ['image (2).jpg', ['image.jpg', 'image (2).jpg', 'IMAGE (3).jpg'], 'image (4).jpg'],
    ['letter', ['letter'], 'letter (2)'],
    ['.jpg', ['.jpg'], '.jpg (2)'],
    ['Dr. Smith', ['Dr. Smith'], 'Dr. Smith (2)'],
    ['scan.v1.pdf', ['scan.v1.pdf'], 'scan.v1 (2).pdf'],
    [longest, [], longest],
    [longest, [longest], `${'a'.repeat(longestName - 8)} (2).jpg`],
    [`a${longest}`, [], longest],
    ['b'.repeat(longestName + 45), [], 'b'.repeat(longestName)],
  ])('%s beside %j is %s', (name, present, as) => {
    expect(availableName(name, present)).toBe(as);
    expect(as.length).toBeLessThanOrEqual(longestName);
  });
});

it.each([
  ['image.jpg', 'AAAA', true],
  ['IMAGE.jpg', 'AAAA', true],
  ['image.jpg', 'BBBB', true],
  ['image.jpg', 'CCCC', false],
  ['other.jpg', 'AAAA', false],
])('%s with the content %s was added already: %s', (fileName, content, isAdded) => {
  const present = [
    { fileName: 'image.jpg', content: 'AAAA' },
    { fileName: 'image (2).jpg', content: 'BBBB' },
  ];
  expect(isAddedAlready({ fileName, content }, present)).toBe(isAdded);
});
