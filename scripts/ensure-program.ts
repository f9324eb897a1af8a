import { spawnSync } from 'node:child_process';

type Step = readonly [command: string, args: readonly string[]];

/** Whether the process runs as root: only root can install packages of the system. */
export const isRoot = process.getuid?.() === 0;

/** Reports that a program is missing, and takes one step toward installing it. */
export function tryStep(name: string, [command, args]: Step): void {
  console.log(`No ${name} yet: ${command} ${args.join(' ')}`);
  // A download that is blocked must not hold everything up.
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  spawnSync(command, args, { stdio: 'inherit', timeout: 300_000, env });
}

/**
 * Makes sure that a program of the tests is there: looks for it, and takes one step after the other until it is found.
 * Ends the process with the error of `find` when no step brought it.
 *
 * @param look returns the path, null when it is not there
 * @param find the same, with an error that says how to install it
 */
export function ensureProgram(options: {
  name: string;
  look: () => string | null;
  find: () => string;
  steps: readonly Step[];
  /** The steps taken after the others, as root only. */
  stepsOfRoot: readonly Step[];
}): void {
  const { name, look, find, steps, stepsOfRoot } = options;
  for (const step of [...steps, ...(isRoot ? stepsOfRoot : [])]) {
    if (look() !== null) break;
    tryStep(name, step);
  }
  try {
    console.log(`${name}: ${find()}`);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}
