import { examineSuccess } from '../examine.ts';
import { baseAddress, isCrossOrigin, operationOf, type Insurer } from '../insurer.ts';
import { textAt } from '../json.ts';
import { answered, type Area } from './area.ts';

/** Operations that answer 404 where the member has nothing of the kind. */
const mayHaveNone = new Set([
  ...['getPrimaryCareProvider', 'getPreferences', 'listBenefits', 'listPrescriptions'],
  ...['getAppleWalletPass', 'getGoogleWalletPass'],
]);

/** Headers in which a service may say which version of it answers. */
const versionHeaders = ['api-version', 'x-api-version', 'x-version', 'x-service-version'];

/** Reads each operation once, as a member would, and compares the answer with its document. */
export const checkReads: Area = async ({ insurer, reader, shapeFaults }) => {
  const { outcome, operations } = insurer;
  for (const operation of operations) {
    if (operation.method !== 'GET') continue;
    const { operationId } = operation;
    const reading = await reader.read(operationId);
    if (reading === undefined) continue;
    if (reading.kind === 'unanswered') {
      outcome.find(reading.error.id, operationId, reading.error.message);
    } else if (reading.kind === 'not-called') {
      outcome.note(operationId, `not read: ${reading.because}`);
    } else {
      const { answer } = reading;
      outcome.timings.push({ where: operationId, status: answer.status, ms: answer.ms });
      noteVersion(insurer, operation.api, answer.headers);
      const hasNone =
        answer.status === 404 &&
        mayHaveNone.has(operationId) &&
        textAt(answer.json, 'title') !== undefined;
      if (hasNone) outcome.note(operationId, 'not compared: this member has nothing of the kind');
      else examineSuccess(insurer, operation, answer, shapeFaults);
    }
  }
  if (isCrossOrigin(insurer)) await checkPreflight(insurer);
};

function noteVersion({ outcome }: Insurer, api: string, headers: Headers): void {
  for (const name of versionHeaders) {
    const version = headers.get(name);
    if (version !== null) outcome.note(api, `${name}: ${version}`);
  }
}

/** Asks as a browser does before it calls an API on another origin. */
async function checkPreflight(insurer: Insurer): Promise<void> {
  const { origin, outcome } = insurer;
  const calls: [operationId: string, method: string, headers: readonly string[]][] = [
    ['getMemberships', 'GET', ['authorization']],
    ['listMessages', 'GET', ['authorization']],
    ['setMessageStatus', 'POST', ['authorization', 'content-type']],
    ['saveDisplayName', 'PUT', ['authorization', 'content-type']],
    ['createPayment', 'POST', ['authorization', 'content-type', 'idempotency-key']],
    ['searchPatients', 'GET', ['authorization']],
  ];
  for (const [operationId, method, wanted] of calls) {
    const operation = operationOf(insurer, operationId);
    if (operation === undefined) continue;
    const asking = insurer.ask(baseAddress(insurer, operation), {
      method: 'OPTIONS',
      headers: {
        origin: origin ?? '',
        'access-control-request-method': method,
        'access-control-request-headers': wanted.join(','),
      },
    });
    const answer = await answered(insurer, operationId, asking);
    if (answer === undefined) continue;
    const allowed = (answer.headers.get('access-control-allow-headers') ?? '').toLowerCase();
    const names = allowed.split(',').map((name) => name.trim());
    // A star stands for all headers but the one with the token.
    const refused = wanted.filter(
      (name) => !names.includes(name) && !(names.includes('*') && name !== 'authorization'),
    );
    const allowedOrigin = answer.headers.get('access-control-allow-origin');
    if (answer.status > 299) {
      outcome.find('api-preflight', operationId, `OPTIONS is answered ${answer.status}`);
    } else if (allowedOrigin !== origin && allowedOrigin !== '*') {
      const fault = `access-control-allow-origin is ${allowedOrigin ?? 'missing'}`;
      outcome.find('api-preflight', operationId, fault);
    } else if (refused.length > 0) {
      outcome.find('api-preflight', operationId, `not allowed: ${refused.join(', ')}`);
    }
  }
}
