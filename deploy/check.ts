/**
 * Checks a deployment from outside: `node deploy/check.ts https://members.example.org`. Sends only requests that any
 * visitor may send, changes nothing, and ends with 1 when something is wrong.
 */
import { relative } from 'node:path';
import { checks, type Deployment } from './deployment-checks.ts';

/** The duties that cannot be checked from outside; docs/security.md names who is responsible. */
const unseen = [
  'HTTP/2 towards the browser',
  'limits of guesses: registration, passcodes, user names, questions (429 with Retry-After)',
  'the provider, the APIs and the health records as members use them: check-insurer (README.md)',
];

const [, , address = ''] = process.argv;
if (!URL.canParse(address)) {
  console.error(
    `Say which deployment: node ${relative('', import.meta.filename)} https://members.example.org`,
  );
  process.exit(2);
}
const { origin } = new URL(address);

const ask: Deployment['ask'] = (requested, init = {}) =>
  fetch(new URL(requested, origin), {
    ...init,
    redirect: 'manual',
    signal: AbortSignal.timeout(10_000),
  });

/** Reads as much of `/config.json` as is needed for the requests. */
async function configured(): Promise<Deployment['config']> {
  const answer = await ask('/config.json');
  if (!answer.ok) throw new Error(`it answered ${String(answer.status)}`);
  const text = (value: unknown, name: string): string => {
    if (typeof value !== 'string') throw new Error(`${name} is no text`);
    return value;
  };
  const record = (value: unknown, name: string): Record<string, unknown> => {
    if (typeof value !== 'object' || value === null) throw new Error(`${name} is missing`);
    return { ...value };
  };
  const textOrNull = (value: unknown, name: string) => (value == null ? null : text(value, name));
  const config = record(await answer.json(), 'the file');
  const identity = record(config['identity'], 'identity');
  return {
    host: text(config['host'], 'host'),
    apis: Object.fromEntries(
      Object.entries(record(config['apis'], 'apis')).map(([name, path]) => [
        name,
        text(path, name),
      ]),
    ),
    ssoOrigins: Object.values(record(config['ssoOrigins'], 'ssoOrigins')).map((ssoOrigin) =>
      text(ssoOrigin, 'ssoOrigins'),
    ),
    identity: {
      authorizationEndpoint: text(
        identity['authorizationEndpoint'],
        'identity.authorizationEndpoint',
      ),
      revocationEndpoint: textOrNull(identity['revocationEndpoint'], 'identity.revocationEndpoint'),
      tokenEndpoint: text(identity['tokenEndpoint'], 'identity.tokenEndpoint'),
      prompt: textOrNull(identity['prompt'], 'identity.prompt'),
      endSessionEndpoint: textOrNull(identity['endSessionEndpoint'], 'identity.endSessionEndpoint'),
    },
  };
}

const messageOf = (error: unknown): string =>
  error instanceof Error ? error.message : 'it failed';

try {
  const deployment: Deployment = { origin, config: await configured(), ask };
  for (const check of checks) {
    const { id, says } = check;
    const faults = await check.faults(deployment).catch((error: unknown) => [messageOf(error)]);
    console.log(`${faults.length === 0 ? 'holds' : 'FAILS'}  ${id.padEnd(9)} ${says}`);
    for (const fault of faults) console.log(`         ${fault}`);
    if (faults.length > 0) process.exitCode = 1;
  }
} catch (error) {
  console.log(`FAILS  config    /config.json can be read\n         ${messageOf(error)}`);
  process.exitCode = 1;
}
console.log(`\nNot seen from outside, so ask:\n${unseen.map((item) => `  - ${item}`).join('\n')}`);
