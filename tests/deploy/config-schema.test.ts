import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { configFaults } from '#deploy/config-faults.ts';
import { configJsonSchema } from '#deploy/config-schema/config-schema.ts';
import { fieldDescriptions } from '#deploy/config-schema/field-descriptions.ts';
import { headersOfConfig } from '#deploy/headers-of-config.ts';
import { portalConfig } from '#sandbox/portal-config.ts';
import { placesAt } from '#sandbox/places.ts';
import { configSchema, loadConfig } from '#src/config.ts';
import { optionalCapabilities } from '#src/domain/plan/capabilities.ts';
import { testConfig } from '#tests/support/test-portal.ts';
import earlierConfigs from './earlier-configs.json' with { type: 'json' };

const schema = configJsonSchema();

/** The paths of all fields, in the order of the schema. */
function fieldsIn(value: unknown, name = ''): string[] {
  if (typeof value !== 'object' || value === null) return [];
  const {
    properties = {},
    anyOf = [],
    items,
  }: { properties?: object; anyOf?: unknown[]; items?: unknown } = value;
  return [
    ...fieldsIn(items, name),
    ...anyOf.flatMap((alternative) => fieldsIn(alternative, name)),
    ...Object.entries(properties).flatMap(([key, field]) => {
      const path = name === '' ? key : `${name}.${key}`;
      return [path, ...fieldsIn(field, path)];
    }),
  ];
}

it('describes exactly the existing fields', () => {
  const fields = [...new Set(fieldsIn(schema))];
  expect(fields.toSorted()).toEqual(Object.keys(fieldDescriptions).toSorted());
  expect(JSON.stringify(schema)).toContain('Id of the public client');
});

it('equals the file that the build writes', () => {
  const folder = mkdtempSync(join(tmpdir(), 'schema-'));
  const run = spawnSync(process.execPath, ['deploy/config-schema/write.ts', folder], {
    encoding: 'utf8',
  });
  expect(run.stderr).toBe('');
  const written: unknown = JSON.parse(readFileSync(join(folder, 'config.schema.json'), 'utf8'));
  rmSync(folder, { recursive: true });
  expect(written).toEqual(schema);
});

const { identity, apis, links } = testConfig;
const capabilities = optionalCapabilities.map((name) => JSON.stringify(name)).join(' or ');
const chat = { kind: 'contact-center', url: '/chat' };

it.each([
  ['of the tests', testConfig],
  ['of the sandbox', portalConfig(placesAt({ portal: 1, identity: 2, partner: 3 }))],
  ['with its schema', { $schema: './config.schema.json', ...testConfig }],
  ['with a chat on the portal’s origin', { ...testConfig, chat: [chat] }],
  ['with a chat elsewhere', { ...testConfig, chat: [{ ...chat, url: 'wss://chat.example.org/' }] }],
  ['with APIs elsewhere', { ...testConfig, host: 'https://api.example.org' }],
  ['without a capability', { ...testConfig, without: ['pharmacy'] }],
  ['with telemetry', { ...testConfig, telemetry: { endpoint: '/telemetry', sampleRate: 0.1 } }],
  ['with other scopes', { ...testConfig, identity: { ...testConfig.identity, scope: 'openid' } }],
  ['with a page of the insurer', { ...testConfig, notices: { medicare: 'https://x.example/' } }],
])('finds nothing wrong with a configuration %s', (_, config) => {
  expect(configFaults(schema, config)).toEqual([]);
  expect(configSchema.safeParse(config).success).toBe(true);
});

