/**
 * Checks whether the services of an insurer meet the portal's requirements, as one of its members: `npm run
 * check-insurer -- config.json --origin https://members.example.org --browser`. Reads only, unless an option allows
 * writes, and exits with 1 on a finding.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { configSchema } from '#src/config.ts';
import { configFaults } from '../deploy/config-faults.ts';
import { configJsonSchema } from '../deploy/config-schema/config-schema.ts';
import { createAsk, Unanswered } from './ask.ts';
import { checkedDocuments } from './checked-documents.ts';
import { offeredOperations } from './offered-operations.ts';
import { asConfigured, type Insurer, type Tokens } from './insurer.ts';
import { parsed } from './json.ts';
import { createOutcome, type Outcome } from './outcome.ts';
import { htmlOf } from './report/html.ts';
import { tableOf } from './report/table.ts';
import { runChecks } from './run-checks.ts';
import { beginSignIn, returnedTo, SignInError, tokensIn } from './sign-in.ts';

const usage = `Check an insurer's services: check-insurer config.json [options]

Who signs in, one of:
  --browser               sign in with a browser; --redirect names a registered redirect URI
                          (http://127.0.0.1:8976/ unless given; for another, paste the address)
  --token-file file       an access token, or the token endpoint's whole answer (JSON)
  --token token           an access token; stays in the shell's history
  INSURER_TOKEN           the same, in the environment

  --origin address        the portal's origin; needed unless \`host\` of the configuration is set
  --other-member id       a member whom the signed-in member may not see
  --other-contract id     a contract that is not theirs
  --other-claim id        a claim that is not theirs
  --other-patient id      the id of a Patient whom the signed-in member may not see
  --writes                also makes changes that can be undone
  --payments              also schedules a payment of $1.00 in 29 days, and cancels it
  --html file             writes a report

Ends with 0 when nothing is wrong, with 1 when something is, with 2 when the check could not begin.`;

const { values: flags, positionals } = readArguments();
const [file] = positionals;
if (flags.help) {
  process.stdout.write(`${usage}\n`);
  process.exit(0);
}
if (file === undefined) end(usage);
const outcome = createOutcome();
const insurer = await prepare(file);
if (insurer !== null) {
  await runChecks(insurer, undefined, (area) => process.stderr.write(`checking ${area} …\n`));
}
report(outcome);

function readArguments() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        help: { type: 'boolean', default: false },
        origin: { type: 'string' },
        token: { type: 'string' },
        'token-file': { type: 'string' },
        browser: { type: 'boolean', default: false },
        redirect: { type: 'string', default: 'http://127.0.0.1:8976/' },
        'other-member': { type: 'string' },
        'other-contract': { type: 'string' },
        'other-claim': { type: 'string' },
        'other-patient': { type: 'string' },
        writes: { type: 'boolean', default: false },
        payments: { type: 'boolean', default: false },
        html: { type: 'string' },
      },
    });
  } catch (error) {
    return end(`${messageOf(error)}\n\n${usage}`);
  }
}

/** Reads the configuration and signs in; null when the configuration is wrong. */
async function prepare(path: string): Promise<Insurer | null> {
  const body = parsed(readText(path));
  const faults = configFaults(configJsonSchema(), body);
  for (const fault of faults) outcome.find('config', path, fault);
  const config = configSchema.safeParse(body);
  if (!config.success || faults.length > 0) return null;
  const origin = originOf(flags.origin);
  if (origin === null && config.data.host === '') {
    end('The APIs are on the portal’s origin: name it, --origin https://members.example.org');
  }
  if (origin === null) outcome.note('origin', '--origin not given: CORS and return not checked');
  const { version, operations } = await checkedDocuments();
  outcome.note('API documents', `version ${version}`);
  const ask = createAsk((address, init) => fetch(address, init));
  return {
    config: config.data,
    origin,
    operations: offeredOperations(operations, config.data.without).map((operation) =>
      asConfigured(config.data, operation),
    ),
    tokens: await signIn(config.data, ask),
    others: {
      memberId: flags['other-member'],
      contractId: flags['other-contract'],
      claimId: flags['other-claim'],
      patientId: flags['other-patient'],
    },
    mayWrite: flags.writes,
    mayPay: flags.payments,
    ask,
    outcome,
  };
}

async function signIn(config: Insurer['config'], ask: Insurer['ask']): Promise<Tokens> {
  if (!flags.browser) {
    const fromFile = flags['token-file'];
    const text =
      fromFile === undefined ? (flags.token ?? process.env['INSURER_TOKEN']) : readText(fromFile);
    if (text === undefined) end(`Say who signs in: --browser or --token-file.\n\n${usage}`);
    return tokensIn(text) ?? end('The token is none: expected an access token, or JSON with one.');
  }
  const begun = beginSignIn(config, flags.redirect, ask);
  process.stderr.write(`Sign in as the member to check with:\n${begun.address}\n`);
  try {
    return await begun.finish(await returnedTo(flags.redirect));
  } catch (error) {
    if (error instanceof SignInError || error instanceof Unanswered) return end(error.message);
    throw error;
  }
}

function originOf(text: string | undefined): string | null {
  if (text === undefined) return null;
  return URL.canParse(text) ? new URL(text).origin : end(`${text} is no address.`);
}

function readText(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    return end(`${path} can’t be read: ${messageOf(error)}`);
  }
}

function report(checked: Outcome): void {
  process.stdout.write(`${tableOf(checked)}\n`);
  if (flags.html !== undefined) {
    const day = new Date().toISOString().slice(0, 10);
    writeFileSync(flags.html, htmlOf(checked, 'Check of the insurer’s services', day));
  }
  process.exitCode = checked.findings.length > 0 ? 1 : 0;
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

function end(words: string): never {
  process.stderr.write(`${words}\n`);
  process.exit(2);
}
