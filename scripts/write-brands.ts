import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { defaults } from '#brands/defaults.ts';
import { lineOf } from './brands/problem.ts';
import { checkBrands, languagesOf, projectRoot, type FoundBrand } from './brands/read-brands.ts';

/** The folder of the modules that are made of `brands/`, a file for each topic: a page loads only the topics it shows. */
const folder = 'generated/brands';

/** Writes `generated/brands/` from the folders of `brands/`. Throws where a brand has problems, and names them. */
export async function writeBrands(root = projectRoot): Promise<void> {
  const checked = await checkBrands(root);
  const problems = checked.flatMap((brand) => brand.problems);
  if (problems.length > 0) throw new Error(problems.map(lineOf).join('\n'));
  const modules = modulesOf(
    checked.flatMap(({ found }) => found ?? []),
    languagesOf(root),
  );
  const target = path.join(root, folder);
  const there = existsSync(target)
    ? readdirSync(target, { recursive: true, encoding: 'utf8' }).filter((file) =>
        file.endsWith('.ts'),
      )
    : [];
  for (const file of there.filter((name) => !modules.has(name))) rmSync(path.join(target, file));
  for (const [file, text] of modules) {
    const at = path.join(target, file);
    // Leave an unchanged file alone, so that its modification time stays.
    if (existsSync(at) && readFileSync(at, 'utf8') === text) continue;
    mkdirSync(path.dirname(at), { recursive: true });
    writeFileSync(at, text);
  }
}

/** Returns the modules by their paths in `generated/brands/`. */
export function modulesOf(
  brands: readonly FoundBrand[],
  languages: readonly string[],
): Map<string, string> {
  const idsOf = (isIn: (brand: FoundBrand) => boolean) =>
    literal(brands.filter(isIn).map(({ id }) => id));
  const ids = [
    `export const brandIds = ${idsOf(() => true)} as const;`,
    'export type BrandId = (typeof brandIds)[number];',
    '',
    `export const defaultBrand: BrandId = ${literal(brands.find(({ brand }) => brand.isDefault)?.id)};`,
    '',
    `export const signedOutBrands: readonly BrandId[] = ${idsOf(({ brand }) => brand.isHiddenBeforeSignIn !== true)};`,
    '',
    `export const medicareBrands: readonly BrandId[] = ${idsOf(({ brand }) => brand.isMedicare === true)};`,
  ];
  /** A table of one fact of every brand; the usual value, which most have, is there once. */
  const table = (
    name: string,
    type: string,
    factOf: (brand: FoundBrand) => unknown,
    usual?: unknown,
  ): string => {
    const usualText = usual === undefined ? '' : literal(usual);
    const rows = brands.map((brand) => {
      const own = literal(factOf(brand) ?? usual ?? null);
      return `  ${literal(brand.id)}: ${own === usualText ? `usual${name}` : own.replaceAll('\n', '\n  ')},`;
    });
    return [
      ...(usual === undefined ? [] : [`const usual${name}: ${type} = ${usualText};`, '']),
      `export const ${name.charAt(0).toLowerCase()}${name.slice(1)}: Readonly<Record<BrandId, ${type}>> = {`,
      ...rows,
      '};',
    ].join('\n');
  };
  const module = (imports: string, ...tables: string[]) =>
    [
      '/* Written by npm run generate from brands/. Do not edit. */',
      ...(imports === '' ? [] : [imports]),
      ...(tables.some((tableText) => tableText.includes('BrandId,'))
        ? ["import type { BrandId } from '#generated/brands/ids.ts';", '']
        : ['']),
      tables.join('\n\n'),
      '',
    ].join('\n');
  const typeFrom = (type: string, file: string) => `import type { ${type} } from '${file}';`;
  const shape = '#brands/brand.ts';
  const phoneLine = typeFrom('PhoneLine', '#src/domain/plan/phone-line.ts');
  return new Map([
    ['ids.ts', module('', ids.join('\n'))],
    [
      'identities.ts',
      module(
        typeFrom('BrandIdentity', shape),
        table('Brands', 'BrandIdentity', ({ brand, mark }) => ({
          displayName: brand.displayName,
          ...brand.colors,
          mark,
        })),
      ),
    ],
    [
      'companies.ts',
      module(
        '',
        table('CompanyIds', 'string', ({ brand }) => brand.companyId),
      ),
    ],
    [
      'copyright-holders.ts',
      module(
        '',
        table('CopyrightHolders', 'string', ({ brand }) => brand.copyrightHolder),
      ),
    ],
    [
      // In one module, as most who show one show the other.
      'phone-lines.ts',
      module(
        phoneLine,
        table('MemberServices', 'PhoneLine', ({ brand }) => brand.memberServices),
        table(
          'PharmacySupport',
          'PhoneLine',
          ({ brand }) => brand.pharmacySupport,
          defaults.pharmacySupport,
        ),
      ),
    ],
    [
      'links.ts',
      module(
        typeFrom('MemberLink', shape),
        table('BrandLinks', 'readonly MemberLink[]', ({ brand }) => brand.links, defaults.links),
      ),
    ],
    [
      'store-links.ts',
      module(
        typeFrom('StoreLinks', shape),
        table('StoreLinks', 'StoreLinks', ({ brand }) => brand.storeLinks, {}),
      ),
    ],
    [
      'travel-lines.ts',
      module(
        typeFrom('TravelLine', shape),
        table(
          'TravelLines',
          'readonly TravelLine[]',
          ({ brand }) => brand.travelLines,
          defaults.travelLines,
        ),
      ),
    ],
    [
      'program-lines.ts',
      module(
        typeFrom('ProgramLines', shape),
        table(
          'ProgramLines',
          'ProgramLines',
          ({ brand }) => ({ ...defaults.programLines, ...brand.programLines }),
          defaults.programLines,
        ),
      ),
    ],
    [
      'care-sites.ts',
      module(
        typeFrom('CareSites', shape),
        table(
          'CareSites',
          'CareSites',
          ({ brand }) => ({ ...defaults.careSites, ...brand.careSites }),
          defaults.careSites,
        ),
      ),
    ],
    [
      'notices.ts',
      module(
        typeFrom('NoticeContacts, TtyLine', shape),
        table('LanguageLines', 'TtyLine', ({ brand }) => brand.languageLine, defaults.languageLine),
        table(
          'NoticeContacts',
          'NoticeContacts',
          ({ brand }) => ({ ...defaults.noticeContacts, ...brand.noticeContacts }),
          defaults.noticeContacts,
        ),
        table(
          'PrivacyPracticesSince',
          'string',
          ({ brand }) => brand.privacyPracticesSince,
          defaults.privacyPracticesSince,
        ),
      ),
    ],
    ...languages.flatMap((language): [string, string][] => [
      [
        `${language}/greetings.ts`,
        module(
          '',
          table('BrandGreetings', 'string', ({ words }) => words.get(language)?.greeting),
        ),
      ],
      [
        `${language}/markets.ts`,
        module(
          '',
          table('BrandMarkets', 'string', ({ words }) => words.get(language)?.market),
        ),
      ],
      [
        `${language}/disclaimers.ts`,
        module(
          '',
          table(
            'BrandDisclaimers',
            'readonly string[] | null',
            ({ words }) => words.get(language)?.disclaimer,
          ),
        ),
      ],
    ]),
  ]);
}

/** Returns a value as the code that makes it. */
const literal = (value: unknown): string => JSON.stringify(value, null, 2);

if (import.meta.main) await writeBrands();
