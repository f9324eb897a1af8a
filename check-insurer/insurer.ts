import { documentPrefixes } from '#src/api/addresses.ts';
import { apiBase, isPublicApi, type Api } from '#src/api/apis.ts';
import type { Config } from '#src/config.ts';
import type { Ask } from './ask.ts';
import type { CheckedOperation } from './checked-documents.ts';
import type { Outcome } from './outcome.ts';

/** The tokens of the member whom the check signs in as. */
export interface Tokens {
  accessToken: string;
  /** A missing token was not issued. */
  refreshToken?: string | undefined;
  idToken?: string | undefined;
  /**
   * Where they come from: a sign-in of the check's own, which it ends afterward; the token endpoint's whole answer,
   * handed over; an access token alone.
   */
  source: 'sign-in' | 'answer' | 'token';
}

/** Ids of people whom the member may not see. */
export interface Others {
  memberId?: string | undefined;
  contractId?: string | undefined;
  claimId?: string | undefined;
  /** Id of their Patient resource. */
  patientId?: string | undefined;
}

/** The services of an insurer under check. */
export interface Insurer {
  config: Config;
  /** The portal's origin; null when it was not given, so that what depends on it is not checked. */
  origin: string | null;
  /** The operations of all capabilities that the insurer has. */
  operations: readonly CheckedOperation[];
  tokens: Tokens;
  others: Others;
  /** Whether changes may be made that can be undone. */
  mayWrite: boolean;
  /** Whether a payment may be scheduled and canceled. */
  mayPay: boolean;
  ask: Ask;
  outcome: Outcome;
}

/** The operation with this id; undefined where its capability is left out. */
export const operationOf = ({ operations }: Insurer, operationId: string) =>
  operations.find((operation) => operation.operationId === operationId);

/** Whether browsers take the APIs for another origin than the portal's. */
export const isCrossOrigin = ({ config, origin }: Insurer): boolean =>
  origin !== null && config.host !== '' && new URL(config.host).origin !== origin;

const healthRecords = '/health-records';

export const isFhir = ({ path }: CheckedOperation): boolean => path.startsWith(`${healthRecords}/`);

/** The address of the health records, with a slash at its end. */
export const healthRecordsBase = ({ config, origin }: Insurer): string =>
  `${config.host || (origin ?? '')}${config.apis.healthRecords}/`;

/** The public FHIR API of each searched resource type. */
const publicTypes: Readonly<Record<string, Api>> = {
  PractitionerRole: 'directory',
  Organization: 'directory',
  Location: 'directory',
  OrganizationAffiliation: 'directory',
  InsurancePlan: 'formulary',
  Basic: 'formulary',
};

function apiOf(operation: CheckedOperation): Api {
  if (!isFhir(operation)) return restApis[operation.api];
  return publicTypes[operation.path.slice(`${healthRecords}/`.length)] ?? 'healthRecords';
}

const restApis = { member: 'member', 'message-center': 'messageCenter', v1: 'v1' } as const;

/** Returns the operation with the authentication and search parameters that the configuration states. */
export function asConfigured(
  config: Insurer['config'],
  operation: CheckedOperation,
): CheckedOperation {
  const isPublic = operation.isPublic || isPublicApi(config, apiOf(operation));
  if (operation.operationId !== 'searchCoverages') return { ...operation, isPublic };
  const parameters = operation.parameters.map((parameter) =>
    parameter.name === 'identifier' ? { ...parameter, name: config.coverageSearch } : parameter,
  );
  return { ...operation, isPublic, parameters };
}

/** The address of an operation without its query. */
export function baseAddress({ config, origin }: Insurer, operation: CheckedOperation): string {
  const api = apiOf(operation);
  const path = operation.path.slice(documentPrefixes[api].length);
  return apiBase(config, api, origin ?? '') + path;
}
