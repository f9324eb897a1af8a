import { describe, expect, it } from 'vitest';
import { testConfig } from '#tests/support/test-portal.ts';
import { ConfigError, loadConfig } from './config.ts';

const answering = (body: unknown) => () => Promise.resolve(Response.json(body));

it('accepts a complete configuration', async () => {
  await expect(loadConfig(answering(testConfig))).resolves.toMatchObject({
    portalName: 'Member Portal',
  });
});

it('disables no capability by default', async () => {
  await expect(loadConfig(answering({ ...testConfig, without: undefined }))).resolves.toMatchObject(
    { without: [] },
  );
  await expect(loadConfig(answering({ ...testConfig, without: 'messages' }))).rejects.toThrow(
    'without',
  );
});

describe('the chat', () => {
  const atUrl = (url: string) => ({ ...testConfig, chat: [{ kind: 'contact-center', url }] });

  it('the chat is an empty list if left out', async () => {
    await expect(loadConfig(answering({ ...testConfig, chat: undefined }))).resolves.toMatchObject({
      chat: [],
    });
  });

  it.each(['/chat', 'wss://chat.example.org/members'])('accepts the URL %s', async (url) => {
    await expect(loadConfig(answering(atUrl(url)))).resolves.toMatchObject({
      chat: [{ url }],
    });
  });

  it.each(['ws://chat.example.org', 'chat', 'https://chat.example.org'])(
    'rejects the URL %s',
    async (url) => {
      await expect(loadConfig(answering(atUrl(url)))).rejects.toThrow('not valid: chat');
    },
  );
});

describe('a path of the portal’s own origin', () => {
  const paths: [name: string, config: (path: string) => object][] = [
    ['chat', (url) => ({ chat: [{ kind: 'contact-center', url }] })],
    ['sessionRecording.module', (module) => ({ sessionRecording: { module } })],
    ['performanceMonitoring.module', (module) => ({ performanceMonitoring: { module } })],
    ['campaignTracking.module', (module) => ({ campaignTracking: { module } })],
    ['webFont.stylesheet', (stylesheet) => ({ webFont: { stylesheet } })],
    ['telemetry.endpoint', (endpoint) => ({ telemetry: { endpoint, sampleRate: 1 } })],
    ['apis.v1', (v1) => ({ apis: { ...testConfig.apis, v1 } })],
  ];
  const foreign = [
    'https://evil.example/x',
    '//evil.example/x',
    '/\\evil.example/x',
    '/\t/evil.example/x',
  ];

  it.each(paths.flatMap(([name, config]) => foreign.map((path) => [name, path, config] as const)))(
    '%s may not be %j',
    async (name, path, config) => {
      const attempt = loadConfig(answering({ ...testConfig, ...config(path) }));
      await expect(attempt).rejects.toThrow(name);
    },
  );
});

it('has no telemetry and the usual scopes by default', async () => {
  const config = await loadConfig(answering(testConfig));
  expect(config.telemetry).toBeUndefined();
  expect(config.identity.scope).toBeUndefined();
  await expect(
    loadConfig(answering({ ...testConfig, telemetry: { endpoint: '/telemetry' } })),
  ).rejects.toThrow('telemetry.sampleRate');
});

describe('a sign-out that would not end the session', () => {
  const asking = (identity: object) => ({
    ...testConfig,
    identity: { ...testConfig.identity, prompt: null, ...identity },
  });

  it('rejects a provider without an end-session endpoint or a prompt for the password', async () => {
    await expect(loadConfig(answering(asking({ prompt: 'consent' })))).rejects.toThrow(
      'identity.endSessionEndpoint or identity.prompt "login"',
    );
    await expect(loadConfig(answering(asking({})))).rejects.toBeInstanceOf(ConfigError);
  });

  it.each([
    { endSessionEndpoint: 'https://id.example.org/logout' },
    { prompt: 'login' },
    { prompt: 'login consent' },
  ])('accepts a provider with %o', async (identity) => {
    await expect(loadConfig(answering(asking(identity)))).resolves.toMatchObject({ identity });
  });

  it('has no revocation endpoint if left out', async () => {
    const config = asking({ prompt: 'login', revocationEndpoint: undefined });
    await expect(loadConfig(answering(config))).resolves.toMatchObject({
      identity: { revocationEndpoint: null },
    });
  });
});

describe('reports what is wrong', () => {
  it.each([
    ['unreachable', () => Promise.reject(new TypeError('x')), '/config.json could not be read'],
    [
      'HTML',
      () => Promise.resolve(new Response('<!doctype html>')),
      '/config.json could not be read',
    ],
    ['empty', () => Promise.resolve(new Response('')), '/config.json could not be read'],
    [
      'missing',
      () => Promise.resolve(new Response('', { status: 404 })),
      '/config.json answered 404',
    ],
    ['no object', answering([]), 'the whole file'],
    ['no APIs', answering({ ...testConfig, apis: {} }), 'apis.member'],
    [
      'an issuer that is no address',
      answering({ ...testConfig, identity: { ...testConfig.identity, issuer: 'x' } }),
      'identity.issuer',
    ],
    [
      'a script for a link',
      answering({ ...testConfig, links: { ...testConfig.links, appStore: 'javascript:alert(1)' } }),
      'links.appStore',
    ],
    [
      'another origin’s path',
      answering({ ...testConfig, apis: { ...testConfig.apis, member: 'evil.example' } }),
      'apis.member',
    ],
  ])('%s', async (_, fetchConfig, words) => {
    const attempt = loadConfig(fetchConfig);
    await expect(attempt).rejects.toBeInstanceOf(ConfigError);
    await expect(attempt).rejects.toThrow(words);
  });
});

describe('the state’s help with appeals', () => {
  const withHelp = (consumerAssistance: unknown) =>
    answering({ ...testConfig, consumerAssistance });
  const assistance = { name: 'Consumer Services', url: 'https://state.example/help' };

  it('has no default', async () => {
    await expect(loadConfig(withHelp(undefined))).resolves.not.toHaveProperty('consumerAssistance');
    await expect(loadConfig(withHelp(assistance))).resolves.toMatchObject({
      consumerAssistance: assistance,
    });
  });

  it.each([
    ['without a name', { url: assistance.url }, 'consumerAssistance.name'],
    ['at a script', { ...assistance, url: 'javascript:alert(1)' }, 'consumerAssistance.url'],
  ])('rejects %s', async (_, wrong, named) => {
    await expect(loadConfig(withHelp(wrong))).rejects.toThrow(named);
  });
});

describe('the insurer’s own pages for notices', () => {
  const withNotices = (notices: unknown) => answering({ ...testConfig, notices });

  it('the insurer’s pages for notices are empty if left out', async () => {
    await expect(loadConfig(withNotices(undefined))).resolves.toMatchObject({ notices: {} });
  });

  it('accepts only some of the insurer’s pages for notices', async () => {
    const notices = { medicare: 'https://insurer.example/medicare' };
    await expect(loadConfig(withNotices(notices))).resolves.toMatchObject({ notices });
  });

  it.each([
    ['a path', { medicare: '/medicare' }, 'notices.medicare'],
    ['a script', { accessibility: 'javascript:alert(1)' }, 'notices.accessibility'],
    ['a name that is no notice’s', { privacy: 'https://insurer.example/' }, 'notices.privacy'],
    ['a list', [], 'notices'],
  ])('reports what is wrong: %s', async (_, notices, named) => {
    await expect(loadConfig(withNotices(notices))).rejects.toThrow(named);
  });
});
