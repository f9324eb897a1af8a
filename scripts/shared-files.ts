import { fileURLToPath } from 'node:url';

const source = (path: string) => fileURLToPath(new URL(`../src/${path}`, import.meta.url));

/** The modules at which the portal begins, and the screen at which it is opened most often. */
const firstScreen = [source('main.tsx'), source('features/dashboard/dashboard-screen.tsx')];

const claims = [
  source('parts/deadlines/use-deadlines.ts'),
  source('parts/claims/claim-status-pill.tsx'),
  source('parts/plan/use-plan-year.ts'),
  source('parts/claims/next-step-text.ts'),
];

/** The modules that other screens show as well. */
const common = [
  source('ui/feedback/status-pill.tsx'),
  source('parts/claims/owed-amount.tsx'),
  source('domain/claims/cost-breakdown.ts'),
];

/** The scripts of the sign-in page and of signed-in pages, which run before the portal has arrived. */
const bootScripts = [source('boot/boot-prefetch.ts'), source('boot/landing.ts')];

/**
 * The groups of modules that share a file, by packages and by what reaches them; no feature is known by its name.
 * Modules that only one file needs stand in that file.
 */
export const sharedFiles = [
  {
    // The few lines that the sign-in page's script and the boot prefetch have in common.
    name: (id: string, graph: Graph): string | null =>
      bootScripts.every((script) => reaches(script, graph).has(id)) ? 'boot' : null,
    debugName: 'boot',
    priority: 2,
  },
  {
    // Everything else the boot prefetch needs, in one file: it must not wait for the others.
    name: reachedFrom('boot-prefetch', [source('boot/boot-prefetch.ts')]),
    debugName: 'boot-prefetch',
    priority: 1,
  },
  // What the sign-in page and the way to the provider have to themselves, and what the portal has, too.
  {
    name: reachedFrom('leaving', [source('boot/landing.ts')], [source('main.tsx')]),
    debugName: 'leaving',
    minShareCount: 2,
  },
  {
    name: reachedFrom('landing', [source('boot/landing.ts')]),
    debugName: 'landing',
    minShareCount: 2,
  },
  {
    name: reachedFrom('landing-notice', [source('boot/landing-notice.ts')]),
    debugName: 'landing-notice',
    minShareCount: 2,
  },
  // Two of about the same size: they arrive side by side.
  { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\// },
  {
    name: 'libraries',
    // Several queries at once are asked by few screens.
    test: /node_modules\/(use-sync-external-store|@tanstack|zod)\/(?!.*\/(queriesObserver|useQueries)\.)/,
  },
  {
    // What becomes of a claim: the first screen and those about claims and money need it, others do not.
    name: reachedFrom('money', claims, [source('main.tsx'), ...common]),
    debugName: 'money',
    minShareCount: 2,
  },
  {
    // What every screen begins with, the first one whole: most members open the portal there.
    name: reachedFrom('portal', firstScreen),
    debugName: 'portal',
    minShareCount: 2,
  },
  {
    // Those of many files, together; each of the others comes with the files that show it.
    name: 'icons',
    test: /\/lucide-react\/dist\/esm\/icons\//,
    minShareCount: 3,
  },
  {
    // Fetched with the first call for health records: library and reading in one file. What reading has in
    // common with screens is theirs, too: they must not wait for the library.
    name: reachedFrom('fhir', [source('api/fhir/records.ts')]),
    test: /\/node_modules\/|\/src\/api\//,
    debugName: 'fhir',
  },
  {
    // Everything else that several files need, by the files that need it, so that a page fetches only what it uses.
    name: 'shared',
    minShareCount: 2,
    entriesAware: true,
    // In bytes: a smaller file costs its name in the list that every page carries.
    entriesAwareMergeThreshold: 655,
  },
];

interface Graph {
  getModuleInfo: (id: string) => { importedIds: string[] } | null;
}

/** Names a file for the modules that the given ones import statically, without those that the others have. */
function reachedFrom(name: string, starts: readonly string[], others: readonly string[] = []) {
  const reached = (from: readonly string[], id: string, graph: Graph) =>
    from.some((start) => reaches(start, graph).has(id));
  return (id: string, graph: Graph): string | null =>
    reached(starts, id, graph) && !reached(others, id, graph) ? name : null;
}

/** Returns the ids of a module and of everything it imports. */
function reaches(id: string, graph: Graph, seen = new Set<string>()): Set<string> {
  if (seen.has(id)) return seen;
  seen.add(id);
  for (const imported of graph.getModuleInfo(id)?.importedIds ?? []) {
    // Not through the index of the icons, which imports every icon.
    if (!imported.includes('/lucide-react/')) reaches(imported, graph, seen);
  }
  return seen;
}
