import { parseArgs } from 'node:util';
import { BuildError, buildPortalIfNeeded } from './build-portal.ts';
import { PortInUseError } from './gateway.ts';
import { assertFree, portsFrom, type Places } from './places.ts';
import { closeAtEnd } from './close-at-end.ts';
import { StateError } from './database.ts';
import { createSandbox } from './sandbox.ts';
import { demoMembers } from './seed/demo-members.ts';

const usage = `Runs the portal over the sandbox: npm start -- [options]

  --reset             start with fresh data
  --smallest          leave out everything that an insurer can leave out
  --dev               serve the portal through Vite, with hot reload
  --contract          compare every call with the API documents
  --served-at origin  the portal is served by a host of yours, such as http://localhost:8080, which passes /api/ on
                      to the sandbox: sign-in leads back there

PORT sets the first of three ports (4400; the others are 10 and 20 above), SANDBOX_STATE the folder of its data.`;

const flags = readArguments();
if (flags.help) {
  console.log(usage);
  process.exit(0);
}

try {
  await start();
} catch (error) {
  const isExplained =
    error instanceof PortInUseError || error instanceof BuildError || error instanceof StateError;
  console.error(isExplained ? error.message : error);
  process.exit(1);
}

function readArguments() {
  try {
    const { values } = parseArgs({
      options: {
        help: { type: 'boolean', default: false },
        dev: { type: 'boolean', default: false },
        reset: { type: 'boolean', default: false },
        contract: { type: 'boolean', default: false },
        smallest: { type: 'boolean', default: false },
        'served-at': { type: 'string' },
      },
    });
    const servedAt = values['served-at'];
    if (servedAt === undefined) return values;
    if (!URL.canParse(servedAt) || !/^https?:/.test(servedAt)) {
      throw new TypeError(`--served-at: expected an http or https address, got ${servedAt}`);
    }
    return { ...values, 'served-at': new URL(servedAt).origin };
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : String(error)}\n\n${usage}`);
    process.exit(2);
  }
}

async function start(): Promise<void> {
  const ports = portsFrom(Number(process.env['PORT'] ?? 4400));
  await assertFree(ports);
  if (!flags.dev) await buildPortalIfNeeded();
  const sandbox = await createSandbox({
    ports,
    state: process.env['SANDBOX_STATE'] ?? '.sandbox',
    reset: flags.reset,
    dev: flags.dev,
    contract: flags.contract,
    smallest: flags.smallest,
    servedAt: flags['served-at'],
  });
  closeAtEnd(() => sandbox.close());
  console.log(welcome(sandbox.urls, ports.portal));
}

function welcome(urls: Places, port: number): string {
  const rows = demoMembers.map(
    ({ userName, password, shows }) => `  ${userName.padEnd(6)} ${password.padEnd(12)} ${shows}`,
  );
  return [
    '',
    `Member portal    ${urls.portal}`,
    `Control page     http://localhost:${String(port)}/sandbox`,
    `Sign-in (OIDC)   ${urls.identity}`,
    `Partner site     ${urls.partner}`,
    '',
    'Demo members (one click on the sign-in page, or user name and password):',
    ...rows,
    '',
    'Members without an account, to try registration with: see the control page.',
    'Ctrl-C stops everything. npm start -- --reset starts with fresh data.',
  ].join('\n');
}
