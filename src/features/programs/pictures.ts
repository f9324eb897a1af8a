import type { PictureId } from '#src/domain/programs/programs.ts';

/** A part of a picture, on a field of 96 × 64: how it is painted, and its outline. */
export type Shape = readonly [tone: 'strong' | 'main' | 'soft' | 'line', path: string];

const circle = (x: number, y: number, r: number) =>
  `M${x - r},${y}a${r},${r},0 1 0,${2 * r},0a${r},${r},0 1 0,${-2 * r},0Z`;
const box = (x: number, y: number, width: number, height: number, r: number) =>
  `M${x + r},${y}h${width - 2 * r}a${r},${r},0 0 1,${r},${r}v${height - 2 * r}a${r},${r},0 0 1,${-r},${r}h${2 * r - width}a${r},${r},0 0 1,${-r},${-r}v${2 * r - height}a${r},${r},0 0 1,${r},${-r}Z`;
const heart = (x: number, y: number, s: number) =>
  `M${x},${y + 0.9 * s}C${x - 1.6 * s},${y - 0.1 * s},${x - s},${y - s},${x - 0.5 * s},${y - s}C${x - 0.2 * s},${y - s},${x},${y - 0.8 * s},${x},${y - 0.5 * s}C${x},${y - 0.8 * s},${x + 0.2 * s},${y - s},${x + 0.5 * s},${y - s}C${x + s},${y - s},${x + 1.6 * s},${y - 0.1 * s},${x},${y + 0.9 * s}Z`;
const head = (x: number, y: number, r: number): readonly [string, string] => [
  circle(x, y, r),
  `M${x - 2 * r},${y + 4 * r}c0,${-3.6 * r},${4 * r},${-3.6 * r},${4 * r},0Z`,
];
const person = (tone: Shape[0], x: number, y: number, r: number): readonly Shape[] =>
  head(x, y, r).map((path): Shape => [tone, path]);

