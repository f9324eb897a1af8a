import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';

const source = fileURLToPath(
  import.meta.resolve('@fontsource-variable/inter/files/inter-latin-wght-normal.woff2'),
);

/** The characters of one file: `[first, last]` code points. */
type Ranges = readonly (readonly [number, number])[];

/** English and Spanish: the file that every page preloads. */
const common: Ranges = [
  [0x20, 0x7e],
  [0xa0, 0xa1],
  [0xa9, 0xa9],
  [0xae, 0xae],
  [0xb7, 0xb7],
  [0xbf, 0xbf],
  [0xc1, 0xc1],
  [0xc9, 0xc9],
  [0xcd, 0xcd],
  [0xd1, 0xd1],
  [0xd3, 0xd3],
  [0xd7, 0xd7],
  [0xda, 0xda],
  [0xdc, 0xdc],
  [0xe1, 0xe1],
  [0xe9, 0xe9],
  [0xed, 0xed],
  [0xf1, 0xf1],
  [0xf3, 0xf3],
  [0xfa, 0xfa],
  [0xfc, 0xfc],
  [0x2013, 0x2014],
  [0x2018, 0x2019],
  [0x201c, 0x201d],
  [0x2022, 0x2022],
  [0x2026, 0x2026],
  [0x202f, 0x202f],
  [0x2212, 0x2212],
];

/** The rest of Latin-1, accents that combine, arrows and rarer punctuation: fetched where a page shows one of them. */
const rare: Ranges = [
  [0xa2, 0xa8],
  [0xaa, 0xad],
  [0xaf, 0xb6],
  [0xb8, 0xbe],
  [0xc0, 0xc0],
  [0xc2, 0xc8],
  [0xca, 0xcc],
  [0xce, 0xd0],
  [0xd2, 0xd2],
  [0xd4, 0xd6],
  [0xd8, 0xd9],
  [0xdb, 0xdb],
  [0xdd, 0xe0],
  [0xe2, 0xe8],
  [0xea, 0xec],
  [0xee, 0xf0],
  [0xf2, 0xf2],
  [0xf4, 0xf9],
  [0xfb, 0xfb],
  [0xfd, 0xff],
  [0x131, 0x131],
  [0x152, 0x153],
  [0x2bb, 0x2bc],
  [0x2c6, 0x2c6],
  [0x2da, 0x2da],
  [0x2dc, 0x2dc],
  [0x300, 0x304],
  [0x308, 0x308],
  [0x327, 0x327],
  [0x2010, 0x2012],
  [0x2015, 0x2017],
  [0x201a, 0x201b],
  [0x201e, 0x2021],
  [0x2023, 0x2025],
  [0x2030, 0x203a],
  [0x20ac, 0x20ac],
  [0x2122, 0x2122],
  [0x2190, 0x2193],
  [0xfffd, 0xfffd],
];

/** The files of the typeface, by name, with the characters of each. */
const typefaceFiles: [name: string, ranges: Ranges][] = [
  ['inter-common.woff2', common],
  ['inter-rare.woff2', rare],
];

const charactersOf = (ranges: Ranges): string =>
  ranges
    .flatMap(([first, last]) =>
      Array.from({ length: last - first + 1 }, (_, index) => first + index),
    )
    .map((codePoint) => String.fromCodePoint(codePoint))
    .join('');

const hex = (codePoint: number) => codePoint.toString(16).toUpperCase();

/** Returns ranges as the `unicode-range` of a style sheet: `U+20-7E, U+A9`. */
const unicodeRange = (ranges: Ranges): string =>
  ranges
    .map(([first, last]) => (first === last ? `U+${hex(first)}` : `U+${hex(first)}-${hex(last)}`))
    .join(', ');

/**
 * Returns the files of Inter by name, as WOFF2, with the weights and features that the portal shows. Every first visit
 * downloads the common one beside the script: a third of the package's bytes.
 */
export async function typeface(): Promise<[name: string, file: Buffer][]> {
  const whole = await readFile(source);
  return Promise.all(
    typefaceFiles.map(async ([name, ranges]): Promise<[string, Buffer]> => [
      name,
      await subsetFont(whole, charactersOf(ranges), {
        targetFormat: 'woff2',
        // Kerning, accents, and figures of one width.
        keepFeatures: ['kern', 'mark', 'mkmk', 'ccmp', 'tnum'],
        variationAxes: { wght: { min: 400, max: 700 } },
      }),
    ]),
  );
}

/** Returns the style sheet that declares the files, each for its characters. */
export const typefaceSheet = (): string =>
  [
    '/* Written by scripts/write-typeface.ts (npm run generate). Every page preloads the common file',
    '   (scripts/per-route-html.ts). A file is there for the first paint or not shown on that page at all: no text changes',
    '   its look while it is read. */',
    ...typefaceFiles.map(([name, ranges]) =>
      [
        '@font-face {',
        "  font-family: 'Inter Variable';",
        '  font-weight: 400 700;',
        '  font-display: optional;',
        `  src: url('./${name}') format('woff2');`,
        `  unicode-range: ${unicodeRange(ranges)};`,
        '}',
        '',
      ].join('\n'),
    ),
  ].join('\n');

/** Writes the typeface and its style sheet into a directory of generated files. */
export async function writeTypeface(directory: string): Promise<void> {
  const folder = path.join(directory, 'typeface');
  await mkdir(folder, { recursive: true });
  for (const [name, file] of await typeface()) await writeFile(path.join(folder, name), file);
  await writeFile(path.join(folder, 'typeface.css'), typefaceSheet());
}

if (import.meta.main) {
  await writeTypeface(fileURLToPath(new URL('../generated', import.meta.url)));
}
