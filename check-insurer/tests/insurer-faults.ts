import type { Fetch } from '../ask.ts';
import type { FindingId } from '../finding-kinds.ts';
import type { Insurer, Tokens } from '../insurer.ts';
import { dig, listAt } from '../json.ts';
import type { AreaName } from '../run-checks.ts';
import { jwt } from '#tests/support/tokens.ts';

/** One fault of an insurer's services, and the findings that the check must report. */
export interface Fault {
  name: string;
  area: AreaName;
  finds: FindingId[];
  /** Wraps the services, between them and the check. */
  between?: (services: Fetch) => Fetch;
  /** How the check was started. */
  with?: (insurer: Insurer) => Partial<Insurer>;
}

/** Changes the answers to requests whose address matches. */
const answers =
  (
    to: RegExp,
    change: (answer: Response, address: string, init: RequestInit) => Promise<Response> | Response,
  ) =>
  (services: Fetch): Fetch =>
  async (address, init) => {
    const answer = await services(address, init);
    return to.test(address) ? change(answer, address, init) : answer;
  };

/** Changes the address of requests that match, as a service does that misunderstands them. */
const misread =
  (to: RegExp, change: (address: URL) => void) =>
  (services: Fetch): Fetch =>
  (address, init) => {
    const url = new URL(address);
    if (to.test(address)) change(url);
    return services(url.href, init);
  };

const withBody = (answer: Response, body: string | null, headers: Record<string, string> = {}) => {
  const sent = new Headers({ ...Object.fromEntries(answer.headers), ...headers });
  sent.delete('content-encoding');
  sent.delete('content-length');
  return new Response(body, { status: answer.status, headers: sent });
};

const withHeader = (answer: Response, name: string, value: string | null) => {
  const headers = new Headers(answer.headers);
  headers.delete('content-encoding');
  if (value === null) headers.delete(name);
  else headers.set(name, value);
  return new Response(answer.body, { status: answer.status, headers });
};

const fieldsOf = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? { ...value } : {};

/** Changes the JSON of successful answers. */
const json = (to: RegExp, change: (body: Record<string, unknown>, address: URL) => unknown) =>
  answers(to, async (answer, address) => {
    if (!answer.ok) return answer;
    const body: unknown = await answer.json();
    return withBody(answer, JSON.stringify(change({ ...fieldsOf(body) }, new URL(address))));
  });

const problem = (status: number, type = 'application/problem+json') => {
  const body = JSON.stringify({ type: 'about:blank', title: 'Refused', status });
  return new Response(body, {
    status,
    headers: { 'content-type': type, 'cache-control': 'no-store' },
  });
};

const page = (status: number) =>
  new Response('<!doctype html><title>Gateway</title>', {
    status,
    headers: { 'content-type': 'text/html', 'cache-control': 'no-store' },
  });

const redirect = (location: string) => new Response(null, { status: 303, headers: { location } });

/** Changes the entries of a searchset. */
const entries = (to: RegExp, change: (resource: object) => object) =>
  json(to, (bundle) => ({
    ...bundle,
    entry: listAt(bundle, 'entry').map((entry) => {
      const resource = fieldsOf(dig(entry, 'resource'));
      return { ...fieldsOf(entry), resource: change(resource) };
    }),
  }));

const withTokens = (change: (tokens: Tokens) => Partial<Tokens>) => (insurer: Insurer) => ({
  tokens: { ...insurer.tokens, ...change(insurer.tokens) },
});

const inAnHour = Math.floor(Date.now() / 1000) + 3600;
const metadata = /openid-configuration$/;
const settings = /\/settings$/;
const claims = /\/ExplanationOfBenefit\?/;
const transactions = /\/health-reimbursement\/transactions/;

