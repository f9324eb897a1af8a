import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { generateApi } from 'swagger-typescript-api';
import { expect, test, vi } from 'vitest';
import { apis, bundle, inScratchDirectory } from '../../openapi/documents.ts';

/** Generators that the portal does not use, as teams have them that build on the same documents. */
const generators = {
  orval: async (document: string, file: string) => {
    // It takes the console for its own when it is loaded.
    vi.spyOn(console, 'log').mockImplementation(() => undefined);
    const { generate } = await import('orval');
    await generate({
      input: { target: document },
      output: { target: file, client: 'fetch', mode: 'single' },
    });
  },
  'swagger-typescript-api': (document: string, file: string) =>
    generateApi({
      input: document,
      output: path.dirname(file),
      fileName: path.basename(file),
      silent: true,
    }),
};

const compiler = path.resolve('node_modules/typescript-native/bin/tsc');
const compilerOptions = {
  strict: true,
  noEmit: true,
  target: 'ES2023',
  lib: ['ES2023', 'DOM', 'DOM.Iterable'],
  module: 'ESNext',
  moduleResolution: 'bundler',
  types: [],
};

test('compiles the clients that other generators create from the documents', async () => {
  await inScratchDirectory(async (scratch) => {
    for (const api of apis) {
      const document = path.join(scratch, `${api}.json`);
      await bundle(api, document, 'keep');
      const text = readFileSync(document, 'utf8');
      const names = [...text.matchAll(/"operationId": "(\w+)"/g)].map(([, name = '']) => name);
      expect(names.length).toBeGreaterThan(5);
      for (const [generator, generate] of Object.entries(generators)) {
        const client = path.join(scratch, `${api}-${generator}.ts`);
        await generate(document, client);
        const code = readFileSync(client, 'utf8');
        const missing = names.filter((name) => !new RegExp(`\\b${name}\\b`).test(code));
        expect(missing, generator).toEqual([]);
      }
    }
    const project = path.join(scratch, 'tsconfig.json');
    await writeFile(project, JSON.stringify({ compilerOptions, include: ['*.ts'] }));
    const run = spawnSync(process.execPath, [compiler, '--project', project], { encoding: 'utf8' });
    expect({ status: run.status, output: run.stdout }).toEqual({ status: 0, output: '' });
  });
});
