import data from '@mdn/browser-compat-data' with { type: 'json' };
import browserslist from 'browserslist';

/**
 * The features of the supported browsers: `browserslist` in package.json says which ones these are (decision 026),
 * MDN's browser-compat-data what each version of them brings.
 */

/**
 * The names of browsers in MDN's data and in Vite's build targets, by their name in browserslist; null where Vite has
 * no target.
 */
const names: Readonly<Record<string, { mdn: string; vite: string | null }>> = {
  chrome: { mdn: 'chrome', vite: 'chrome' },
  edge: { mdn: 'edge', vite: 'edge' },
  firefox: { mdn: 'firefox', vite: 'firefox' },
  safari: { mdn: 'safari', vite: 'safari' },
  ios_saf: { mdn: 'safari_ios', vite: 'ios' },
  samsung: { mdn: 'samsunginternet_android', vite: null },
};

interface Oldest {
  mdn: string;
  vite: string | null;
  version: number;
}

/** Returns the oldest supported version of each browser. */
function oldestVersions(): Oldest[] {
  const oldest = new Map<string, number>();
  for (const browser of browserslist()) {
    const [name = '', versions = ''] = browser.split(' ');
    const version = Number.parseFloat(versions);
    oldest.set(name, Math.min(version, oldest.get(name) ?? Infinity));
  }
  return [...oldest].map(([name, version]) => {
    const entry = names[name];
    if (!entry) throw new Error(`${name} is not known here`);
    return { ...entry, version };
  });
}

const oldest = oldestVersions();

/** The values of Vite's `build.target`: syntax and styles are written for these. */
export const buildTargets: string[] = oldest.flatMap(({ vite, version }) =>
  vite === null ? [] : `${vite}${version}`,
);

/** A feature that scripts can use, with its place in MDN's data. */
export interface Feature {
  /** Such as `URL`; null for what is global. */
  owner: string | null;
  name: string;
  isStatic: boolean;
}

type Entry = Record<string, unknown>;

const isEntry = (value: unknown): value is Entry => typeof value === 'object' && value !== null;

const partOf = (value: unknown, name: string): unknown =>
  isEntry(value) ? Object.getOwnPropertyDescriptor(value, name)?.value : undefined;

const roots: readonly unknown[] = [data.api, data.javascript.builtins];

/** Returns the supported browsers that lack a feature; null when the data do not know it. */
export function lacking({ owner, name, isStatic }: Feature): string[] | null {
  const entries = roots.flatMap((root) => {
    const parent = owner === null ? root : partOf(root, owner);
    const feature = isStatic
      ? (partOf(parent, `${name}_static`) ?? partOf(parent, name))
      : partOf(parent, name);
    return isEntry(feature) ? [feature] : [];
  });
  const support = partOf(partOf(entries[0], '__compat'), 'support');
  if (!isEntry(support)) return null;
  return oldest.filter(({ mdn, version }) => !isIn(support[mdn], version)).map(({ mdn }) => mdn);
}

/** Returns everything that the data know and at least one supported browser lacks. */
export function missingFeatures(): Feature[] {
  const missing = (feature: Feature) => ((lacking(feature)?.length ?? 0) > 0 ? [feature] : []);
  return roots.flatMap((root) =>
    partNames(root).flatMap((owner) => [
      ...missing({ owner: null, name: owner, isStatic: false }),
      ...partNames(partOf(root, owner)).flatMap((part) =>
        missing({
          owner,
          name: part.replace(/_static$/, ''),
          isStatic: part.endsWith('_static'),
        }),
      ),
    ]),
  );
}

const partNames = (value: unknown): string[] =>
  isEntry(value) ? Object.keys(value).filter((name) => name !== '__compat') : [];

/**
 * Whether one version has a feature: of several statements the data make about one browser, one that holds without a
 * flag or another name is enough.
 */
function isIn(statements: unknown, version: number): boolean {
  const all: unknown[] = Array.isArray(statements) ? statements : [statements];
  return all.some((statement) => {
    const added = partOf(statement, 'version_added');
    if (typeof added !== 'string' || partOf(statement, 'version_removed') !== undefined)
      return false;
    if (
      ['flags', 'prefix', 'alternative_name'].some((name) => partOf(statement, name) !== undefined)
    )
      return false;
    return Number.parseFloat(added.replace('≤', '')) <= version;
  });
}
