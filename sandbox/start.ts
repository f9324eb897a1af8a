import { parseArgs } from 'node:util';
import { BuildError, buildPortalIfNeeded } from './build-portal.ts';
import { indexDefinitions } from './fhir/definitions.ts';
import { PortInUseError } from './gateway.ts';
import { assertFree, portsFrom, type Places } from './places.ts';
import { createSandbox } from './sandbox.ts';
import { demoMembers } from './seed/demo-members.ts';

const { values: flags } = parseArgs({
  options: {
    dev: { type: 'boolean', default: false },
    reset: { type: 'boolean', default: false },
    contract: { type: 'boolean', default: false },
    smallest: { type: 'boolean', default: false },
  },
});

try {
  await start();
} catch (error) {
  const isExplained = error instanceof PortInUseError || error instanceof BuildError;
  console.error(isExplained ? error.message : error);
  process.exit(1);
}

async function start(): Promise<void> {
  const ports = portsFrom(Number(process.env['PORT'] ?? 4400));
  await assertFree(ports);
  if (!flags.dev) await buildPortalIfNeeded();
  // Now, so that the first member does not wait for it.
  indexDefinitions();
  const sandbox = await createSandbox({
    ports,
    state: process.env['SANDBOX_STATE'] ?? '.sandbox',
    reset: flags.reset,
    dev: flags.dev,
    contract: flags.contract,
    smallest: flags.smallest,
  });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => void sandbox.close().then(() => process.exit(0)));
  }
  console.log(welcome(sandbox.urls));
}

function welcome(urls: Places): string {
  const rows = demoMembers.map(
    ({ userName, password, shows }) => `  ${userName.padEnd(6)} ${password.padEnd(12)} ${shows}`,
  );
  return [
    '',
    `Member portal    ${urls.portal}`,
    `Control page     ${urls.portal}/sandbox`,
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
