import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { configJsonSchema } from '#deploy/config-schema/config-schema.ts';
import { containerNginxConf } from '#deploy/container/nginx-conf.ts';
import { statusOf } from '#deploy/container/status.ts';
import { securityHeaders } from '#deploy/security-headers.ts';
import { optionalCapabilities } from '#src/domain/plan/capabilities.ts';
import { findNginx } from '../../scripts/find-nginx.ts';
import {
  imageSettings,
  makeRoot,
  startContainer,
  whyNoContainer,
} from '#tests/support/container.ts';
import { testConfig } from '#tests/support/test-portal.ts';

const work = mkdtempSync(join(tmpdir(), 'container-test-'));
afterAll(() => rmSync(work, { recursive: true }));

const file = (name: string) => readFileSync(name, 'utf8');

test('has the nginx configuration of every other host, plus a health check', () => {
  const server = file('deploy/nginx.conf');
  const headers = securityHeaders({
    identityOrigins: ['https://identity.example.org'],
    formOrigins: ['https://partners.example.org', 'https://identity.example.org'],
  });
  const own = containerNginxConf(server, { headers }).replace(
    'root /run/portal/html;',
    'root /usr/share/nginx/html;',
  );
  const missing = server.split('\n').filter((line) => !own.includes(line));
  expect(missing).toEqual([]);
  expect(own).toContain('location = /healthz');
  expect(own).not.toContain('csp-reports');
});

test.each([
  [{}, []],
  [{ chat: [], webFont: null }, []],
  [{ chat: [{ kind: 'contact-center', url: '/chat' }], telemetry: {} }, ['chat', 'telemetry']],
])('reports for the status of %j that %j is on', (config, services) => {
  expect(statusOf(config, '').services).toEqual(services);
});

const refused = whyNoContainer();

