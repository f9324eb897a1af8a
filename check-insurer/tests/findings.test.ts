import { readdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:https';
import { join } from 'node:path';
import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createAsk, type Fetch } from '../ask.ts';
import { checkedDocuments, type CheckedOperation } from '../checked-documents.ts';
import { findingKinds } from '../finding-kinds.ts';
import type { Insurer, Others, Tokens } from '../insurer.ts';
import { dig, listAt, textAt } from '../json.ts';
import { createOutcome } from '../outcome.ts';
import { htmlOf } from '../report/html.ts';
import { tableOf } from '../report/table.ts';
import { areaNames, runChecks, type AreaName } from '../run-checks.ts';
import { returnedTo } from '../sign-in.ts';
import { certify } from '#sandbox/certificate.ts';
import { freePort } from '#sandbox/places.ts';
import { portalConfig } from '#sandbox/portal-config.ts';
import type { Sandbox } from '#sandbox/sandbox.ts';
import { configSchema } from '#src/config.ts';
import { signIn } from '#tests/sandbox/browser.ts';
import { clientOf, startSandbox } from '#tests/sandbox/member-client.ts';
import { faults, someOperations } from './insurer-faults.ts';

let sandbox: Sandbox;
let operations: readonly CheckedOperation[];
/** A member of another contract than Maria's. */
let other: Record<keyof Others, string>;
beforeAll(async () => {
  const documents = checkedDocuments();
  sandbox = await startSandbox();
  ({ operations } = await documents);
  const dev = await clientOf(sandbox.urls, 'dev');
  const plan = dig(await dev.json('/api/member/users/id-dev/memberships'), 'userMemberships', 0);
  const memberId = textAt(plan, 'memberId') ?? '';
  const patientId = `pat-${memberId}`;
  const claims = await dev.json(`/api/v1/health-records/ExplanationOfBenefit?patient=${patientId}`);
  const contractId = textAt(plan, 'contractId') ?? '';
  const claimId = textAt(claims, 'entry', 0, 'resource', 'id') ?? '';
  other = { memberId, contractId, claimId, patientId };
});
afterAll(() => sandbox.close());

const directly: Fetch = (address, init) => fetch(address, init);

async function tokensOf(userName: string): Promise<Tokens> {
  const { accessToken, refreshToken, idToken } = await signIn(sandbox.urls, userName);
  return { accessToken, refreshToken, idToken, source: 'sign-in' };
}

function insurerWith(
  tokens: Tokens,
  between: (services: Fetch) => Fetch = (services) => services,
): Insurer {
  return {
    config: configSchema.parse(portalConfig(sandbox.urls)),
    origin: sandbox.urls.portal,
    operations,
    tokens,
    others: other,
    mayWrite: true,
    mayPay: true,
    ask: createAsk(between(directly)),
    outcome: createOutcome(),
  };
}

describe('finds nothing wrong with the sandbox', () => {
  it.each(['maria', 'sam', 'ruth', 'dev'])(
    'finds nothing wrong with the sandbox for the user %s',
    async (userName) => {
      const insurer = insurerWith(await tokensOf(userName));
      const isMaria = userName === 'maria';
      await runChecks({
        ...insurer,
        mayWrite: isMaria,
        mayPay: userName === 'dev',
        others: isMaria ? other : {},
      });
      const { findings, notes, timings } = insurer.outcome;
      expect(findings).toEqual([]);
      const isPaid = !notes.some(({ where }) => where === 'createPayment');
      expect(isPaid).toBe(userName === 'dev');
      const reads = operations.filter(({ method }) => method === 'GET');
      expect(timings.length).toBeGreaterThan(reads.length * (isMaria ? 0.9 : 0.6));
    },
  );

  it('sends the insurer’s scopes, and an extra parameter that the provider requires', async () => {
    const requests: URLSearchParams[] = [];
    const insurer = insurerWith(await tokensOf('maria'), (services) => (address, init) => {
      const { pathname, searchParams } = new URL(address);
      if (pathname === '/auth') requests.push(searchParams);
      return services(address, init);
    });
    const { identity } = insurer.config;
    const authorizationEndpoint = `${identity.authorizationEndpoint}?audience=apis`;
    const config = {
      ...insurer.config,
      identity: { ...identity, authorizationEndpoint, scope: 'openid offline_access' },
    };
    await runChecks({ ...insurer, config }, ['provider']);
    expect(insurer.outcome.findings).toEqual([]);
    const [sent] = requests;
    expect([sent?.get('audience'), sent?.get('scope')]).toEqual(['apis', 'openid offline_access']);
  });

  it('sends only GET requests when it may not write', async () => {
    const methods = new Set<string>();
    const insurer = insurerWith(await tokensOf('maria'), (services) => (address, init) => {
      if (address.startsWith(sandbox.urls.portal)) methods.add(init.method ?? 'GET');
      return services(address, init);
    });
    await runChecks({ ...insurer, mayWrite: false, mayPay: false });
    expect([...methods]).toEqual(['GET']);
  });
});

