import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import path from 'node:path';
import type { CallSession } from '#src/api/http/call-session.ts';

/** Sends an answer of any kind, broken ones too. */
type Answer = (response: ServerResponse, request: IncomingMessage) => void;

/** A server on this machine that answers as a payer's FHIR service would, over real connections. */
export interface FhirServer {
  /** E.g. `http://127.0.0.1:40123`. */
  origin: string;
  /** The base URL of the FHIR service, `…/fhir`. */
  baseUrl: string;
  /** Every request that arrived, in order. */
  requests: { url: string; authorization: string | null }[];
  /** Answers the rest of an address after the base, `/Patient/p1`, or all of them by `*`. */
  on: (address: string, answer: Answer) => void;
  close: () => Promise<void>;
}

export async function startFhirServer(): Promise<FhirServer> {
  const answers = new Map<string, Answer>();
  const requests: FhirServer['requests'] = [];
  const server = createServer((request, response) => {
    const url = request.url ?? '';
    requests.push({ url, authorization: request.headers.authorization ?? null });
    const answer = answers.get(url.replace(/^\/fhir/, '')) ?? answers.get('*');
    (answer ?? notFound)(response, request);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const serverAddress = server.address();
  if (serverAddress === null || typeof serverAddress === 'string')
    throw new Error('the server has no port');
  const origin = `http://127.0.0.1:${serverAddress.port}`;
  return {
    origin,
    baseUrl: `${origin}/fhir`,
    requests,
    on: (address, answer) => answers.set(address, answer),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** An answer with a body as JSON. */
export const json =
  (body: unknown, status = 200): Answer =>
  (response) => {
    response.writeHead(status, { 'content-type': 'application/fhir+json' });
    response.end(JSON.stringify(body));
  };

const notFound: Answer = (response, request) =>
  json(outcome('not-found', `There is no ${request.url ?? ''}`), 404)(response, request);

/** Returns an OperationOutcome that names the error, as servers do. */
export const outcome = (code: string, diagnostics = '') => ({
  resourceType: 'OperationOutcome',
  issue: [{ severity: 'error', code, diagnostics }],
});

/** A page of a search. */
export const searchset = (resources: readonly unknown[], more: object = {}) => ({
  resourceType: 'Bundle',
  type: 'searchset',
  entry: resources.map((resource) => ({ resource })),
  ...more,
});

/** Returns a session with a token, which records the reports it receives. */
export function sessionOf(token: string | null): CallSession & { told: string[] } {
  const told: string[] = [];
  return {
    told,
    accessToken: () => Promise.resolve(token),
    reportActivity: (cause) => told.push(`activity of the ${cause}`),
    renewRejected: () => {
      told.push('renewal');
      return Promise.resolve('renewed');
    },
    reportRejected: () => told.push('rejected'),
    reportRefused: () => told.push('refused'),
    ended: new AbortController().signal,
  };
}

/** Returns the options of a client of the server, for a signed-in member. */
export const clientOptionsOf = ({ baseUrl }: Pick<FhirServer, 'baseUrl'>) => ({
  baseUrl,
  session: sessionOf('token'),
  fetch,
});

/** Returns the content of a file of tests/fhir-samples, `carin-bb/Patient-Patient1` for instance. */
export const sample = (file: string): unknown =>
  JSON.parse(
    readFileSync(path.resolve(import.meta.dirname, '../fhir-samples', `${file}.json`), 'utf8'),
  );