describe.skipIf(refused !== null)(`the container (${refused ?? 'started'})`, () => {
  let root: string;
  let remove: () => void;
  beforeAll(async () => {
    const dist = join(work, 'dist');
    mkdirSync(join(dist, 'assets'), { recursive: true });
    writeFileSync(join(dist, 'index.html'), '<title>start</title>');
    writeFileSync(join(dist, 'config.schema.json'), JSON.stringify(configJsonSchema()));
    ({ root, remove } = await makeRoot(dist));
  });
  afterAll(() => remove());

  test('runs as an unprivileged user on a read-only file system', async () => {
    const { close, processFile, output } = await startContainer(root, { configFile: testConfig });
    try {
      const status = processFile('status');
      expect(status).toMatch(/^Uid:\t101\t101\t101\t101$/m);
      expect(status).toMatch(/^CapEff:\t0+$/m);
      expect(status).toMatch(/^NoNewPrivs:\t1$/m);
      const mounts = processFile('mounts').split('\n');
      const writable = mounts
        .filter((line) => line.includes(root) || /^\S+ \/\S* /.test(line))
        .map((line) => line.split(' '))
        .filter(([, , , options = '']) => options.split(',').includes('rw'))
        .map(([, path]) => path);
      expect(writable).not.toContain('/');
      expect(writable).toContain('/run/portal');
      expect(output()).toBe('');
    } finally {
      await close();
    }
  });

  test('prints a bill of materials with nginx, Node and the OpenSSL of each', () => {
    const { stdout } = spawnSync('chroot', [root, ...imageSettings.entrypoint, '--sbom'], {
      encoding: 'utf8',
    });
    const { components } = z
      .object({
        bomFormat: z.literal('CycloneDX'),
        components: z.array(z.object({ name: z.string(), version: z.optional(z.string()) })),
      })
      .parse(JSON.parse(stdout));
    const versionsOf = (name: string) =>
      components.flatMap((component) => (component.name === name ? [component.version] : []));
    const versionText = spawnSync(findNginx(), ['-V'], { encoding: 'utf8' }).stderr;
    expect(components[0]).toEqual({ name: 'zod' });
    expect(versionText).toContain(`nginx/${String(versionsOf('nginx')[0])}`);
    expect(versionsOf('node')).toEqual([process.versions.node]);
    const [ofNginx, ofNode] = versionsOf('openssl');
    expect(versionText).toContain(`OpenSSL ${String(ofNginx)}`);
    expect(ofNode).toBe(process.versions.openssl);
  });

  test('takes its configuration from the environment, and its headers from the configuration', async () => {
    const portalConfig = { ...testConfig, ssoOrigins: ['https://partner.test'] };
    const { close, origin } = await startContainer(root, { portalConfig });
    try {
      const answer = await fetch(origin);
      expect(await answer.text()).toContain('"ssoOrigins":["https://partner.test"]');
      expect(answer.headers.get('content-security-policy')).toContain(
        "form-action 'self' https://partner.test",
      );
      expect(answer.headers.get('reporting-endpoints')).toBeNull();
      const reports = await fetch(`${origin}/csp-reports`, { method: 'POST', body: '{}' });
      expect(reports.status).toBe(405);
    } finally {
      await close();
    }
  });

  test('logs its version and configuration without secrets', async () => {
    const portalConfig = {
      ...testConfig,
      telemetry: { endpoint: '/telemetry', sampleRate: 1 },
      without: ['pharmacy', 'dataSharing'],
    };
    const { close, origin } = await startContainer(root, { portalConfig });
    try {
      const answer = await fetch(`${origin}/healthz/status`);
      expect(answer.status).toBe(200);
      expect(answer.headers.get('content-type')).toMatch(/^application\/json/);
      expect(answer.headers.get('cache-control')).toBe('no-cache');
      expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
      const status: unknown = await answer.json();
      const capabilities = optionalCapabilities.filter(
        (name) => !['pharmacy', 'dataSharing'].includes(name),
      );
      expect(status).toEqual({
        version: z.object({ version: z.string() }).parse(JSON.parse(file('package.json'))).version,
        configuration: createHash('sha256').update(JSON.stringify(portalConfig)).digest('hex'),
        capabilities,
        services: ['telemetry'],
      });
      expect((await fetch(`${origin}/status.json`)).headers.get('content-type')).toMatch(/html/);
    } finally {
      await close();
    }
  });

  test.each([
    ['a wrong configuration', { ...testConfig, host: 1 }, /host: expected .*, got 1/],
    ['none', undefined, /\/config\/config\.json cannot be read/],
  ])('ends with %s, and says why', async (_, configFile, words) => {
    const { close, ended, output } = await startContainer(root, { configFile });
    expect(await ended).toBe(1);
    expect(output()).toMatch(words);
    await close();
  });

  test('logs policy violations on request, without ids and query strings, up to a limit', async () => {
    const options = { configFile: testConfig, reports: 'on' } as const;
    const { close, origin, output } = await startContainer(root, options);
    try {
      const policy = (await fetch(origin)).headers.get('content-security-policy');
      expect(policy).toContain('report-uri /csp-reports');
      const send = (body: string) => fetch(`${origin}/csp-reports`, { method: 'POST', body });
      const page = 'https://members.test/medical/claim-details/c-1?code=secret';
      const old = {
        'csp-report': {
          'document-uri': page,
          'effective-directive': 'img-src',
          'blocked-uri': 'https://evil.test/a?b=secret',
        },
      };
      const body = {
        documentURL: page,
        effectiveDirective: 'script-src-elem',
        blockedURL: 'inline',
      };
      expect((await send(JSON.stringify(old))).status).toBe(204);
      expect((await send(JSON.stringify([{ type: 'csp-violation', body }]))).status).toBe(204);
      // Each route with a parameter, with the type of plan and without.
      const routes = readFileSync('generated/route-tree.gen.ts', 'utf8').matchAll(
        /fullPath: '([^']*\$[^']*)'/g,
      );
      const named = [...new Set([...routes].map(([, route = '']) => route))]
        .filter((route) => route.replace('{-$contractType}', '').includes('$'))
        .flatMap((route) =>
          ['/dental', ''].map((prefix) =>
            route.replace('/{-$contractType}', prefix).replaceAll(/\{?-?\$\w*\}?/g, 'canary-4711'),
          ),
        );
      expect(named.length).toBeGreaterThan(8);
      for (const path of named) {
        const about = { ...body, documentURL: `https://members.test${path}` };
        const report = JSON.stringify([{ type: 'csp-violation', body: about }]);
        await expect.poll(async () => (await send(report)).status).toBe(204);
      }
      expect(output()).not.toContain('canary');
      expect(output()).toContain('"page":"/dental/claim-details"');
      expect((await send('x'.repeat(20_000))).status).toBe(413);
      const many = await Promise.all(Array.from({ length: 40 }, () => send('{}')));
      expect(many.map(({ status }) => status)).toContain(429);
      const lines: unknown[] = output()
        .trim()
        .split('\n')
        .map((line): unknown => JSON.parse(line));
      const where = { page: '/medical/claim-details' };
      // nginx's workers write in any order.
      for (const line of [
        { ...where, directive: 'img-src', blocked: 'https://evil.test' },
        { ...where, directive: 'script-src-elem', blocked: 'inline' },
      ]) {
        expect(lines).toContainEqual(expect.objectContaining(line));
      }
    } finally {
      await close();
    }
  });
});