describe('names what is wrong and what is expected', () => {
  it.each<[kind: string, config: unknown, fault: string]>([
    ['the whole file', [], 'the whole file: expected an object, got []'],
    [
      'an address',
      { ...testConfig, identity: { ...identity, tokenEndpoint: 'ftp://id.example.org' } },
      'identity.tokenEndpoint: expected an http or https address, got "ftp://id.example.org"',
    ],
    [
      'a share',
      { ...testConfig, telemetry: { endpoint: '/telemetry', sampleRate: 10 } },
      'telemetry.sampleRate: expected a number from 0 to 1, got 10',
    ],
    [
      'a collector elsewhere',
      { ...testConfig, telemetry: { endpoint: 'https://otel.example', sampleRate: 1 } },
      'telemetry.endpoint: expected a path of the portal’s own origin, beginning with one slash, got "https://otel.example"',
    ],
    [
      'an invalid address',
      { ...testConfig, links: { ...links, appStore: 'https://' } },
      'links.appStore: expected an http or https address, got "https://"',
    ],
    [
      'scopes without openid',
      { ...testConfig, identity: { ...identity, scope: 'profile offline_access' } },
      'identity.scope: expected scopes with "openid" among them, got "profile offline_access"',
    ],
    [
      'an address or nothing',
      { ...testConfig, host: 'api.example.org' },
      'host: expected "" or an http or https address, got "api.example.org"',
    ],
    [
      'an address or null',
      { ...testConfig, identity: { ...identity, endSessionEndpoint: '' } },
      'identity.endSessionEndpoint: expected an http or https address or null, got ""',
    ],
    [
      'a path',
      { ...testConfig, apis: { ...apis, v1: '//evil.example/v1' } },
      'apis.v1: expected a path of the portal’s own origin, beginning with one slash, got "//evil.example/v1"',
    ],
    [
      'a path or a wss address',
      { ...testConfig, chat: [{ ...chat, url: 'https://chat.example.org' }] },
      'chat[0].url: expected a path of the portal’s own origin, beginning with one slash or a wss address, got "https://chat.example.org"',
    ],
    ['text', { ...testConfig, representativeForm: 7 }, 'representativeForm: expected text, got 7'],
    [
      'text that must be there',
      { ...testConfig, portalName: '' },
      'portalName: expected text that isn’t empty, got ""',
    ],
    [
      'text or null',
      { ...testConfig, identity: { ...identity, prompt: false } },
      'identity.prompt: expected text or null, got false',
    ],
    [
      'true or false',
      { ...testConfig, identity: { ...identity, sendsIssuer: 'yes' } },
      'identity.sendsIssuer: expected true or false, got "yes"',
    ],
    [
      'one of some words',
      { ...testConfig, identity: { ...identity, endSessionMethod: 'POST' } },
      'identity.endSessionMethod: expected "post" or "get", got "POST"',
    ],
    [
      'one word',
      { ...testConfig, chat: [chat, { ...chat, kind: 'video' }] },
      'chat[1].kind: expected "contact-center" or "contact-center-http", got "video"',
    ],
    [
      'a chat over HTTP elsewhere',
      { ...testConfig, chat: [{ kind: 'contact-center-http', url: 'wss://chat.example.org' }] },
      'chat[0].url: expected a path of the portal’s own origin for the kind "contact-center-http", got "wss://chat.example.org"',
    ],
    [
      'a list',
      { ...testConfig, ssoOrigins: 'https://partner.example' },
      'ssoOrigins: expected a list, got "https://partner.example"',
    ],
    [
      'a state',
      { ...testConfig, states: ['AR', 'AA'] },
      expect.stringMatching(/^states\[1\]: expected "AL" or .+, got "AA"$/),
    ],
    [
      'an item of a list',
      { ...testConfig, ssoOrigins: ['https://partner.example', 'partner'] },
      'ssoOrigins[1]: expected an http or https address, got "partner"',
    ],
    [
      'a capability',
      { ...testConfig, without: ['pharmacies'] },
      `without[0]: expected ${capabilities}, got "pharmacies"`,
    ],
    [
      'an object or null',
      { ...testConfig, webFont: '/fonts.css' },
      'webFont: expected an object or null, got "/fonts.css"',
    ],
    [
      'a name among some',
      { ...testConfig, notices: { medicar: 'https://insurer.example/' } },
      'notices.medicar: no such field; did you mean medicare?',
    ],
    [
      'something that is missing',
      { ...testConfig, identity: { ...identity, clientId: undefined } },
      'identity.clientId: missing; expected text that isn’t empty',
    ],
    [
      'a sign-out that would not sign out',
      { ...testConfig, identity: { ...identity, prompt: null } },
      'identity.endSessionEndpoint: expected an http or https address, or identity.prompt "login": without either, signing out would not sign out',
    ],
  ])('%s', (_, config, fault) => {
    const written: unknown = JSON.parse(JSON.stringify(config));
    expect(configFaults(schema, written)).toEqual([fault]);
  });

  it.each([
    ['at the top', { ...testConfig, hots: '' }, 'hots: no such field; did you mean host?'],
    [
      'deeper',
      { ...testConfig, identity: { ...identity, isuer: 'x' } },
      'identity.isuer: no such field; did you mean issuer?',
    ],
    [
      'without a similar name',
      { ...testConfig, apis: { ...apis, claims: '/x' } },
      'apis.claims: no such field; the fields are member, messageCenter, v1, healthRecords, directory, formulary',
    ],
    [
      'with an inherited name',
      { ...testConfig, constructor: 1 },
      expect.stringMatching(/^constructor: no such field/),
    ],
  ])('reports an unknown field %s, which the portal would ignore', (_, config, fault) => {
    expect(configFaults(schema, config)).toEqual([fault]);
    expect(configSchema.safeParse(config).success).toBe(true);
  });

  it('lists every wrong value at once', () => {
    const config = { ...testConfig, host: 1, portalName: '', ssoOrigins: null };
    expect(configFaults(schema, config)).toHaveLength(3);
  });
});