/** The pictures of programs, all drawn the same way: flat shapes of few tones, thin lines on top. */
export const pictures: Readonly<Record<PictureId, readonly Shape[]>> = {
  car: [
    ['soft', box(8, 48, 80, 4, 2)],
    ['main', 'M20 34l8-14h32l12 14h6a4 4 0 0 1 4 4v8H14v-8a4 4 0 0 1 4-4Z'],
    ['soft', 'M27 33l5-9h10v9ZM46 24h12l8 9H46Z'],
    ['strong', circle(30, 46, 7)],
    ['strong', circle(67, 46, 7)],
  ],
  card: [
    ['soft', box(22, 12, 60, 38, 5)],
    ['main', box(14, 18, 60, 38, 5)],
    ['strong', box(14, 26, 60, 8, 0)],
    ['soft', box(20, 42, 22, 5, 2)],
  ],
  compass: [
    ['soft', circle(48, 32, 26)],
    ['line', circle(48, 32, 20)],
    ['main', 'M60 20L52 37L43 30Z'],
    ['strong', 'M36 44L43 30L52 37Z'],
  ],
  drop: [
    ['soft', circle(48, 34, 26)],
    ['main', 'M44 8c9 12 16 19 16 28a16 16 0 0 1-32 0C28 27 35 20 44 8Z'],
    ['line', 'M62 44h6l3-8 4 14 3-6h6'],
    ['soft', 'M34 36c0 6 4 10 9 11'],
  ],
  ear: [
    ['soft', circle(48, 32, 26)],
    ['main', 'M36 30c0-11 7-18 15-18s14 6 14 15c0 11-9 12-9 20 0 6-5 9-10 7s-4-8-4-12'],
    ['line', 'M42 30c0-7 4-11 9-11s8 4 8 8c0 6-7 7-8 13'],
    ['line', 'M72 20c4 6 4 16 0 22'],
  ],
  eye: [
    ['soft', circle(48, 32, 26)],
    ['main', 'M14 32c10-15 22-20 34-20s24 5 34 20c-10 15-22 20-34 20S24 47 14 32Z'],
    ['soft', circle(48, 32, 14)],
    ['strong', circle(48, 32, 8)],
  ],
  family: [
    ['soft', circle(48, 34, 26)],
    ...person('main', 34, 22, 7),
    ...person('strong', 58, 26, 6),
    ['soft', heart(34, 42, 5)],
  ],
  gift: [
    ['soft', circle(48, 32, 26)],
    ['main', box(26, 28, 44, 26, 3)],
    ['strong', box(22, 20, 52, 10, 3)],
    ['soft', box(44, 20, 8, 34, 0)],
    ['line', 'M48 20c-12 0-16-10-9-11 5-1 8 6 9 11ZM48 20c12 0 16-10 9-11-5-1-8 6-9 11Z'],
  ],
  heart: [
    ['soft', circle(48, 32, 26)],
    ['main', heart(48, 32, 20)],
    ['line', 'M26 32h12l4-9 7 18 5-12 3 3h12'],
  ],
  home: [
    ['soft', box(8, 50, 80, 4, 2)],
    ['main', 'M26 30L48 12L70 30V52H26Z'],
    ['strong', 'M20 32L48 8L76 32L72 36L48 15L24 36Z'],
    ['soft', 'M44 34v-6h8v6h6v8h-6v6h-8v-6h-6v-8Z'],
  ],
  joint: [
    ['soft', circle(48, 32, 26)],
    ['main', circle(40, 12, 7)],
    ['strong', 'M36 21h9l3 12 14 6-3 7-17-7Z'],
    ['main', 'M38 36l8 4-4 16h-8Z'],
    ['line', 'M62 26a9 9 0 0 1 8 12'],
  ],
  leaf: [
    ['soft', circle(48, 32, 26)],
    ['main', 'M26 46C22 22 44 12 72 12C74 40 60 54 38 52Z'],
    ['line', 'M24 56C34 40 46 30 60 24'],
    ['line', 'M40 40V28M48 33h12'],
  ],
  meal: [
    ['soft', box(10, 50, 76, 4, 2)],
    ['main', 'M20 32h56a28 18 0 0 1-56 0Z'],
    ['strong', circle(38, 26, 8)],
    ['soft', circle(54, 24, 9)],
    ['line', 'M38 10c-3 4 3 5 0 9M56 6c-3 4 3 5 0 9'],
  ],
  phone: [
    ['soft', circle(48, 32, 26)],
    ['main', 'M30 16l8-4 7 12-6 6c3 6 7 10 13 13l6-6 12 7-4 8c-16 6-42-20-36-36Z'],
    ['line', 'M54 14a16 16 0 0 1 16 16M54 22a8 8 0 0 1 8 8'],
  ],
  plane: [
    ['soft', circle(48, 32, 26)],
    ['main', 'M12 34L84 12L62 54L46 42Z'],
    ['strong', 'M46 42L84 12L40 38L40 54Z'],
    ['line', 'M10 48h16M16 55h14'],
  ],
  tag: [
    ['soft', circle(48, 32, 26)],
    ['main', 'M26 14h22l24 24a4 4 0 0 1 0 6L56 58a4 4 0 0 1-6 0L26 36Z'],
    ['soft', circle(36, 24, 4)],
    ['line', 'M44 46l14-14M46 36h1M56 44h1'],
  ],
  talk: [
    [
      'soft',
      'M44 8h34a6 6 0 0 1 6 6v18a6 6 0 0 1-6 6h-4v8l-9-8H44a6 6 0 0 1-6-6V14a6 6 0 0 1 6-6Z',
    ],
    [
      'main',
      'M18 22h32a6 6 0 0 1 6 6v16a6 6 0 0 1-6 6H34l-9 8v-8h-7a6 6 0 0 1-6-6V28a6 6 0 0 1 6-6Z',
    ],
    ['soft', heart(34, 36, 7)],
    ['line', 'M62 18h12M62 26h12'],
  ],
  tooth: [
    ['soft', circle(48, 32, 26)],
    [
      'main',
      'M34 12c6-3 9 2 14 2s8-5 14-2c10 5 6 18 4 24-2 7-2 18-8 18s-4-14-10-14-4 14-10 14-6-11-8-18c-2-6-6-19 4-24Z',
    ],
    ['line', 'M38 20c-2 4-2 8-1 12'],
  ],
  video: [
    ['soft', box(14, 8, 68, 42, 6)],
    ['main', box(20, 14, 56, 30, 3)],
    ...person('soft', 44, 22, 5),
    ['strong', box(62, 18, 10, 9, 2)],
    ['strong', box(36, 54, 24, 4, 2)],
  ],
  weights: [
    ['soft', circle(48, 32, 26)],
    ['strong', box(24, 29, 48, 6, 2)],
    ['main', box(22, 18, 9, 28, 3)],
    ['main', box(65, 18, 9, 28, 3)],
    ['strong', box(14, 24, 7, 16, 3)],
    ['strong', box(75, 24, 7, 16, 3)],
  ],
};