describe('finds what is wrong, and nothing else', () => {
  it.each(faults.map((fault) => [fault.name, fault.finds.join(' '), fault] as const))(
    '%s → %s',
    async (_, __, { area, finds, between, with: started = () => ({}) }) => {
      // Autopay leaves Maria nothing to pay.
      const userName = area === 'payments' ? 'dev' : 'maria';
      const insurer = insurerWith(await tokensOf(userName), between);
      const few = operations.filter(({ operationId }) => someOperations.has(operationId));
      await runChecks({ ...insurer, operations: few, ...started(insurer) }, [area]);
      const foundIds = new Set(insurer.outcome.findings.map(({ id }) => id));
      expect([...foundIds].toSorted(), JSON.stringify(insurer.outcome.findings)).toEqual(
        finds.toSorted(),
      );
    },
  );

  it('equal lines of a log are no fault', async () => {
    const insurer = insurerWith(await tokensOf('maria'), (services) => (address, init) => {
      if (!address.includes('/access-log')) return services(address, init);
      const { searchParams } = new URL(address);
      const [page, pageSize] = ['page', 'pageSize'].map((name) => Number(searchParams.get(name)));
      const lines = Array.from({ length: 7 }, () => ({ at: '2026-11-26T10:00:00Z' }));
      const start = ((page ?? 0) - 1) * (pageSize ?? 0);
      const items = lines.slice(Math.max(0, start), start + (pageSize ?? 0) || 7);
      return Promise.resolve(Response.json({ items, total: 7 }));
    });
    const few = operations.filter(({ operationId }) => operationId === 'listAccessLog');
    await runChecks({ ...insurer, operations: few }, ['pages']);
    expect(insurer.outcome.findings).toEqual([]);
  });

  it('quotes what members see as the portal writes it', () => {
    const words = readdirSync('content/en', { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.ts'))
      .map((name) => readFileSync(join('content/en', name), 'utf8'))
      .join('\n');
    const quoted = Object.values(findingKinds).flatMap(({ members }) =>
      [...members.matchAll(/“([^”]+?)[,.]?”/g)].map(([, text = '']) => text),
    );
    expect(quoted.length).toBeGreaterThan(5);
    expect(quoted.filter((text) => !words.includes(text))).toEqual([]);
  });

  it('each area has a fault, and each kind of finding', () => {
    const ofAreas = new Set<AreaName>(faults.map(({ area }) => area));
    expect([...ofAreas].toSorted()).toEqual(areaNames.toSorted());
    const ofNetwork = ['config', 'unknown-host', 'refused', 'certificate'];
    const testedIds = new Set<string>([...ofNetwork, ...faults.flatMap(({ finds }) => finds)]);
    expect(Object.keys(findingKinds).filter((id) => !testedIds.has(id))).toEqual([]);
    expect(faults.length).toBeGreaterThanOrEqual(40);
  });
});

describe('says in words why there is no answer', () => {
  const ask = createAsk(directly);
  const failure = (address: string) =>
    ask(address).then(
      () => null,
      (error: unknown) => error,
    );

  it('a name that DNS doesn’t know', async () => {
    expect(await failure('https://no-such-host.invalid/')).toMatchObject({
      id: 'unknown-host',
      message: 'no-such-host.invalid: no such name in DNS',
    });
  });

  it('a port where nothing listens', async () => {
    const port = await freePort();
    for (const host of ['127.0.0.1', 'localhost']) {
      expect(await failure(`http://${host}:${port}/`)).toMatchObject({
        id: 'refused',
        message: `${host}:${port}: nothing takes connections there`,
      });
    }
  });

  it('a service that never answers; it is asked twice, not for each operation', async () => {
    let requests = 0;
    const silent = createAsk((_, { signal }) => {
      requests += 1;
      return new Promise((_resolve, reject) => {
        signal?.addEventListener('abort', () => reject(new DOMException('', 'TimeoutError')));
      });
    }, 20);
    const words: string[] = [];
    for (let attempt = 0; attempt < 4; attempt += 1) {
      await silent('https://api.example/').catch((error: unknown) => words.push(String(error)));
    }
    expect(requests).toBe(2);
    expect(words[0]).toContain('api.example: no answer within 0.02 seconds');
    expect(words[3]).toContain('api.example: no longer asked after 2 without an answer');
  });

  it('a limit of requests is waited out', async () => {
    const answers = [
      new Response('', { status: 429, headers: { 'retry-after': '0' } }),
      Response.json({ ok: true }),
    ];
    const limited = createAsk(() => Promise.resolve(answers.shift() ?? Response.error()));
    expect(await limited('https://api.example/')).toMatchObject({ status: 200 });
  });

  const day = 24 * 60 * 60 * 1000;
  const defaultCertificates = getCACertificates('default');
  afterEach(() => setDefaultCACertificates(defaultCertificates));

  it.each([
    ['that is self-signed', 'localhost', day, false, 'its certificate is self-signed'],
    ['that has expired', 'localhost', -day, true, 'its certificate has expired'],
    ['of another host', 'other.example', day, true, 'its certificate is for another host'],
  ])('a certificate %s', async (_, name, lasts, isTrusted, words) => {
    const { certificate: cert, key } = certify({
      subject: [{ name: 'commonName', value: name }],
      validFrom: new Date(Date.now() - 2 * day),
      validTo: new Date(Date.now() + lasts),
      extensions: [{ name: 'subjectAltName', altNames: [{ type: 2, value: name }] }],
    });
    if (isTrusted) setDefaultCACertificates([...defaultCertificates, cert]);
    const server = createServer({ cert, key }, (_request, response) => response.end('{}'));
    await new Promise<void>((resolve) => {
      server.listen(0, '127.0.0.1', resolve);
    });
    const address = server.address();
    const port = typeof address === 'object' ? (address?.port ?? 0) : 0;
    const error = await failure(`https://localhost:${port}/`);
    server.close();
    expect(error).toMatchObject({ id: 'certificate' });
    expect(String(error)).toContain(words);
  });
});

describe('the return from a sign-in', () => {
  it('waits on this machine for the return from a sign-in, whatever else is requested there', async () => {
    const port = await freePort();
    const address = `http://127.0.0.1:${port}/`;
    const returned = returnedTo(address);
    expect((await fetch(`${address}favicon.ico`)).status).toBe(404);
    await expect(returnedTo(address)).rejects.toThrow(`Port ${port} is taken`);
    expect(await (await fetch(`${address}?code=c&state=s`)).text()).toContain('close this page');
    expect(await returned).toBe(`${address}?code=c&state=s`);
  });
});

describe('the report', () => {
  const run = async () => {
    const insurer = insurerWith(await tokensOf('maria'), (services) => async (address, init) => {
      const answer = await services(address, init);
      return address.endsWith('/settings')
        ? new Response('<html><script>alert(1)</script>', { headers: { 'cache-control': '<b>' } })
        : answer;
    });
    const few = operations.filter(({ operationId }) => someOperations.has(operationId));
    await runChecks({ ...insurer, operations: few });
    return insurer;
  };

  it('says what members see and how to mend it, in a page without scripts', async () => {
    const { outcome } = await run();
    const table = tableOf(outcome);
    const html = htmlOf(outcome, 'Check <of> services', '2026-11-26');
    for (const text of [table, html]) {
      expect(text).toContain('Send `Cache-Control: no-store` on every answer');
      expect(text).toContain('getUserSettings');
    }
    expect(html).not.toMatch(/<script|<b>|<of>| src=| href=/);
    expect(html).toContain('Check &lt;of&gt; services');
  });

  it('holds no token, and nothing of a person', async () => {
    const { outcome, tokens } = await run();
    const client = await clientOf(sandbox.urls, 'maria');
    const records = await client.json('/api/v1/health-records/Patient?identifier=A10428877');
    const canaries = [
      ...[tokens.accessToken, tokens.refreshToken ?? '', tokens.idToken ?? ''],
      ...[
        'id-maria',
        'A1042887701',
        'A10428877',
        other.memberId,
        other.claimId,
        'Delgado',
        'Maria',
      ],
      ...listAt(records, 'entry').flatMap((entry) => textAt(entry, 'resource', 'birthDate') ?? []),
    ];
    const texts = [tableOf(outcome), htmlOf(outcome, 'Check', '2026-11-26')];
    expect(canaries.length).toBeGreaterThan(10);
    expect(canaries.filter((canary) => texts.some((text) => text.includes(canary)))).toEqual([]);
  });
});
