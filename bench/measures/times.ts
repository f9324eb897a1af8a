import { spawnSync } from 'node:child_process';
import type { Figure, Findings } from '../figures.ts';

const commands = [
  { script: 'build', seconds: 20 },
  { script: 'typecheck', seconds: 10 },
  { script: 'unit', seconds: 180 },
];

/** Measures how long a developer waits for the everyday commands. A command that fails has no time. */
export function measureTimes(): Findings {
  const figures = commands.map(({ script, seconds }): Figure => {
    const start = performance.now();
    const { status } = spawnSync('npm', ['run', '--silent', script], { stdio: 'ignore' });
    return {
      name: status === 0 ? `npm run ${script}` : `npm run ${script} (failed)`,
      value: performance.now() - start,
      unit: 'ms',
      bar: { atMost: seconds * 1_000 },
      decides: false,
    };
  });
  return { figures, notes: [] };
}
