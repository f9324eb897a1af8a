import { spawnSync } from 'node:child_process';

type Step = readonly [command: string, args: readonly string[]];

/** Says that a program is missing, and takes one step towards it. */
export function tryStep(name: string, [command, args]: Step): void {
  console.log(`No ${name} yet: ${command} ${args.join(' ')}`);
  // A download that is blocked must not hold everything up.
  spawnSync(command, args, { stdio: 'inherit', timeout: 300_000 });
}

/**
 * Makes sure that a program of the tests is there: looks for it, and takes one step after the other until
 * it is found. Ends the process with what `find` says when no step brought it.
 *
 * @param look where it is, null when it is not there
 * @param find the same, with an error that says what to do
 */
export function ensureProgram(options: {
  name: string;
  look: () => string | null;
  find: () => string;
  steps: readonly Step[];
}): void {
  const { name, look, find, steps } = options;
  for (const step of steps) {
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