it.each([
  ['apis.v1', (v1: string) => ({ ...testConfig, apis: { ...apis, v1 } })],
  ['links.appStore', (appStore: string) => ({ ...testConfig, links: { ...links, appStore } })],
  ['chat[0].url', (url: string) => ({ ...testConfig, chat: [{ ...chat, url }] })],
  ['host', (host: string) => ({ ...testConfig, host })],
])('accepts for %s just what the portal does', (_, withText) => {
  const texts = [
    ...['', '/', '/api', '//x', '/\\x', '/\tx', '/ x', '/a\\b', 'api', '/é'],
    ...['https://x.example', 'http://localhost:4400/a', 'https://', 'javascript:alert(1)'],
    ...['wss://x.example/chat', 'ws://x.example', 'ftp://x.example', 'x.example'],
  ];
  const byPortal = texts.filter((text) => configSchema.safeParse(withText(text)).success);
  expect(texts.filter((text) => configFaults(schema, withText(text)).length === 0)).toEqual(
    byPortal,
  );
});

/** The configuration that the guide for the first day shows. */
const [, firstDay = ''] = /```json\n(.+?)```/s.exec(readFileSync('deploy/README.md', 'utf8')) ?? [];

describe('takes the configuration', () => {
  const { apis: bases, identity: provider, portalName, ssoOrigins } = testConfig;

  it.each<[name: string, config: unknown]>([
    ...Object.entries(earlierConfigs),
    ['of the first day', JSON.parse(firstDay)],
    [
      'of an insurer that leaves out whatever it can',
      { host: '', apis: bases, identity: provider, portalName, ssoOrigins },
    ],
  ])('%s', async (name, config) => {
    const { chat, states } = await loadConfig(() => Promise.resolve(Response.json(config)));
    expect(chat.every(({ kind }) => kind.startsWith('contact-center'))).toBe(true);
    expect(states.every((state) => state === 'AR')).toBe(true);
    // The tools for insurers refuse a field that the portal would ignore.
    const ignored = name.includes('field of their own')
      ? [expect.stringMatching(/^appeals: /)]
      : [];
    expect(configFaults(schema, config)).toEqual(ignored);
    expect(headersOfConfig(config)).toHaveProperty('content-security-policy');
  });

  it('takes a chat in any form that a release has had', async () => {
    const url = 'wss://chat.example.org/';
    for (const [form, urls] of [
      [null, []],
      [undefined, []],
      [{ kind: 'contact-center', url }, [url]],
      [[{ kind: 'contact-center', url }], [url]],
    ] as const) {
      const config = { ...testConfig, chat: form };
      const { chat } = await loadConfig(() => Promise.resolve(Response.json(config)));
      expect(chat.map((contactCenter) => contactCenter.url)).toEqual(urls);
      const policy = headersOfConfig(config)['content-security-policy'];
      expect(policy?.includes('wss://chat.example.org')).toBe(urls.length > 0);
    }
  });
});
