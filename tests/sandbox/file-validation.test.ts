import { deflateSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { zProblem } from '#generated/v1/validators/zProblem.ts';
import type { Sandbox } from '#sandbox/sandbox.ts';
import { claimCases } from '#sandbox/seed/claims/cases.ts';
import { fileTypes, isDrawable, isValidFile, type FileType } from '#sandbox/file-validation.ts';
import {
  jpegFile,
  pdfFile,
  pngFile,
  pngHeader,
  pngPart,
  pngSignature,
} from '#tests/support/files.ts';
import { clientOf, startSandbox, type MemberClient } from './member-client.ts';

/** Sends files that are broken at each structure through upload, packet and download. */

const validFiles = {
  'application/pdf': pdfFile('letter'),
  'image/jpeg': jpegFile(),
  'image/png': pngFile(),
} satisfies Record<FileType, Buffer>;
const wholeFiles = fileTypes.map((type): [FileType, Buffer] => [type, validFiles[type]]);

const png = (...parts: Buffer[]) => Buffer.concat([pngSignature, ...parts]);
const end = pngPart('IEND', Buffer.of());
const pixels = (size: number) => pngPart('IDAT', deflateSync(Buffer.alloc(size)));
const unknownFilter = (size: number) => pngPart('IDAT', deflateSync(Buffer.alloc(size, 9)));
const changed = (file: Buffer, at: number, ...bytes: number[]) => {
  const copy = Buffer.from(file);
  copy.set(bytes, at);
  return copy;
};
/** A file that is cut after each of these shares of it. */
const cuts = (type: FileType): [string, FileType, Buffer][] =>
  [0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 0.97].map((share) => [
    `${type} cut at ${share * 100} %`,
    type,
    validFiles[type].subarray(0, Math.floor(validFiles[type].length * share)),
  ]);

const pngs: [string, Buffer][] = [
  ['without any part', png()],
  ['with its end alone', png(end)],
  ['without a header', png(pixels(18), end)],
  ['with two headers', png(pngHeader(2, 2), pngHeader(2, 2), pixels(18), end)],
  ['without pixels', png(pngHeader(2, 2), end)],
  ['without an end', png(pngHeader(2, 2), pixels(18))],
  [
    'whose pixels are no zlib stream',
    png(pngHeader(2, 2), pngPart('IDAT', Buffer.of(1, 2, 3)), end),
  ],
  ['whose pixels are empty', png(pngHeader(2, 2), pngPart('IDAT', Buffer.of()), end)],
  [
    'whose pixels are cut',
    png(pngHeader(2, 2), pngPart('IDAT', deflateSync(Buffer.alloc(18)).subarray(0, 6)), end),
  ],
  ['with too few pixels', png(pngHeader(2, 2), pixels(17), end)],
  ['with too many pixels', png(pngHeader(2, 2), pixels(19), end)],
  ['that inflates to 200 MB', png(pngHeader(2, 2), pixels(200_000_000), end)],
  [
    'with a length of 4 GB',
    png(pngHeader(2, 2), pngPart('IDAT', Buffer.of(1), 0xff_ff_ff_ff), end),
  ],
  ['with a length behind its end', png(pngHeader(2, 2), pngPart('IDAT', Buffer.of(1), 1_000), end)],
  ['with a wrong checksum', changed(pngFile(), 30, 1)],
  ['of no width', png(pngHeader(0, 2), pixels(2), end)],
  ['of no height', png(pngHeader(2, 0), pixels(2), end)],
  ['of 4 billion pixels across', png(pngHeader(0xff_ff_ff_ff, 1), pixels(18), end)],
  ['of 10 gigapixels', png(pngHeader(100_000, 100_000), pixels(18), end)],
  ['with an unknown filter', png(pngHeader(2, 2), unknownFilter(18), end)],
  ['with an unknown filter, interlaced', png(pngHeader(2, 2, 6, 8, 1), unknownFilter(19), end)],
  [
    'with an unknown filter, indexed and transparent',
    png(
      pngHeader(2, 2, 3),
      pngPart('PLTE', Buffer.alloc(3)),
      pngPart('tRNS', Buffer.of(0)),
      unknownFilter(6),
      end,
    ),
  ],
  [
    'with more transparency than colors',
    png(pngHeader(2, 2), pngPart('tRNS', Buffer.alloc(2_000)), pixels(18), end),
  ],
  [
    'of 20,000 parts',
    png(
      pngHeader(2, 2),
      ...Array<Buffer>(20_000).fill(pngPart('tEXt', Buffer.of())),
      pixels(18),
      end,
    ),
  ],
  ['of an unknown color', png(pngHeader(2, 2, 5), pixels(18), end)],
  ['of an unknown depth', png(pngHeader(2, 2, 6, 7), pixels(18), end)],
  ['of an unknown interlace', png(pngHeader(2, 2, 6, 8, 7), pixels(18), end)],
  [
    'interlaced, with the pixels of one that is not',
    png(pngHeader(8, 8, 6, 8, 1), pixels(8 * 33), end),
  ],
  ['of a palette that it lacks', png(pngHeader(2, 2, 3), pixels(6), end)],
  [
    'with a palette of two thirds',
    png(pngHeader(2, 2, 3), pngPart('PLTE', Buffer.alloc(2)), pixels(6), end),
  ],
  [
    'with a palette of 257 colors',
    png(pngHeader(2, 2, 3), pngPart('PLTE', Buffer.alloc(771)), pixels(6), end),
  ],
  ['with a short header', png(pngPart('IHDR', Buffer.alloc(12)), pixels(18), end)],
];

const jpeg = validFiles['image/jpeg'];
const jpegs: [string, Buffer][] = [
  ['without markers', Buffer.from('ffd8ff', 'hex')],
  ['of its beginning and end alone', Buffer.from('ffd8ffd9', 'hex')],
  [
    'with a text behind its beginning',
    Buffer.concat([jpeg.subarray(0, 2), Buffer.from('text text text')]),
  ],
  ['whose first segment has no length', changed(jpeg, 4, 0, 0)],
  ['whose first segment is 65,535 bytes long', changed(jpeg, 4, 0xff, 0xff)],
  ['of no height', changed(jpeg, jpeg.indexOf(Buffer.from('ffc2', 'hex')) + 5, 0, 0)],
  ['of no width', changed(jpeg, jpeg.indexOf(Buffer.from('ffc2', 'hex')) + 7, 0, 0)],
  [
    'of 4 gigapixels',
    changed(jpeg, jpeg.indexOf(Buffer.from('ffc2', 'hex')) + 5, 0xff, 0xff, 0xff, 0xff),
  ],
  ['whose frame is short', changed(jpeg, jpeg.indexOf(Buffer.from('ffc2', 'hex')) + 2, 0, 3)],
  ['without a frame', changed(jpeg, jpeg.indexOf(Buffer.from('ffc2', 'hex')) + 1, 0xe1)],
];

const pdfs: [string, Buffer][] = [
  ['of its first line alone', Buffer.from('%PDF-1.7')],
  ['with a text', Buffer.from('%PDF-1.7 records')],
  ['without startxref', Buffer.from('%PDF-1.7\nxref\n%%EOF')],
  ['without a number behind startxref', Buffer.from('%PDF-1.7\nxref\nstartxref\n%%EOF')],
  ['whose table is behind its end', Buffer.from('%PDF-1.7\nxref\nstartxref\n9999999\n%%EOF')],
  ['whose table is no table', Buffer.from('%PDF-1.7\nxref\nstartxref\n0\n%%EOF')],
  ['with more behind its end', Buffer.concat([pdfFile(), Buffer.alloc(3_000, 'x')])],
  ['of nested lists without an end', Buffer.from(`%PDF-1.7\n${'['.repeat(100_000)}`)],
];

const named = (type: FileType, files: [string, Buffer][]): [string, FileType, Buffer][] =>
  files.map(([name, file]) => [`${type} ${name}`, type, file]);

const broken: [string, FileType, Buffer][] = [
  ...cuts('application/pdf'),
  ...cuts('image/jpeg'),
  ...cuts('image/png'),
  ...named('image/png', pngs),
  ...named('image/jpeg', jpegs),
  ...named('application/pdf', pdfs),
];

it('covers at least 60 broken files', () => expect(broken.length).toBeGreaterThanOrEqual(60));

it.each(broken)('rejects %s', (_, type, file) => {
  expect(isValidFile(type, file)).toBe(false);
});

it.each(wholeFiles)('accepts a complete %s', (type, file) => {
  expect(isValidFile(type, file)).toBe(true);
});

it.each([
  [pngFile(100, 100), true],
  [pngFile(2_001, 2_000), false],
  [jpegFile(), true],
])('draws only small pictures', (file, expected) => {
  const type = file[0] === 0xff ? 'image/jpeg' : 'image/png';
  expect(isDrawable(type, file)).toBe(expected);
});

it.each([1, 3, 8, 9])('reads an interlaced picture %d pixels wide', (width) => {
  const size = [
    [0, 8, 0, 8],
    [4, 8, 0, 8],
    [0, 4, 4, 8],
    [2, 4, 0, 4],
    [0, 2, 2, 4],
    [1, 2, 0, 2],
    [0, 1, 1, 2],
  ].reduce((sum, [x = 0, dx = 1, y = 0, dy = 1]) => {
    let rows = 0;
    let across = 0;
    for (let row = y; row < width; row += dy) rows += 1;
    for (let column = x; column < width; column += dx) across += 1;
    return across === 0 ? sum : sum + rows * (across * 4 + 1);
  }, 0);
  const file = png(pngHeader(width, width, 6, 8, 1), pixels(size), end);
  expect(isValidFile('image/png', file)).toBe(true);
});

describe('in the sandbox', () => {
  let sandbox: Sandbox;
  let maria: MemberClient;
  beforeAll(async () => {
    sandbox = await startSandbox({ now: new Date(2026, 10, 21, 12) });
    maria = await clientOf(sandbox.urls, 'maria');
  });
  afterAll(() => sandbox.close());

  const appeal = (...files: [FileType, Buffer][]) => appealOf(claimCases.denied, ...files);
  const appealOf = (claimId: string, ...files: [FileType, Buffer][]) =>
    maria.send(`/api/v1/claims/${claimId}/appeals`, {
      method: 'POST',
      body: JSON.stringify({
        submittedBy: 'policyholder',
        reason: 'other',
        comments: 'Please look again.',
        attachments: files.map(([contentType, file], index) => ({
          fileName: `file-${index}`,
          contentType,
          content: file.toString('base64'),
        })),
      }),
      headers: { 'content-type': 'application/json' },
    });

  it('rejects broken files with a message and keeps running', async () => {
    for (const [name, type, file] of broken) {
      const answer = await appeal(['application/pdf', pdfFile()], [type, file]);
      expect(answer.status, name).toBe(422);
      const [error] = zProblem.parse(await answer.json()).validationErrors ?? [];
      expect(error, name).toMatchObject({ field: 'attachments.1.content' });
      expect(error?.message, name).toContain('file-1');
    }
  });

  it('refuses a deeply nested body, and answers the next one', async () => {
    const body = '{"a":'.repeat(100_000) + '1' + '}'.repeat(100_000);
    const path = `/api/v1/claims/${claimCases.denied}/appeals`;
    const headers = { 'content-type': 'application/json' };
    expect((await maria.send(path, { method: 'POST', body, headers })).status).toBe(422);
    const [, type, file] = broken[0] ?? [];
    if (type === undefined || file === undefined) throw new Error('no broken file');
    const next = zProblem.parse(await (await appeal([type, file])).json());
    expect(next.validationErrors?.[0]?.field).toBe('attachments.0.content');
  });

  it('attaches pictures that the packet’s library can’t draw', async () => {
    const [start, rest] = [jpegFile().subarray(0, 2), jpegFile().subarray(2)];
    const answer = await appealOf(
      claimCases.partlyPaid,
      ['image/jpeg', Buffer.concat([start, Buffer.of(0xff, 0xff), rest])],
      [
        'image/png',
        png(pngHeader(2, 2), pngPart('tEXt', Buffer.alloc(2_000_000, 65)), pixels(18), end),
      ],
    );
    expect(answer.status).toBe(201);
    const packet = await maria.send(`/api/v1/documents/doc-packet-${claimCases.partlyPaid}`);
    expect(packet.status).toBe(200);
    const text = Buffer.from(await packet.arrayBuffer()).toString('latin1');
    expect(text.match(/\/Type \/Filespec/g)).toHaveLength(2);
  });

  it('adds valid files to the packet', async () => {
    const answer = await appeal(...wholeFiles, ['image/png', pngFile(2_001, 2_000)]);
    expect(answer.status).toBe(201);
    const packet = await maria.send(`/api/v1/documents/doc-packet-${claimCases.denied}`);
    expect(packet.status).toBe(200);
    const text = Buffer.from(await packet.arrayBuffer()).toString('latin1');
    // A PDF and a picture that is too large to be drawn are attached.
    expect(text.match(/\/Type \/Filespec/g)).toHaveLength(2);
  });
});
