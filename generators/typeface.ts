import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';

const source = fileURLToPath(
  import.meta.resolve('@fontsource-variable/inter/files/inter-latin-wght-normal.woff2'),
);

/** The characters of the portal's languages, by `[first, last]` code point: Latin-1, punctuation, signs and accents. */
const ranges = [
  [0x20, 0x7e],
  [0xa0, 0xff],
  [0x131, 0x131],
  [0x152, 0x153],
  [0x2bb, 0x2bc],
  [0x2c6, 0x2c6],
  [0x2da, 0x2da],
  [0x2dc, 0x2dc],
  [0x300, 0x304],
  [0x308, 0x308],
  [0x327, 0x327],
  [0x2010, 0x2026],
  [0x202f, 0x203a],
  [0x20ac, 0x20ac],
  [0x2122, 0x2122],
  [0x2190, 0x2193],
  [0x2212, 0x2212],
  [0xfffd, 0xfffd],
] as const;

const codePoints = ranges.flatMap(([first, last]) =>
  Array.from({ length: last - first + 1 }, (_, index) => first + index),
);

/** The characters beyond ASCII that English and Spanish need. */
const oftenUsed = '\u00a0\u202f¡©®·¿ÁÉÍÑÓ×ÚÜáéíñóúü–—‘’“”•…−';

const isCommon = (codePoint: number): boolean =>
  codePoint <= 0x7e || oftenUsed.includes(String.fromCodePoint(codePoint));

/** The code points of each file: every page preloads the first, and fetches the second where it shows one of them. */
const typefaceFiles: [name: string, codePoints: number[]][] = [
  ['inter-common.woff2', codePoints.filter(isCommon)],
  ['inter-rare.woff2', codePoints.filter((codePoint) => !isCommon(codePoint))],
];

/** Returns ascending code points as the `unicode-range` of a style sheet: `U+20-7E, U+A9`. */
function unicodeRange(ascending: readonly number[]): string {
  const runs: [first: number, last: number][] = [];
  for (const codePoint of ascending) {
    const run = runs.at(-1);
    if (run?.[1] === codePoint - 1) run[1] = codePoint;
    else runs.push([codePoint, codePoint]);
  }
  const hex = (codePoint: number) => codePoint.toString(16).toUpperCase();
  return runs
    .map(([first, last]) => (first === last ? `U+${hex(first)}` : `U+${hex(first)}-${hex(last)}`))
    .join(', ');
}

/**
 * Returns the files of Inter by name, as WOFF2, with the weights and features that the portal shows. Every first visit
 * downloads the common one beside the script: a third of the package's bytes.
 */
export async function typeface(): Promise<[name: string, file: Buffer][]> {
  const whole = await readFile(source);
  return Promise.all(
    typefaceFiles.map(async ([name, characters]): Promise<[string, Buffer]> => [
      name,
      await subsetFont(whole, String.fromCodePoint(...characters), {
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
    '/* Written by generators/typeface.ts (npm run generate). Every page preloads the common file',
    '   (scripts/per-route-html.ts). A page shows a file only if it arrives before the first paint: no text changes its look',
    '   while it is read. */',
    ...typefaceFiles.map(([name, characters]) =>
      [
        '@font-face {',
        "  font-family: 'Inter Variable';",
        '  font-weight: 400 700;',
        '  font-display: optional;',
        `  src: url('./${name}') format('woff2');`,
        `  unicode-range: ${unicodeRange(characters)};`,
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
