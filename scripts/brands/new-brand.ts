import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { blank, languagesOf, projectRoot } from './read-brands.ts';

/** Makes the folder of a new brand, and returns its files by their paths from the root. Throws where there is one. */
export function makeBrand(id: string, root = projectRoot): string[] {
  const folder = `brands/${id}`;
  if (existsSync(path.join(root, folder))) throw new Error(`${folder} is already there.`);
  const files = {
    [`${folder}/brand.ts`]: facts,
    ...Object.fromEntries(
      languagesOf(root).map((language) => [`${folder}/words/${language}.ts`, words]),
    ),
    [`${folder}/logo.svg`]: logo,
  };
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), text);
  }
  return Object.keys(files);
}

const facts = `import type { Brand } from '../brand.ts';

export default {
  companyId: '${blank}: the company, as in the companyId of its plans',
  displayName: '${blank}: the name as it appears on ID cards',
  copyrightHolder: '${blank}: the legal name of the company',
  colors: {
    accent: '${blank}: the color of the logo, as in #2475b7',
    tint: '${blank}: a very light shade of it, for the header',
    deep: '${blank}: a dark shade of it, for the ID card and the greeting',
  },
  memberServices: {
    phone: '${blank}: the number for members, in ten digits',
    // ${blank}: the hours in Central Time; days may be weekdays, mondayToSaturday or everyDay
    hours: { days: 'weekdays', opens: 8, closes: 17 },
  },
  // brands/brand.ts explains what else a brand can have, such as its place in lists, its links and its other lines.
} satisfies Brand;
`;

const words = `import type { BrandWords } from '../../brand.ts';

export default {
  market: '${blank}: who its plans are for, in one sentence',
  greeting: '${blank}: the line on the dashboard, of at most 50 characters',
  // A brand may have a disclaimer of its own, as a list of paragraphs.
} satisfies BrandWords;
`;

const logo = `<svg xmlns="http://www.w3.org/2000/svg" width="24" height="24" viewBox="0 0 24 24">
  <path d="${blank}: the path data of the logo" />
</svg>
`;
