import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { renderToStaticMarkup } from 'react-dom/server';
import { createElement, type FunctionComponent } from 'react';
import { createServer } from 'vite';
import { afterEach, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { lineOf } from '../../scripts/brands/problem.ts';
import { checkBrands, projectRoot } from '../../scripts/brands/read-brands.ts';
import { writeBrands } from '../../scripts/write-brands.ts';
import {
  newId,
  rootWithNewBrand,
  withNewBrandFilledIn,
  type TemporaryRoot,
} from './temporary-brand.ts';

const roots: string[] = [];
afterEach(() => {
  for (const root of roots.splice(0)) rmSync(root, { recursive: true });
});

function removedLater(made: TemporaryRoot): TemporaryRoot {
  roots.push(made.root);
  return made;
}

const checkOf = async ({ root }: TemporaryRoot) => {
  const brand = (await checkBrands(root)).find(({ id }) => id === newId);
  return { lines: brand?.problems.map(lineOf), notes: brand?.notes };
};

const drawing = (inside: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="480" height="160" viewBox="0 0 480 160">${inside}</svg>`;

describe('a new brand', () => {
  it('lists what is to be filled in, and only that', async () => {
    const { lines } = await checkOf(removedLater(rootWithNewBrand()));
    expect(lines).toContain(
      'brands/NORTH/brand.ts: displayName is to be filled in: the name as it appears on ID cards',
    );
    expect(lines).toContain(
      'brands/NORTH/logo.svg: path is to be filled in: the path data of the logo',
    );
    expect(lines).toHaveLength(11);
    for (const line of lines ?? []) expect(line).toContain(' is to be filled in: ');
  });

  it('stops the build until it is filled in', async () => {
    const { root } = removedLater(rootWithNewBrand());
    await expect(writeBrands(root)).rejects.toThrow('brands/NORTH/brand.ts: displayName is to be');
  });

  it('a new brand is complete without an illustration, which is noted', async () => {
    const { lines, notes } = await checkOf(removedLater(withNewBrandFilledIn()));
    expect(lines).toEqual([]);
    expect(notes).toEqual([
      'brands/NORTH/illustration.svg is not there: the greeting stands on its tint alone',
    ]);
  });
});

describe('a brand is refused', () => {
  it.each<[string, (made: TemporaryRoot) => void, string[]]>([
    [
      'with an accent too light for white text',
      ({ change }) => change('brand.ts', (text) => text.replace('#3b5ba9', '#7a93d1')),
      [
        'brands/NORTH/brand.ts: colors.accent (#7a93d1) has too little contrast with tint (#edf1fa): 2.68 to 1, but the logo in the header needs 3 to 1; the nearest color that passes is #6074a5',
        'brands/NORTH/brand.ts: colors.accent (#7a93d1) has too little contrast with background (#f7fafd): 2.89 to 1, but the logo in the footer needs 3 to 1; the nearest color that passes is #6074a5',
        'brands/NORTH/brand.ts: colors.accent (#7a93d1) has too little contrast with on-primary (#ffffff): 3.03 to 1, but white text on the card needs 4.5 to 1; the nearest color that passes is #6074a5',
      ],
    ],
    [
      'with a color in other letters',
      ({ change }) => change('brand.ts', (text) => text.replace('#3b5ba9', 'navy')),
      [
        'brands/NORTH/brand.ts: colors.accent must be # and six digits or lowercase letters, as in #2475b7',
      ],
    ],
    [
      'with a phone number that cannot be dialed',
      ({ change }) => change('brand.ts', (text) => text.replace('8005550151', '1-800-555-0151')),
      [
        'brands/NORTH/brand.ts: memberServices.phone must be ten digits that can be dialed, as in 8005550117',
      ],
    ],
    [
      'with an app that is not fetched by https',
      ({ change }) =>
        change('brand.ts', (text) =>
          text.replace('memberServices', "storeLinks: { appStore: 'http://a.example' }, $&"),
        ),
      ['brands/NORTH/brand.ts: storeLinks.appStore must be an address that begins with https://'],
    ],
    [
      'with an unknown field, and without one that it needs',
      ({ change }) => change('brand.ts', (text) => text.replace('displayName', 'dispalyName')),
      [
        'brands/NORTH/brand.ts: displayName is missing',
        'brands/NORTH/brand.ts has unknown fields: dispalyName',
      ],
    ],
    [
      'with an empty sentence and a long greeting',
      ({ change }) =>
        change('words/en.ts', (text) =>
          text
            .replace('Plans for families in the north of the state.', ' ')
            .replace('A clear light', 'A clear and steady and very bright light'),
        ),
      [
        'brands/NORTH/words/en.ts: market is empty',
        'brands/NORTH/words/en.ts: greeting must have at most 50 characters',
      ],
    ],
    [
      'with a logo that runs a script and has a circle',
      ({ write }) =>
        write(
          'logo.svg',
          drawing('<circle r="3"/><path onload="a()" d="M0 0"/><script>a()</script>'),
        ),
      [
        'brands/NORTH/logo.svg has <circle>; it may have only path, svg',
        'brands/NORTH/logo.svg has <script>; it may have only path, svg',
        'brands/NORTH/logo.svg has an attribute that runs a script',
        'brands/NORTH/logo.svg must have viewBox="0 0 24 24"',
      ],
    ],
    [
      'with a picture in place of a drawing',
      ({ write }) => write('logo.svg', 'PNG'),
      [
        'brands/NORTH/logo.svg must begin with <svg xmlns="http://www.w3.org/2000/svg" …>',
        'brands/NORTH/logo.svg must have viewBox="0 0 24 24"',
        'brands/NORTH/logo.svg has no <path> with a d attribute',
      ],
    ],
    [
      'with an illustration that is large, in other colors and from elsewhere',
      ({ write }) =>
        write(
          'illustration.svg',
          drawing(
            `<path fill="#ff0000" d="${'M0 0h9v9z'.repeat(400)}"/><rect fill="url(https://a.example/#b)"/>`,
          ),
        ),
      [
        'brands/NORTH/illustration.svg has 3760 bytes, more than the 3000 that it may have',
        'brands/NORTH/illustration.svg names something outside the file; draw everything in the file itself',
        'brands/NORTH/illustration.svg is drawn in #ff0000, which are no colors of the brand',
        'brands/NORTH/illustration.svg is not drawn in the brand’s accent, #3b5ba9',
      ],
    ],
    [
      'with the company of another, or as a second default',
      ({ change }) =>
        change('brand.ts', (text) =>
          text.replace("companyId: '060'", "companyId: '010', isDefault: true"),
        ),
      [
        'brands/NORTH/brand.ts: companyId is the same as that of HA',
        'brands/NORTH/brand.ts: isDefault is the same as that of ABCBS',
      ],
    ],
    [
      'that exports nothing',
      ({ write }) => write('brand.ts', 'export const brand = {};'),
      ['brands/NORTH/brand.ts has no default export'],
    ],
  ])('%s', async (_, spoil, lines) => {
    const made = removedLater(withNewBrandFilledIn());
    spoil(made);
    expect((await checkOf(made)).lines).toEqual(lines);
  });
});

describe('a brand that is filled in', () => {
  it('has what it leaves out from the defaults, and its own where it has its own', async () => {
    const made = removedLater(withNewBrandFilledIn());
    made.change('brand.ts', (text) =>
      text.replace(
        'memberServices',
        "languageLine: { phone: '8005550152', tty: '711' }, programLines: { nurseAdviceLine: '8005550153' }, $&",
      ),
    );
    await writeBrands(made.root);
    const written = (file: string) =>
      readFileSync(path.join(made.root, 'generated/brands', file), 'utf8');
    expect(written('travel-lines.ts')).toContain('"NORTH": usualTravelLines,');
    expect(written('notices.ts')).toMatch(/"NORTH": \{\s*"phone": "8005550152"/);
    expect(written('program-lines.ts')).toMatch(
      /"NORTH": \{[^}]*"employeeAssistance": "8005550101"[^}]*"nurseAdviceLine": "8005550153"/,
    );
    expect(written('ids.ts')).toMatch(/"ABM",\s*"NORTH"\s*\] as const/);
    expect(written('en/greetings.ts')).toContain('"NORTH": "A clear light on your coverage."');
  });

  it('the component book shows a brand that is filled in beside the others', async () => {
    const { root } = removedLater(withNewBrandFilledIn());
    await writeBrands(root);
    const server = await createServer({
      configFile: false,
      root: projectRoot,
      logLevel: 'error',
      appType: 'custom',
      server: { middlewareMode: true, hmr: false, ws: false },
      optimizeDeps: { noDiscovery: true },
      resolve: {
        alias: [
          { find: /^#brands\//, replacement: `${root}/brands/` },
          { find: /^#generated\/brands\//, replacement: `${root}/generated/brands/` },
        ],
      },
    });
    const loaded = await server.ssrLoadModule('/book/ui/layout/brand-art.story.tsx');
    await server.close();
    const { states } = z
      .object({ states: z.record(z.string(), z.custom<FunctionComponent>()) })
      .parse(loaded);
    const markup = Object.values(states)
      .map((state) => renderToStaticMarkup(createElement(state)))
      .join('');
    expect(markup).toContain('North Star Health');
    expect(markup).toContain('A clear light on your coverage.');
    expect(markup).toContain('--brand-accent:#3b5ba9');
    expect(markup).toContain('Arbor Shield');
  });

  it('needs no change to any other file: portal, book and sandbox compile', async () => {
    const { root } = removedLater(withNewBrandFilledIn());
    await writeBrands(root);
    symlinkSync(path.join(projectRoot, 'node_modules'), path.join(root, 'node_modules'));
    const config = path.join(root, 'tsconfig.json');
    const ours = (folder: string) => path.join(projectRoot, folder);
    writeFileSync(
      config,
      JSON.stringify({
        extends: ours('tsconfig.json'),
        compilerOptions: {
          paths: {
            '#brands/*': [`${root}/brands/*`],
            '#generated/brands/*': [`${root}/generated/brands/*`],
            '#content/*': [ours('content/en/*')],
            '#src/*': [ours('src/*')],
          },
        },
        include: [`${root}/brands`, ...['src', 'content', 'book', 'sandbox'].map(ours)],
        exclude: ['src', 'sandbox'].map((folder) => ours(`${folder}/**/*.test.*`)),
      }),
    );
    // One error of our own shows that what is compiled knows the new brand.
    writeFileSync(
      path.join(root, 'brands', newId, 'probe.ts'),
      "import { brands } from '#generated/brands/identities.ts'; export const name: number = brands.NORTH.displayName;",
    );
    const compiler = ours('node_modules/typescript-native/bin/tsc');
    const { stdout } = spawnSync(process.execPath, [compiler, '--noEmit', '-p', config], {
      encoding: 'utf8',
    });
    expect(stdout.trim().split('\n')).toEqual([
      expect.stringMatching(/NORTH\/probe\.ts.*Type 'string' is not assignable to type 'number'/),
    ]);
  });
});
