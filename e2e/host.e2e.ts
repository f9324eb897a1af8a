import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { withConfig } from '#deploy/page-config.ts';
import { startNginx } from '#tests/support/nginx.ts';
import { lookForNginx } from '../scripts/find-nginx.ts';
import { expect, test } from './support/test.ts';

const nginx = lookForNginx();

/** Each page that the build wrote, at the address that it is of. */
const pages = readdirSync('dist', { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.html'))
  .map((name) => ({
    file: name,
    address: `/${name.replace(/(^|\/)index\.html$/, '').replace(/\.html$/, '')}`,
  }));

test('serves each address with its built HTML from the sandbox and nginx', async ({ baseURL }) => {
  expect(process.env['CI'] === undefined || nginx !== null, 'npm run nginx').toBe(true);
  test.skip(nginx === null, 'There is no nginx here: npm run nginx');
  const host = await startNginx(nginx ?? '', 'dist');
  try {
    expect(pages.length).toBeGreaterThan(20);
    // The sandbox puts its configuration into its pages, as a host may.
    const sandbox = baseURL ?? '';
    const config: unknown = await (await fetch(`${sandbox}/config.json`)).json();
    for (const { file, address } of pages) {
      const page = readFileSync(join('dist', file), 'utf8');
      for (const [origin, built] of [
        [sandbox, withConfig(page, config)],
        [host.origin, page],
      ] as const) {
        for (const path of [address, `${address}/`.replace('//', '/'), `${address}?of=link`]) {
          const answer = await fetch(origin + path);
          expect(answer.status, origin + path).toBe(200);
          expect((await answer.text()) === built, origin + path).toBe(true);
        }
      }
    }
  } finally {
    await host.close();
  }
});
