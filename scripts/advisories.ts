import { spawnSync } from 'node:child_process';
import * as z from 'zod/mini';

/** Known vulnerabilities that stay for a while, by the name of the package, with the reason and the last day. */
const accepted: Readonly<Record<string, { reason: string; until: string }>> = {};

const zAudit = z.object({
  vulnerabilities: z.record(
    z.string(),
    z.object({ name: z.string(), severity: z.string(), range: z.string() }),
  ),
});

export type AuditOutcome =
  | { kind: 'not checked' }
  /** Each finding is a line; those that block are of severity high or critical and not accepted. */
  | { kind: 'checked'; blocking: string[]; others: string[] };

/**
 * Reads the output of `npm audit --json`.
 * @param today YYYY-MM-DD
 */
export function readAudit(output: string, today: string, exceptions = accepted): AuditOutcome {
  const read = zAudit.safeParse(jsonOf(output));
  if (!read.success) return { kind: 'not checked' };
  const advisories = Object.values(read.data.vulnerabilities);
  const isBlocking = ({ name, severity }: (typeof advisories)[number]) => {
    const exception = Object.hasOwn(exceptions, name) ? exceptions[name] : undefined;
    return ['high', 'critical'].includes(severity) && !(exception && exception.until >= today);
  };
  const lineOf = ({ name, severity, range }: (typeof advisories)[number]) =>
    `${name} ${range}: ${severity}`;
  return {
    kind: 'checked',
    blocking: advisories.filter((advisory) => isBlocking(advisory)).map(lineOf),
    others: advisories.filter((advisory) => !isBlocking(advisory)).map(lineOf),
  };
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** The folders with a lockfile: the root, and the suites with separate packages. */
const folders = ['.', 'bench', 'e2e/second-rules', 'generators', 'tests/foreign', 'tests/mutation'];

/** Checks the locked packages, those of the tools included, against the registry's advisories. */
function main(): number {
  let blocking = 0;
  for (const folder of folders) {
    const { stdout } = spawnSync('npm', ['audit', '--json', '--package-lock-only'], {
      cwd: folder,
      encoding: 'utf8',
      shell: process.platform === 'win32',
      maxBuffer: 64 * 2 ** 20,
    });
    const outcome = readAudit(stdout, new Date().toISOString().slice(0, 10));
    if (outcome.kind === 'not checked') {
      console.warn('ADVISORIES NOT CHECKED: the registry here does not answer `npm audit`.');
      return 0;
    }
    for (const line of outcome.others) console.log(`${folder}: ${line}`);
    for (const line of outcome.blocking) console.error(`${folder}: ${line}`);
    blocking += outcome.blocking.length;
  }
  console.log(`${blocking} vulnerabilities to fix before a release`);
  return blocking > 0 ? 1 : 0;
}

if (import.meta.main) process.exitCode = main();
