// @vitest-environment jsdom
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { configJsonSchema } from '#deploy/config-schema/config-schema.ts';
import { withConfig } from '#deploy/page-config.ts';
import { serveStaticFiles } from '#sandbox/static-files.ts';
import { testConfig } from '#tests/support/test-portal.ts';

const config = {
  ...testConfig,
  portalName: 'Harbor </script><script>alert(1)</script> $& $1',
};

const page = `<!doctype html>
<html>
  <head>
    <title>Portal</title>
    <link rel="preload" href="/config.json" as="fetch" crossorigin="anonymous" />
  </head>
  <body><div id="root"></div></body>
</html>
`;

/** Returns the configuration that a page's scripts find. */
function configIn(html: string): unknown {
  const parsed = new DOMParser().parseFromString(html, 'text/html');
  expect(parsed.querySelectorAll('script')).toHaveLength(1);
  return JSON.parse(parsed.getElementById('config')?.textContent ?? 'null');
}

it('embeds any configuration in a page as data, without a request for it', () => {
  const html = withConfig(page, config);
  expect(configIn(html)).toEqual(config);
  expect(html).not.toContain('/config.json');
});

it('replaces an embedded configuration', () => {
  const other = { ...config, portalName: 'Arbor' };
  expect(withConfig(withConfig(page, config), other)).toBe(withConfig(page, other));
});

describe('files', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'dist-'));
    mkdirSync(join(folder, 'medical'));
    writeFileSync(join(folder, 'config.schema.json'), JSON.stringify(configJsonSchema()));
    for (const name of ['index.html', 'medical/claims.html']) {
      writeFileSync(join(folder, name), page);
      writeFileSync(join(folder, `${name}.br`), 'as built');
    }
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  const configure = (text: string) => {
    const file = join(folder, 'own.json');
    writeFileSync(file, text);
    return spawnSync(process.execPath, ['deploy/configure.ts', file, folder], { encoding: 'utf8' });
  };
  const read = (name: string) => readFileSync(join(folder, name));

  it('get the configuration by command, also if compressed, and repeatedly', () => {
    for (const portalName of ['Harbor', 'Arbor']) {
      const own = { ...config, portalName };
      const { status, stdout } = configure(JSON.stringify(own));
      expect([status, stdout.split(' ')[0]]).toEqual([0, '2']);
      for (const name of ['index.html', 'medical/claims.html']) {
        expect(read(name).toString()).toBe(withConfig(page, own));
        expect(brotliDecompressSync(read(`${name}.br`)).toString()).toBe(withConfig(page, own));
        expect(gunzipSync(read(`${name}.gz`)).toString()).toBe(withConfig(page, own));
      }
      expect(JSON.parse(read('config.json').toString())).toEqual(own);
    }
  });

  it.each([
    ['no JSON', '<html>', /cannot be read/],
    ['something else', '{"name":"x"}', /is no configuration[^]*\n {2}name: no such field/],
    ['null', 'null', /is no configuration[^]*expected an object, got null/],
  ])('%s is refused, and no page changes', (_, text, words) => {
    const { status, stderr } = configure(text);
    expect(status).toBe(1);
    expect(stderr).toMatch(words);
    expect(read('index.html').toString()).toBe(page);
  });

  it('get the configuration from a host in every encoding, unless it is turned off', async () => {
    let own: unknown = config;
    const serve = serveStaticFiles({ folder, headers: {}, config: () => own });
    const get = (encoding: string) =>
      serve(
        new Request('http://portal.example/medical/claims', {
          headers: { 'accept-encoding': encoding },
        }),
      );
    const plain = await get('identity');
    expect(await plain.text()).toBe(withConfig(page, config));
    const small = await get('br');
    expect(brotliDecompressSync(await small.bytes()).toString()).toBe(withConfig(page, config));
    own = null;
    const bare = await get('identity');
    expect(await bare.text()).toBe(page);
    expect(bare.headers.get('etag')).not.toBe(plain.headers.get('etag'));
  });
});
