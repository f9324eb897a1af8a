import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createRequire } from 'node:module';
import { documentPath, type Api } from './documents.ts';

const prism = createRequire(import.meta.url).resolve('@stoplight/prism-cli/dist/index.js');

export interface Mock {
  /** Origin of the mock, without the API's base path, which Prism does not know. */
  url: string;
  stop(): Promise<void>;
}

/**
 * Starts a Prism process that answers one document's calls with the document's own examples.
 *
 * @param port a free port
 * @throws when Prism ends before it listens; the message is what it printed
 */
export async function startMock(api: Api, port: number): Promise<Mock> {
  const child = spawn(
    process.execPath,
    [prism, 'mock', '--host', '127.0.0.1', '--port', String(port), documentPath(api)],
    { stdio: ['ignore', 'pipe', 'pipe'], env: { ...process.env, NO_COLOR: '1' } },
  );
  await listening(child);
  return {
    url: `http://127.0.0.1:${port}`,
    stop: async () => {
      if (child.exitCode !== null || child.signalCode !== null) return;
      const ended = once(child, 'exit');
      child.kill();
      await ended;
    },
  };
}

function listening(child: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    let printed = '';
    const read = (chunk: Buffer): void => {
      printed += chunk.toString();
      if (!printed.includes('Prism is listening')) return;
      // Keeps reading, because a full pipe would stop the process, but remembers nothing more.
      for (const stream of [child.stdout, child.stderr]) stream?.off('data', read).resume();
      resolve();
    };
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', read);
    child.once('error', reject);
    child.once('exit', () => reject(new Error(`Prism did not start:\n${printed}`)));
  });
}
