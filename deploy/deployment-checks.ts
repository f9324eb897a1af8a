import { policyFaults } from './policy-check.ts';
import { identityOrigins, securityHeaders, signOutOrigins } from './security-headers.ts';

/** A deployment to check, and what its answers are compared with. */
export type Deployment = {
  /** `https://members.example.org`. */
  origin: string;
  config: {
    host: string;
    apis: Readonly<Record<string, string | undefined>>;
    ssoOrigins: readonly string[];
    identity: Parameters<typeof identityOrigins>[0] &
      Parameters<typeof signOutOrigins>[0] & { prompt: string | null };
  };
  /** Requests a path of the portal's origin or a whole address; redirects are not followed. */
  ask(address: string, init?: RequestInit): Promise<Response>;
};

export type Check = {
  id: string;
  says: string;
  /** Returns the faults in words; empty if the deployment passes. */
  faults(deployment: Deployment): Promise<string[]>;
};

const check = (id: string, says: string, faults: Check['faults']): Check => ({ id, says, faults });

const when = (isWrong: boolean, fault: string): string[] => (isWrong ? [fault] : []);

const headerIs = (answer: Response, name: string, wanted: RegExp): string[] =>
  when(
    !wanted.test(answer.headers.get(name) ?? ''),
    `${name} is ${answer.headers.get(name) ?? 'missing'}`,
  );

const isHtml = (answer: Response): boolean =>
  (answer.headers.get('content-type') ?? '').startsWith('text/html');

const notStored = (answer: Response): string[] => headerIs(answer, 'cache-control', /\bno-store\b/);

const apiBases = ({ config }: Pick<Deployment, 'config'>): string[] =>
  Object.values(config.apis).flatMap((address) =>
    address === undefined ? [] : address.startsWith('/') ? config.host + address : address,
  );

/** Returns the origins that the policy has to allow, without the portal's own, which it calls 'self'. */
const originsOf = ({ config, origin }: Deployment) => ({
  identityOrigins: identityOrigins(config.identity),
  formOrigins: [...config.ssoOrigins, ...signOutOrigins(config.identity)],
  connectOrigins: [
    ...new Set(apiBases({ config }).map((base) => new URL(base, origin).origin)),
  ].filter((apiOrigin) => apiOrigin !== origin),
});

/** Everything of `deploy/README.md` that can be seen from outside. */
export const checks: readonly Check[] = [
  check('https', 'the portal is served over HTTPS', ({ origin }) => {
    const { protocol, hostname } = new URL(origin);
    return Promise.resolve(
      when(protocol !== 'https:' && hostname !== 'localhost', `it is served over ${protocol}`),
    );
  }),
  check('pages', 'each address is answered with a page that caches revalidate', async (given) => {
    const faults = await Promise.all(
      ['/', '/login', '/no/such/screen'].map(async (path) => {
        const answer = await given.ask(path);
        return [
          ...when(answer.status !== 200 || !isHtml(answer), `it answered ${answer.status}`),
          ...headerIs(answer, 'cache-control', /\bno-(cache|store)\b/),
        ].map((fault) => `${path}: ${fault}`);
      }),
    );
    return faults.flat();
  }),
  check('policy', 'the content-security policy is the portal’s', async (given) =>
    policyFaults(
      (await given.ask('/')).headers.get('content-security-policy') ?? '',
      originsOf(given),
    ),
  ),
  check('headers', 'pages, files and errors carry the other security headers', async (given) => {
    const wanted = Object.entries(securityHeaders(originsOf(given))).filter(
      ([name]) => name !== 'content-security-policy',
    );
    const faults = await Promise.all(
      ['/', '/favicon.svg', '/assets/no-such-file.js'].map(async (path) => {
        const { headers } = await given.ask(path);
        return wanted
          .filter(([name, value]) => headers.get(name) !== value)
          .map(([name]) => `${path}: ${name} is ${headers.get(name) ?? 'missing'}`);
      }),
    );
    return faults.flat();
  }),
  check(
    'assets',
    'files with a hash in their name are kept, and come compressed',
    async (given) => {
      const [file] = /\/assets\/[\w.~-]+\.js/.exec(await (await given.ask('/')).text()) ?? [];
      if (file === undefined) return ['/ names no file below /assets/'];
      const answer = await given.ask(file, { headers: { 'accept-encoding': 'br, gzip' } });
      return [
        ...when(answer.status !== 200, `${file} answered ${answer.status}`),
        ...headerIs(answer, 'cache-control', /\bimmutable\b/),
        ...headerIs(answer, 'content-encoding', /^(br|gzip)$/),
      ];
    },
  ),
  check('missing', 'a missing file is an uncached error, not a page', async (given) => {
    const answer = await given.ask('/assets/no-such-file.js');
    return [
      ...when(answer.status !== 404, `it answered ${answer.status}`),
      ...when(isHtml(answer), 'it is HTML'),
      ...notStored(answer),
    ];
  }),
  check('private', 'the build’s files for other tools are not served', async (given) => {
    const { status } = await given.ask('/.vite/manifest.json');
    return when(status < 400, `/.vite/manifest.json answered ${status}`);
  }),
  check('sign-out', 'signing out ends the provider’s session, or it asks again', ({ config }) => {
    const { prompt, endSessionEndpoint } = config.identity;
    return Promise.resolve(
      when(
        endSessionEndpoint === null && !(prompt ?? '').split(' ').includes('login'),
        '/config.json has neither identity.endSessionEndpoint nor the prompt "login"',
      ),
    );
  }),
  check('apis', 'the APIs answer unknown addresses and strangers with errors', async (given) => {
    const faults = await Promise.all(
      apiBases(given).map(async (base) => {
        const answer = await given.ask(`${base}/no-such-call`);
        return [
          ...when(answer.status < 400, `it answered ${answer.status}`),
          ...when(isHtml(answer), 'it is HTML'),
        ].map((fault) => `${base}/no-such-call: ${fault}`);
      }),
    );
    const { host, apis } = given.config;
    const stranger = await given.ask(`${host}${apis['member'] ?? ''}/users/nobody/memberships`);
    return [
      ...faults.flat(),
      ...when(stranger.status !== 401, `memberships without a token: ${stranger.status}, not 401`),
    ];
  }),
  check('no-store', 'answers of the APIs are not cached', async (given) => {
    const { host, apis } = given.config;
    const member = `${host}${apis['member'] ?? ''}`;
    const addresses = [
      `${member}/public/systemavailability`,
      `${member}/users/nobody/memberships`,
      `${host}${apis['healthRecords'] ?? ''}/Patient?identifier=nobody`,
    ];
    const faults = await Promise.all(
      addresses.map(async (address) =>
        notStored(await given.ask(address)).map((fault) => `${address}: ${fault}`),
      ),
    );
    return faults.flat();
  }),
  check('provider', 'the provider’s token endpoint answers the portal’s pages', async (given) => {
    const { tokenEndpoint } = given.config.identity;
    const answer = await given.ask(tokenEndpoint, {
      method: 'POST',
      headers: { origin: given.origin },
      body: new URLSearchParams({ grant_type: 'refresh_token', refresh_token: 'none' }),
    });
    const allowed = answer.headers.get('access-control-allow-origin');
    return [
      ...when(answer.status < 400 || answer.status >= 500, `it answered ${answer.status}`),
      ...when(
        ![given.origin, '*'].includes(allowed ?? ''),
        `access-control-allow-origin is ${allowed ?? 'missing'}`,
      ),
      ...notStored(answer),
    ];
  }),
];
