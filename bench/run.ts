import { mkdir, writeFile } from 'node:fs/promises';
import { availableParallelism, loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { tableOf, verdictOf, type Findings } from './figures.ts';
import { measureClaims } from './measures/claims.ts';
import {
  measureBesideFloor,
  measureBundle,
  measureCalls,
  measureDirect,
  measureLogin,
  measureSignIn,
} from './measures/pages.ts';
import { listMeasures, measureChat } from './measures/lists.ts';
import { measureHeap, measureNavigation, measureShifts, measureSoak } from './measures/living.ts';
import { measureLoad, measureUploads } from './measures/servers.ts';
import { setStage, type Stage } from './stage.ts';

const measures: Record<string, (stage: Stage) => Promise<Findings>> = {
  login: measureLogin,
  bundle: measureBundle,
  direct: measureDirect,
  floor: measureBesideFloor,
  shifts: measureShifts,
  'sign-in': measureSignIn,
  navigation: measureNavigation,
  calls: measureCalls,
  heap: measureHeap,
  ...listMeasures,
  claims: measureClaims,
  chat: measureChat,
  uploads: measureUploads,
  soak: measureSoak,
  load: measureLoad,
};

/** The measures that only run by their names: they judge hours and hosts, and take minutes. */
const onlyNamed = ['soak', 'load'];

const { values: flags } = parseArgs({
  options: {
    runs: { type: 'string', default: '3' },
    only: { type: 'string', multiple: true },
    check: { type: 'boolean', default: false },
    smoke: { type: 'boolean', default: false },
  },
});

const runs = flags.smoke ? 1 : Number(flags.runs);
const names = flags.only ?? Object.keys(measures).filter((name) => !onlyNamed.includes(name));
const unknown = names.filter((name) => !(name in measures));
if (!Number.isInteger(runs) || runs < 1 || unknown.length > 0) {
  console.error(`--runs takes a whole number, --only one of: ${Object.keys(measures).join(', ')}`);
  process.exit(2);
}

const findings = await measure();
console.log(`\n${tableOf(findings.figures)}\n`);
for (const note of findings.notes) console.log(`  ${note}`);
console.log(`\n${machineLoad()}\nWritten to ${await write()}`);
if (flags.check && findings.figures.some((figure) => verdictOf(figure) === 'over')) {
  process.exitCode = 1;
}

async function measure(): Promise<Findings> {
  const found: Findings = { figures: [], notes: [] };
  const add = ({ figures, notes }: Findings): void => {
    found.figures.push(...figures);
    found.notes.push(...notes);
  };
  console.log('Building the portal and what it is compared with …');
  const stage = await setStage({ runs, isSmoke: flags.smoke });
  try {
    for (const name of names) {
      const start = performance.now();
      try {
        const part = await measures[name]?.(stage);
        if (part !== undefined) add(part);
      } catch (error) {
        // The others are still worth having.
        console.error(`${name} failed:`, error);
        process.exitCode = 1;
      }
      console.log(`${name}: ${Math.round((performance.now() - start) / 1000)} s`);
    }
  } finally {
    await stage.close();
  }
  return found;
}

/** Returns the machine's load. The bench keeps about one core busy; any load beyond the cores has disturbed it. */
function machineLoad(): string {
  const [, load = 0] = loadavg();
  const cores = availableParallelism();
  const busy = load > cores ? ': other programs were running, do not trust the milliseconds' : '';
  return `Load of the last five minutes ${load.toFixed(1)} on ${cores} cores${busy}.`;
}

async function write(): Promise<string> {
  const folder = 'bench/results';
  const file = `${folder}/${new Date().toISOString().replaceAll(':', '-').slice(0, 19)}.json`;
  const judged = findings.figures.map((figure) => ({ ...figure, verdict: verdictOf(figure) }));
  await mkdir(folder, { recursive: true });
  await writeFile(
    file,
    `${JSON.stringify({ runs, load: machineLoad(), figures: judged, notes: findings.notes }, null, 2)}\n`,
  );
  return file;
}