export const faults: readonly Fault[] = [
  {
    name: 'metadata of another issuer',
    area: 'provider',
    finds: ['discovery-issuer'],
    between: json(metadata, (body) => ({ ...body, issuer: 'https://other.example' })),
  },
  {
    name: 'another token endpoint in the metadata',
    area: 'provider',
    finds: ['discovery-endpoint'],
    between: json(metadata, (body) => ({ ...body, token_endpoint: 'https://x.example/token' })),
  },
  {
    name: 'no PKCE',
    area: 'provider',
    finds: ['pkce'],
    between: json(metadata, (body) => ({ ...body, code_challenge_methods_supported: undefined })),
  },
  {
    name: 'a provider that doesn’t name itself',
    area: 'provider',
    finds: ['sends-issuer'],
    between: json(metadata, (body) => ({
      ...body,
      authorization_response_iss_parameter_supported: false,
    })),
  },
  {
    name: 'a return that doesn’t name the provider',
    area: 'provider',
    finds: ['sends-issuer'],
    between: answers(/\/auth\?/, (answer) =>
      redirect((answer.headers.get('location') ?? '').replace(/&iss=[^&]*/, '')),
    ),
  },
  {
    name: 'a redirect URI that is not registered',
    area: 'provider',
    finds: ['redirect-uri'],
    between: answers(/\/auth\?/, () => page(400)),
  },
  {
    name: 'a sign-in page where none was asked for',
    area: 'provider',
    finds: ['silent-sign-in'],
    between: answers(/\/auth\?/, () => redirect('/interaction/1')),
  },
  {
    name: 'a return without state',
    area: 'provider',
    finds: ['state'],
    between: answers(/\/auth\?/, (answer) =>
      redirect((answer.headers.get('location') ?? '').replace(/state=[^&]*&?/, '')),
    ),
  },
  {
    name: 'no CORS at the token endpoint',
    area: 'provider',
    finds: ['token-cors'],
    between: answers(/\/token$/, (answer) =>
      withHeader(answer, 'access-control-allow-origin', null),
    ),
  },
  {
    name: 'tokens that caches keep',
    area: 'provider',
    finds: ['token-stored'],
    between: answers(/\/token$/, (answer) => withHeader(answer, 'cache-control', null)),
  },
  {
    name: 'a page at the token endpoint',
    area: 'provider',
    finds: ['token-endpoint'],
    between: answers(/\/token$/, async (answer) =>
      withBody(answer, await page(200).text(), { 'content-type': 'text/html' }),
    ),
  },
  {
    name: 'a revocation endpoint that wants a secret',
    area: 'renewal',
    finds: ['revocation'],
    between: answers(/\/revocation$/, () => problem(401)),
  },
  {
    name: 'a revocation that revokes nothing',
    area: 'renewal',
    finds: ['revocation'],
    between: (services) => (address, init) =>
      address.endsWith('/revocation')
        ? Promise.resolve(new Response(null, { status: 200 }))
        : services(address, init),
  },
  {
    name: 'a sign-in where prompt=none asks for an error',
    area: 'provider',
    finds: ['silent-sign-in'],
    between: answers(/\/auth\?/, (answer) =>
      redirect((answer.headers.get('location') ?? '').replace(/error=[^&]*/, 'code=c')),
    ),
  },
  {
    name: 'an end of session that is not there',
    area: 'provider',
    finds: ['end-session'],
    between: answers(/\/session\/end/, () => page(404)),
  },

  {
    name: 'an opaque access token',
    area: 'tokens',
    finds: ['access-token-opaque'],
    with: withTokens(() => ({ accessToken: 'V1StGXR8_Z5jdHi6B-myT' })),
  },
  {
    name: 'an access token without expiry',
    area: 'tokens',
    finds: ['access-token-claims'],
    with: withTokens(() => ({ accessToken: jwt({ sub: 'id-maria' }) })),
  },
  {
    name: 'an access token without a subject',
    area: 'tokens',
    finds: ['access-token-claims'],
    with: withTokens(() => ({ accessToken: jwt({ exp: inAnHour }) })),
  },
  {
    name: 'an access token that has expired',
    area: 'tokens',
    finds: ['access-token-expired'],
    with: withTokens(() => ({ accessToken: jwt({ sub: 'id-maria', exp: 1 }) })),
  },
  {
    name: 'a pairwise subject',
    area: 'tokens',
    finds: ['other-subject'],
    with: withTokens(() => ({ accessToken: jwt({ sub: 'p-4711', exp: inAnHour }) })),
  },
  {
    name: 'an ID token of another issuer, for another client, signed otherwise',
    area: 'tokens',
    finds: ['id-token'],
    with: withTokens(() => ({
      idToken: jwt({ iss: 'https://other.example', aud: 'x', sub: 'id-maria' }, 'ES256'),
    })),
  },
  {
    name: 'no refresh token',
    area: 'tokens',
    finds: ['no-refresh-token'],
    with: withTokens(() => ({ refreshToken: undefined })),
  },
  {
    name: 'a refresh token that can’t be used',
    area: 'renewal',
    finds: ['refresh-fails'],
    with: withTokens(() => ({ refreshToken: 'unknown' })),
  },
  {
    name: 'no grace for a refresh token that was just replaced',
    area: 'renewal',
    finds: ['no-leeway'],
    between: (services) => {
      let uses = 0;
      return (address, init) => {
        if (address.endsWith('/token')) uses += 1;
        return uses > 1 ? Promise.resolve(problem(400)) : services(address, init);
      };
    },
  },
  {
    name: 'a renewed token of another subject',
    area: 'renewal',
    finds: ['refresh-subject'],
    between: json(/\/token$/, (body) => ({ ...body, access_token: jwt({ sub: 'id-lee' }) })),
  },

  {
    name: 'answers that caches keep',
    area: 'reads',
    finds: ['stored'],
    between: answers(settings, (answer) => withHeader(answer, 'cache-control', 'max-age=60')),
  },
  {
    name: 'a page of the gateway',
    area: 'reads',
    finds: ['html'],
    between: answers(settings, () => page(200)),
  },
  {
    name: 'a page of the gateway, as an error',
    area: 'reads',
    finds: ['status'],
    between: answers(settings, () => page(502)),
  },
  {
    name: 'success without a body',
    area: 'reads',
    finds: ['no-body'],
    between: answers(settings, (answer) => withBody(answer, null)),
  },
  {
    name: 'half a body',
    area: 'reads',
    finds: ['not-json'],
    between: answers(settings, async (answer) => withBody(answer, (await answer.text()).slice(9))),
  },
  {
    name: 'a number in place of text',
    area: 'reads',
    finds: ['shape'],
    between: json(settings, (body) => ({ ...body, displayName: 7 })),
  },
  {
    name: 'a missing property',
    area: 'reads',
    finds: ['shape'],
    between: json(/\/messages(\?|$)/, (body) => ({
      ...body,
      items: listAt(body, 'items').map((item) => ({ ...fieldsOf(item), messageId: undefined })),
    })),
  },
  {
    name: 'a date in another format',
    area: 'reads',
    finds: ['shape'],
    between: json(/\/memberships$/, (body) => ({
      userMemberships: listAt(body, 'userMemberships').map((membership) => ({
        ...fieldsOf(membership),
        origEffDate: '01/01/2026',
      })),
    })),
  },
  {
    name: 'a word that is none of the documented ones',
    area: 'reads',
    finds: ['shape'],
    between: json(transactions, (body) => ({
      ...body,
      items: listAt(body, 'items').map((item) => ({ ...fieldsOf(item), status: 'POSTED' })),
    })),
  },
  {
    name: 'plain text for a content type',
    area: 'reads',
    finds: ['content-type'],
    between: answers(settings, (answer) => withHeader(answer, 'content-type', 'text/plain')),
  },
  {
    name: 'an error of the service',
    area: 'reads',
    finds: ['status'],
    between: answers(settings, () => problem(500)),
  },
  {
    name: 'a plan without the operation',
    area: 'reads',
    finds: ['status'],
    between: answers(settings, () => problem(404)),
  },
  {
    name: 'a connection that breaks',
    area: 'reads',
    finds: ['no-answer'],
    between: (services) => (address, init) =>
      settings.test(address)
        ? Promise.reject(new TypeError('fetch failed', { cause: { code: 'ECONNRESET' } }))
        : services(address, init),
  },
  {
    name: 'an exception in a successful search',
    area: 'reads',
    finds: ['fhir-exception'],
    between: json(claims, (bundle) => ({
      ...bundle,
      entry: [
        {
          resource: {
            resourceType: 'OperationOutcome',
            issue: [{ severity: 'error', code: 'exception' }],
          },
        },
      ],
    })),
  },
  {
    name: 'APIs on another origin, without CORS',
    area: 'reads',
    finds: ['api-cors', 'api-preflight'],
    with: ({ config, origin }) => ({
      origin: 'https://members.example.org',
      config: { ...config, host: origin ?? '' },
    }),
  },
  {
    name: 'APIs on another origin that refuse the token in a preflight',
    area: 'reads',
    finds: ['api-preflight'],
    with: ({ config, origin }) => ({
      origin: 'https://members.example.org',
      config: { ...config, host: origin ?? '' },
    }),
    between: (services) => async (address, init) => {
      const answer =
        init.method === 'OPTIONS'
          ? new Response(null, { status: 204, headers: { 'access-control-allow-headers': '*' } })
          : await services(address, init);
      return withHeader(answer, 'access-control-allow-origin', '*');
    },
  },

  {
    name: 'a page number that is ignored',
    area: 'pages',
    finds: ['page-repeats'],
    between: misread(transactions, ({ searchParams }) => searchParams.delete('page')),
  },
  {
    name: 'a page size that is ignored',
    area: 'pages',
    finds: ['page-size'],
    between: misread(transactions, ({ searchParams }) => searchParams.delete('pageSize')),
  },
  {
    name: 'a wrong total',
    area: 'pages',
    finds: ['page-total'],
    between: json(transactions, (body) => ({ ...body, total: Number(body['total']) - 1 })),
  },
  {
    name: 'a list without an end',
    area: 'pages',
    finds: ['page-past-end'],
    between: json(transactions, (body, { searchParams }) =>
      searchParams.get('page') === '4' ? { ...body, items: [{ transactionId: 'more' }] } : body,
    ),
  },
  {
    name: 'a next page that comes from the server behind the gateway',
    area: 'pages',
    finds: ['next-foreign'],
    between: json(claims, (bundle) => ({
      ...bundle,
      link: [{ relation: 'next', url: 'http://fhir.internal:8080/fhir?page=2' }],
    })),
  },
  {
    name: 'a next page that is the same page',
    area: 'pages',
    finds: ['page-repeats'],
    between: json(claims, (bundle, address) => ({
      ...bundle,
      link: [{ relation: 'next', url: address.href }],
    })),
  },
  {
    name: 'empty pages that lead to one another',
    area: 'pages',
    finds: ['next-repeats'],
    between: json(claims, (bundle, address) => ({
      ...bundle,
      entry: [],
      link: [{ relation: 'next', url: address.href }],
    })),
  },
  {
    name: 'a _count that is ignored',
    area: 'pages',
    finds: ['page-size'],
    between: misread(claims, ({ searchParams }) => searchParams.set('_count', '50')),
  },
  {
    name: 'a wrong total of a search',
    area: 'pages',
    finds: ['page-total'],
    between: json(claims, (bundle) => ({ ...bundle, total: Number(bundle['total']) + 1 })),
  },

  {
    name: 'coverages that are found by patient alone',
    area: 'records',
    finds: ['coverage-search'],
    between: (services) => {
      let identifier = '';
      return misread(/\/Coverage\?/, ({ searchParams }) => {
        identifier = searchParams.get('identifier') ?? identifier;
        if (searchParams.has('patient')) searchParams.set('identifier', identifier);
        else searchParams.set('period', 'le1900-01-01');
      })(services);
    },
  },
  {
    name: 'a service date that is ignored',
    area: 'records',
    finds: ['search-ignored'],
    between: misread(claims, ({ searchParams }) => searchParams.delete('service-date')),
  },
  {
    name: 'a period of coverage that is ignored',
    area: 'records',
    finds: ['search-ignored'],
    between: misread(/\/Coverage\?/, ({ searchParams }) => searchParams.delete('period')),
  },
  {
    name: 'claim numbers that find nothing',
    area: 'records',
    finds: ['search-misses'],
    between: misread(claims, ({ searchParams }) => {
      if (searchParams.has('identifier')) searchParams.set('identifier', 'none');
    }),
  },
  {
    name: 'claims of another patient in the search',
    area: 'records',
    finds: ['other-patient'],
    between: entries(claims, (resource) =>
      'patient' in resource
        ? { ...resource, patient: { reference: 'Patient/pat-other' } }
        : resource,
    ),
  },
  {
    name: 'patients without a name',
    area: 'records',
    finds: ['fhir-elements'],
    between: entries(/\/Patient\?/, (resource) => ({ ...resource, name: undefined })),
  },
  {
    name: 'claims whose provider is nowhere',
    area: 'records',
    finds: ['fhir-reference'],
    between: entries(claims, (resource) =>
      'provider' in resource
        ? { ...resource, provider: { reference: 'Practitioner/gone' } }
        : resource,
    ),
  },
  {
    name: 'another claim than the one that is read',
    area: 'records',
    finds: ['fhir-read'],
    between: json(/\/ExplanationOfBenefit\/[^/]+$/, (claim) => ({ ...claim, id: 'other' })),
  },

  {
    name: 'data without a token',
    area: 'refusals',
    finds: ['no-token'],
    between: (services) => {
      let token: string | null = null;
      return (address, init) => {
        const headers = new Headers(init.headers);
        token = headers.get('authorization') ?? token;
        if (settings.test(address) && token !== null) headers.set('authorization', token);
        return services(address, { ...init, headers });
      };
    },
  },
  {
    name: 'a redirect to a sign-in page, without a token',
    area: 'refusals',
    finds: ['no-token'],
    between: answers(settings, (answer) => (answer.status === 401 ? redirect('/sign-in') : answer)),
  },
  {
    name: 'a page that says that a token is needed',
    area: 'refusals',
    finds: ['problem'],
    between: answers(settings, (answer) => (answer.status === 401 ? page(401) : answer)),
  },
  {
    name: 'an error in a custom format',
    area: 'refusals',
    finds: ['problem'],
    between: answers(/\/messages\/no-such/, () =>
      Response.json(
        { error: 'NOT_FOUND' },
        { status: 404, headers: { 'cache-control': 'no-store' } },
      ),
    ),
  },
  {
    name: 'errors that caches keep',
    area: 'refusals',
    finds: ['stored'],
    between: answers(settings, (answer) =>
      answer.status === 401 ? withHeader(answer, 'cache-control', null) : answer,
    ),
  },
  {
    name: 'a token signature that is not verified',
    area: 'refusals',
    finds: ['forged-token'],
    between: answers(/\/memberships$/, (answer, _, { headers }) =>
      new Headers(headers).has('authorization') && answer.status === 401
        ? Response.json({ userMemberships: [] }, { headers: { 'cache-control': 'no-store' } })
        : answer,
    ),
  },
  {
    name: 'an error of the service for an unknown id',
    area: 'refusals',
    finds: ['unknown-id'],
    between: answers(/\/messages\/no-such/, () => problem(500)),
  },
  {
    name: 'a page size of thousands that is taken',
    area: 'refusals',
    finds: ['malformed'],
    between: misread(transactions, ({ searchParams }) => searchParams.delete('pageSize')),
  },
  {
    name: 'a search without a patient that is answered',
    area: 'refusals',
    finds: ['malformed'],
    between: answers(/\/ExplanationOfBenefit\?(?!.*patient=)|\/ExplanationOfBenefit$/, (answer) =>
      answer.status === 400
        ? Response.json(
            { resourceType: 'Bundle', type: 'searchset' },
            { headers: { 'cache-control': 'no-store' } },
          )
        : answer,
    ),
  },

  {
    name: 'another user’s settings',
    area: 'rights',
    finds: ['other-user'],
    between: misread(settings, (address) => {
      address.pathname = address.pathname.replace('-other/', '/');
    }),
  },
  {
    name: 'another member’s messages',
    area: 'rights',
    finds: ['other-member'],
    between: misread(/\/X5091736401\/messages/, (address) => {
      address.pathname = address.pathname.replace('X5091736401', 'A1042887701');
    }),
  },
  {
    name: 'the bill of another contract',
    area: 'rights',
    finds: ['other-member'],
    between: misread(/\/billing$/, (address) => {
      address.pathname = address.pathname.replace(/contracts\/[^/]+/, 'contracts/A10428877');
    }),
  },
  {
    name: 'another member’s claim',
    area: 'rights',
    finds: ['other-member'],
    between: answers(/\/ExplanationOfBenefit\/eob-/, () =>
      Response.json({ resourceType: 'ExplanationOfBenefit', id: 'eob' }),
    ),
  },
  {
    name: 'another member’s record',
    area: 'rights',
    finds: ['other-member'],
    between: misread(/\/Patient\?identifier=X5091736401/, ({ searchParams }) =>
      searchParams.set('identifier', 'A1042887701'),
    ),
  },
  {
    name: 'another patient’s claims',
    area: 'rights',
    finds: ['other-member'],
    between: misread(/patient=pat-X5091736401/, ({ searchParams }) =>
      searchParams.set('patient', 'pat-A1042887701'),
    ),
  },
  {
    name: 'a failure where another member is refused',
    area: 'rights',
    finds: ['other-member'],
    between: answers(/\/X5091736401\/messages/, () => problem(500)),
  },

  {
    name: 'a change that is refused',
    area: 'writes',
    finds: ['write-refused'],
    between: answers(/\/settings\/display-name$/, () => problem(422)),
  },
  {
    name: 'a change that is lost',
    area: 'writes',
    finds: ['write-lost'],
    between: (services) => (address, init) =>
      address.endsWith('/status')
        ? Promise.resolve(
            new Response(null, { status: 204, headers: { 'cache-control': 'no-store' } }),
          )
        : services(address, init),
  },
  {
    name: 'a change that can’t be repeated',
    area: 'writes',
    finds: ['write-repeat'],
    between: (services) => {
      let changes = 0;
      return (address, init) => {
        if (!address.endsWith('/display-name')) return services(address, init);
        changes += 1;
        return changes > 1 ? Promise.resolve(problem(409)) : services(address, init);
      };
    },
  },

  {
    name: 'a payment that is taken twice',
    area: 'payments',
    finds: ['payment-key', 'payment-twice'],
    between: (services) => (address, init) => {
      const headers = new Headers(init.headers);
      if (init.method === 'POST') headers.set('idempotency-key', crypto.randomUUID());
      return services(address, { ...init, headers });
    },
  },
  {
    name: 'a key that is used for another payment',
    area: 'payments',
    finds: ['payment-key'],
    between: (services) => (address, init) => {
      const headers = new Headers(init.headers);
      const isOther = textOf(init.body).includes('"amount":200');
      if (isOther) headers.set('idempotency-key', crypto.randomUUID());
      return services(address, { ...init, headers });
    },
  },
  {
    name: 'a repeated payment that is refused',
    area: 'payments',
    finds: ['write-repeat'],
    between: (services) => {
      let payments = 0;
      return (address, init) => {
        if (init.method === 'POST') payments += 1;
        return payments === 2 && init.method === 'POST'
          ? Promise.resolve(problem(409))
          : services(address, init);
      };
    },
  },
  {
    name: 'a payment that can’t be canceled',
    area: 'payments',
    finds: ['payment-stays'],
    between: (services) => (address, init) =>
      init.method === 'DELETE' ? Promise.resolve(problem(409)) : services(address, init),
  },
];

const textOf = (body: RequestInit['body']): string => (typeof body === 'string' ? body : '');

/** Operations that every area has something to check of; more of the same would only take longer. */
export const someOperations = new Set([
  ...['getMemberships', 'getUserSettings', 'saveDisplayName', 'getAccessRights'],
  ...['listMessages', 'getMessage', 'setMessageStatus', 'getPreferences', 'savePreferences'],
  ...['listHealthReimbursementTransactions', 'getBilling', 'listPaymentMethods', 'listPayments'],
  ...['createPayment', 'cancelPayment'],
  ...['searchPatients', 'readPatient', 'searchCoverages', 'searchExplanationsOfBenefit'],
  ...['readExplanationOfBenefit', 'readPractitioner'],
]);
