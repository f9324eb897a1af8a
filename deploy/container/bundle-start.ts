import { join } from 'node:path';
import { build } from 'rolldown';

/** Writes the program that starts the container, as one file that Node runs without packages. */
export async function bundleStart(file: string): Promise<void> {
  await build({
    input: join(import.meta.dirname, 'start.ts'),
    platform: 'node',
    output: { file, format: 'esm', codeSplitting: false },
    logLevel: 'warn',
  });
}
