import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { illustrationOf } from '#brands/illustrations.ts';
import { brandGreetings } from '#content/brand-greetings.ts';
import { brands } from '#generated/brands/identities.ts';
import { brandIds, defaultBrand, signedOutBrands } from '#src/domain/plan/brand.ts';
import { lineOf } from '../../scripts/brands/problem.ts';
import {
  checkBrands,
  foldersOf,
  languagesOf,
  projectRoot,
} from '../../scripts/brands/read-brands.ts';
import { modulesOf } from '../../scripts/write-brands.ts';

const checked = await checkBrands();

it.each(checked)('finds no problem in $id', ({ problems }) => {
  expect(problems.map(lineOf)).toEqual([]);
});

it('has one brand for each folder, with its names and optional fields', () => {
  expect([...brandIds].toSorted()).toEqual(foldersOf());
  expect(brandIds).toContain(defaultBrand);
  expect(signedOutBrands.length).toBeGreaterThan(0);
  for (const id of brandIds) {
    const isDrawn = existsSync(path.join(projectRoot, 'brands', id, 'illustration.svg'));
    expect(illustrationOf(id)).toEqual(
      isDrawn ? expect.stringContaining(`${id}/illustration.svg`) : null,
    );
    expect(brands[id].mark).toMatch(/^M/);
  }
});

it('greets differently for every brand', () => {
  expect(new Set(Object.values<string>(brandGreetings)).size).toBe(brandIds.length);
});

it('keeps generated/brands up to date with the folders (npm run generate)', () => {
  const folder = path.join(projectRoot, 'generated/brands');
  const written = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.ts'),
  );
  const modules = modulesOf(
    checked.flatMap(({ found }) => found ?? []),
    languagesOf(),
  );
  expect(written.toSorted()).toEqual([...modules.keys()].toSorted());
  for (const [file, text] of modules) {
    expect(readFileSync(path.join(folder, file), 'utf8'), file).toBe(text);
  }
});

describe('the search for brand names outside of brands/', () => {
  const names = [...brandIds, ...Object.values(brands).map(({ displayName }) => displayName)];
  const word = new RegExp(`\\b(${names.join('|')})\\b`, 'g');
  /** The files of the portal and of what builds it; the sandbox, examples and tests have demo members of demo brands. */
  const files = ['src', 'content', 'book', 'scripts', 'deploy', 'bench'].flatMap((folder) =>
    readdirSync(path.join(projectRoot, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.(tsx?|css|html)$/.test(name) && !name.includes('.test.'))
      .map((name) => path.join(folder, name)),
  );

  it('finds a name in a sample', () => {
    expect(files.length).toBeGreaterThan(500);
    expect(`brandOf(plan.tier1) === '${defaultBrand}'`.match(word)).toEqual([defaultBrand]);
  });

  it.each(['src', 'content', 'book', 'scripts', 'deploy', 'bench'])(
    'finds no name in %s',
    (folder) => {
      const matches = files
        .filter((file) => file.startsWith(`${folder}/`))
        .flatMap((file) =>
          (readFileSync(path.join(projectRoot, file), 'utf8').match(word) ?? []).map(
            (name) => `${file}: ${name}`,
          ),
        );
      expect(matches).toEqual([]);
    },
  );
});
