import type { Answer } from '../ask.ts';
import { call, type Values } from '../call.ts';
import type { CheckedOperation } from '../checked-documents.ts';
import { examineError } from '../examine.ts';
import { operationOf, type Insurer } from '../insurer.ts';
import { listAt, numberAt } from '../json.ts';
import { readJwt } from '../jwt.ts';
import { answered, type Area, type Checking } from './area.ts';

/** Checks that calls which must be refused are refused as documented. */
export const checkRefusals: Area = async (checking) => {
  const { insurer, reader } = checking;
  for (const operation of insurer.operations) {
    if (operation.method !== 'GET') continue;
    const values = await reader.valuesFor(operation);
    if (!operation.isPublic) await checkWithoutToken(checking, operation, values);
    await checkUnknownId(checking, operation, values);
    const reading = await reader.read(operation.operationId);
    // Check only operations that succeed with valid parameters.
    if (reading?.kind === 'answered' && reading.answer.status === 200) {
      await checkMalformed(checking, operation, reading.values);
    }
  }
  await checkForgedToken(checking);
};

async function checkWithoutToken(
  { insurer, shapeFaults }: Checking,
  operation: CheckedOperation,
  values: Values,
): Promise<void> {
  const { operationId } = operation;
  const asking = call(insurer, operation, values, { token: null });
  const answer = await answered(insurer, operationId, asking);
  if (answer === undefined) return;
  if (answer.status === 401) examineError(insurer, operation, answer, shapeFaults);
  else insurer.outcome.find('no-token', operationId, `it is answered ${answer.status}`);
}

/** Parameters that identify something other than a person. */
const idParameters = new Set([
  ...['claimId', 'authorizationId', 'messageId', 'documentId', 'cardId', 'id'],
  ...['linkToken', 'fileToken'],
]);

async function checkUnknownId(
  { insurer, shapeFaults }: Checking,
  operation: CheckedOperation,
  values: Values,
): Promise<void> {
  const parameter = operation.parameters.find(
    ({ name, in: location }) => location === 'path' && idParameters.has(name),
  );
  if (parameter === undefined) return;
  const { operationId } = operation;
  const parameters = { ...values, [parameter.name]: 'no-such-id-0000' };
  const answer = await answered(insurer, operationId, call(insurer, operation, parameters));
  if (answer === undefined) return;
  // A response must not reveal whether an id exists that the member may not see.
  if (answer.status === 404 || answer.status === 403) {
    examineError(insurer, operation, answer, shapeFaults);
  } else {
    insurer.outcome.find('unknown-id', operationId, `it is answered ${answer.status}`);
  }
}

/** Returns malformed variants of a request that the schema can reject, each with its fault. */
function malformed(operation: CheckedOperation, values: Values): [fault: string, values: Values][] {
  return operation.parameters.flatMap(({ name, in: location, isRequired, schema }) => {
    const variants: [string, Values][] = [];
    const maximum = numberAt(schema, 'maximum');
    if (location === 'query' && name === 'pageSize' && maximum !== undefined) {
      variants.push([`${name}=${maximum + 1}`, { ...values, [name]: String(maximum + 1) }]);
    }
    if (location === 'query' && isRequired) {
      const rest = Object.entries(values).filter(([key]) => key !== name);
      variants.push([`without ${name}`, Object.fromEntries(rest)]);
    }
    if (location === 'path' && listAt(schema, 'enum').length > 0) {
      variants.push([`an unknown ${name}`, { ...values, [name]: 'Nonsense' }]);
    }
    return variants;
  });
}

async function checkMalformed(
  { insurer, shapeFaults }: Checking,
  operation: CheckedOperation,
  values: Values,
): Promise<void> {
  const { operationId, responses } = operation;
  const wanted = responses
    .map(({ status }) => status)
    .filter((status) => [400, 422].includes(status));
  if (wanted.length === 0) return;
  for (const [fault, parameters] of malformed(operation, values)) {
    const answer = await answered(insurer, operationId, call(insurer, operation, parameters));
    if (answer === undefined) continue;
    if (wanted.includes(answer.status)) examineError(insurer, operation, answer, shapeFaults);
    else {
      const says = `${fault} is answered ${answer.status}, not ${wanted.join(' or ')}`;
      insurer.outcome.find('malformed', operationId, says);
    }
  }
}

/** Checks one operation of each service, because its operations verify signatures the same way. */
async function checkForgedToken({ insurer, reader }: Checking): Promise<void> {
  const token = forged(insurer);
  for (const operationId of ['getMemberships', 'listMessages', 'listForms', 'searchPatients']) {
    const operation = operationOf(insurer, operationId);
    if (operation === undefined) continue;
    const values = await reader.valuesFor(operation);
    const answer: Answer | undefined = await answered(
      insurer,
      operationId,
      call(insurer, operation, values, { token }),
    );
    if (answer !== undefined && answer.status !== 401) {
      insurer.outcome.find('forged-token', operationId, `it is answered ${answer.status}`);
    }
  }
}

/** The member's token with another signature. */
function forged({ tokens }: Insurer): string {
  if (readJwt(tokens.accessToken) === null) return `${tokens.accessToken}x`;
  const [header = '', claims = '', signature = ''] = tokens.accessToken.split('.');
  return [header, claims, Array.from(signature).toReversed().join('')].join('.');
}
