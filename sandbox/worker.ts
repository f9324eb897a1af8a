import { Tinypool } from 'tinypool';
import type * as tasks from './worker-tasks.ts';

type Tasks = typeof tasks;

const pool = new Tinypool({
  filename: new URL('worker-tasks.ts', import.meta.url).href,
  minThreads: 0,
  maxThreads: 1,
  idleTimeout: 60_000,
});

/**
 * Runs a task in a worker thread, so that large files don't block other requests.
 * @throws what the task throws
 */
export async function runInWorker<Name extends keyof Tasks>(
  name: Name,
  task: Parameters<Tasks[Name]>[0],
): Promise<Awaited<ReturnType<Tasks[Name]>>> {
  // eslint-disable-next-line @typescript-eslint/no-unsafe-return -- Tinypool doesn't know the types of its tasks.
  return pool.run(task, { name });
}
