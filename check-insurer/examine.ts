import { isHtml, mediaTypeOf, type Answer } from './ask.ts';
import type { CheckedOperation } from './checked-documents.ts';
import { isCrossOrigin, isFhir, type Insurer } from './insurer.ts';
import { dig, textAt } from './json.ts';
import type { ShapeFaults } from './shape.ts';

/** Checks the headers of every answer of the APIs: it must not be cached, and the portal's origin may read it. */
function examineHeaders(insurer: Insurer, where: string, { headers }: Answer): void {
  const { outcome, origin } = insurer;
  const caching = headers.get('cache-control');
  if (!/\bno-store\b/i.test(caching ?? '')) {
    outcome.find('stored', where, `Cache-Control is ${caching ?? 'missing'}`);
  }
  const allowed = headers.get('access-control-allow-origin');
  if (isCrossOrigin(insurer) && allowed !== '*' && allowed !== origin) {
    outcome.find('api-cors', where, `access-control-allow-origin is ${allowed ?? 'missing'}`);
  }
}

/** Reports the faults of an answer that must be a success. Returns whether its body can be used. */
export function examineSuccess(
  insurer: Insurer,
  operation: CheckedOperation,
  answer: Answer,
  shapeFaults: ShapeFaults,
): boolean {
  const { outcome } = insurer;
  const { operationId: where } = operation;
  const { status, body, json } = answer;
  examineHeaders(insurer, where, answer);
  const documented = operation.responses.find((response) => response.status === status);
  if (status < 200 || status > 299 || documented === undefined) {
    outcome.find('status', where, `it answered ${status}${isHtml(answer) ? ' with a page' : ''}`);
    return false;
  }
  const { mediaType } = documented;
  if (mediaType === null) return true;
  if (isHtml(answer)) {
    outcome.find('html', where, `it answered ${status} with a page`);
    return false;
  }
  if (body === '') {
    outcome.find('no-body', where, `it answered ${status} without a body`);
    return false;
  }
  const type = mediaTypeOf(answer);
  if (!fitsType(mediaType, type)) {
    outcome.find('content-type', where, `it is ${type}, not ${mediaType}`);
  }
  if (!isJson(mediaType)) return true;
  if (json === undefined) {
    outcome.find('not-json', where, 'the body can’t be parsed');
    return false;
  }
  const faults = shapeFaults(operation, status, json);
  for (const fault of faults) outcome.find('shape', where, fault);
  if (!isFhir(operation)) return faults.length === 0;
  for (const diagnosis of exceptionsIn(json)) outcome.find('fhir-exception', where, diagnosis);
  return faults.length === 0;
}

/** Reports the faults of an answer that must be an error, except its status. */
export function examineError(
  insurer: Insurer,
  operation: CheckedOperation,
  answer: Answer,
  shapeFaults: ShapeFaults,
): void {
  const { outcome } = insurer;
  const { operationId: where } = operation;
  const { status, json } = answer;
  examineHeaders(insurer, where, answer);
  const type = mediaTypeOf(answer);
  const documented = operation.responses.find((response) => response.status === status)?.mediaType;
  const wanted = documented ?? (isFhir(operation) ? fhirType : problemType);
  if (!fitsType(wanted, type)) {
    outcome.find('problem', where, `${status} is ${isHtml(answer) ? 'a page' : type}`);
    return;
  }
  const faults =
    json === undefined ? ['the body can’t be parsed'] : shapeFaults(operation, status, json);
  for (const fault of faults) outcome.find('problem', where, `${status}: ${fault}`);
}

const problemType = 'application/problem+json';
const fhirType = 'application/fhir+json';

const isJson = (type: string): boolean => /^application\/(.+\+)?json$/.test(type);

/** FHIR servers may answer with plain JSON; problem documents have a separate media type. */
const fitsType = (documented: string, sent: string): boolean =>
  sent === documented || (documented === fhirType && sent === 'application/json');

/** The exceptions that a searchset holds in place of a resource. */
function exceptionsIn(bundle: unknown): string[] {
  const entries = dig(bundle, 'entry');
  if (!Array.isArray(entries)) return [];
  return entries.flatMap((entry: unknown) =>
    textAt(entry, 'resource', 'resourceType') === 'OperationOutcome' &&
    ['exception', 'fatal'].includes(textAt(entry, 'resource', 'issue', 0, 'code') ?? '')
      ? ['an entry is an OperationOutcome with the code exception']
      : [],
  );
}
