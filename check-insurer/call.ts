import type { Answer } from './ask.ts';
import type { CheckedOperation } from './checked-documents.ts';
import { baseAddress, isCrossOrigin, type Insurer } from './insurer.ts';

/** Values of parameters in the path and the query, by their names. */
export type Values = Readonly<Record<string, string | readonly string[]>>;

export interface CallOptions {
  /** The access token; null to call without one, the member's when left out. */
  token?: string | null;
  body?: unknown;
  headers?: Readonly<Record<string, string>>;
}

/**
 * Calls an operation as the portal does.
 * @throws {Unanswered}
 */
export function call(
  insurer: Insurer,
  operation: CheckedOperation,
  values: Values,
  { token = insurer.tokens.accessToken, ...options }: CallOptions = {},
): Promise<Answer> {
  return request(insurer, addressOf(insurer, operation, values), {
    method: operation.method,
    token: operation.isPublic ? null : token,
    ...options,
  });
}

/**
 * Requests an address of the insurer's APIs.
 * @throws {Unanswered}
 */
export function request(
  insurer: Insurer,
  address: string,
  {
    method = 'GET',
    token = insurer.tokens.accessToken,
    body,
    headers: sent = {},
  }: CallOptions & { method?: string },
): Promise<Answer> {
  const headers = new Headers({
    accept: 'application/json, application/fhir+json, */*',
    ...sent,
  });
  if (token !== null) headers.set('authorization', `Bearer ${token}`);
  if (body !== undefined) headers.set('content-type', 'application/json');
  if (isCrossOrigin(insurer)) headers.set('origin', insurer.origin ?? '');
  return insurer.ask(address, {
    method,
    headers,
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
}

export function addressOf(insurer: Insurer, operation: CheckedOperation, values: Values): string {
  const query = new URLSearchParams();
  let address = baseAddress(insurer, operation);
  for (const [name, value] of Object.entries(values)) {
    const placeholder = `{${name}}`;
    if (address.includes(placeholder))
      address = address.replace(placeholder, encodeURIComponent(String(value)));
    else for (const item of [value].flat()) query.append(name, item);
  }
  return query.size === 0 ? address : `${address}?${query}`;
}
