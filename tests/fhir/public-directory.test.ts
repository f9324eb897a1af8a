import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import {
  affiliations,
  directoryNetworks,
  directorySearch,
  directoryTowns,
} from '#src/api/calls/care/directory-search.ts';
import { drugEntries, drugPlans } from '#src/api/calls/care/drug-list.ts';
import { cardIssuer, providerName } from '#src/api/calls/coverage/organizations.ts';
import { patientsKnownBy } from '#src/api/calls/coverage/patients.ts';
import { createClients } from '#src/api/clients.ts';
import { createOperationAt } from '#src/api/http/operation-at.ts';
import {
  json,
  outcome,
  searchset,
  sessionOf,
  startFhirServer,
  type FhirServer,
} from '#tests/support/fhir-server.ts';
import { testConfig } from '#tests/support/test-portal.ts';

let records: FhirServer;
let directory: FhirServer;
let formulary: FhirServer;
beforeAll(async () => {
  [records, directory, formulary] = await Promise.all([
    startFhirServer(),
    startFhirServer(),
    startFhirServer(),
  ]);
  for (const server of [records, directory, formulary]) server.on('*', json(searchset([])));
});
beforeEach(() => {
  for (const server of [records, directory, formulary]) server.requests.splice(0);
});
afterAll(() => Promise.all([records.close(), directory.close(), formulary.close()]));

/** Creates clients for an insurer with a separate directory and formulary. */
function start(own: { directory?: string; formulary?: string }) {
  const session = sessionOf('token');
  const config = {
    ...testConfig,
    host: records.origin,
    apis: { ...testConfig.apis, healthRecords: '/fhir', ...own },
  };
  const { send } = createClients({
    config,
    origin: 'https://members.example.org',
    session,
    fetch: (request) => fetch(request),
    disabledCalls: null,
  });
  return { send, session, config };
}

const elsewhere = () => ({ directory: directory.baseUrl, formulary: formulary.baseUrl });

const ofDirectory = [
  directorySearch({ name: 'Solo' }),
  directoryNetworks(),
  directoryTowns('Any'),
  affiliations(['o1'], '2026-11-21'),
];
const ofFormulary = [drugPlans(), drugEntries(['l1'])];

it('requests the directory and formulary at their addresses without a token', async () => {
  const { send, session } = start(elsewhere());
  for (const call of ofDirectory) await send<unknown>(call);
  for (const call of ofFormulary) await send<unknown>(call);
  const typesAt = (server: FhirServer) =>
    server.requests.map(({ url }) => /\/fhir\/(\w+)/.exec(url)?.[1]);
  expect(typesAt(directory)).toEqual([
    'PractitionerRole',
    'Organization',
    'Location',
    'OrganizationAffiliation',
  ]);
  expect(typesAt(formulary)).toEqual(['InsurancePlan', 'Basic']);
  expect(records.requests).toEqual([]);
  for (const { authorization } of [...directory.requests, ...formulary.requests]) {
    expect(authorization).toBeNull();
  }
  expect(session.told).toHaveLength(6);
});

it('requests member data from the health records with the token', async () => {
  const { send } = start(elsewhere());
  await send(patientsKnownBy('M1'));
  await send(providerName('Organization/o1')).catch(() => null);
  await send(cardIssuer('o1')).catch(() => null);
  expect(records.requests.map(({ authorization }) => authorization)).toEqual(
    Array.from({ length: 3 }, () => 'Bearer token'),
  );
  expect([...directory.requests, ...formulary.requests]).toEqual([]);
});

it('uses the health records if neither has an address', async () => {
  const { send } = start({});
  for (const call of [...ofDirectory, ...ofFormulary]) await send<unknown>(call);
  expect(records.requests).toHaveLength(6);
  for (const { authorization } of records.requests) expect(authorization).toBe('Bearer token');
});

it.each([401, 403])('keeps the session when the directory responds with %d', async (status) => {
  const refusing = await startFhirServer();
  refusing.on('*', json(outcome('login'), status));
  const { send, session } = start({ directory: refusing.baseUrl });
  await expect(send(directoryNetworks())).rejects.toMatchObject({ status });
  await refusing.close();
  expect(session.told).toEqual(['activity of the member']);
  expect(refusing.requests).toHaveLength(1);
});

it('finds the operation of a request to these addresses', () => {
  const { config } = start({ directory: 'https://directory.example/r4', formulary: '/drugs' });
  const operationAt = createOperationAt(config, 'https://members.example.org');
  expect(operationAt('GET', 'https://directory.example/r4/Location?address-city=Any')).toBe(
    'GET /health-records/Location',
  );
  expect(operationAt('GET', `${records.origin}/drugs/Basic`)).toBe('GET /health-records/Basic');
});
