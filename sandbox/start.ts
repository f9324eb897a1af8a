import { parseArgs } from 'node:util';
import { buildPortalIfNeeded } from './build-portal.ts';
import { PortInUseError } from './gateway.ts';
import { portsFrom, type Places } from './places.ts';
import { createSandbox } from './sandbox.ts';
import { DEMO_MEMBERS } from './seed/demo-members.ts';

const { values: flags } = parseArgs({
  options: {
    dev: { type: 'boolean', default: false },
    reset: { type: 'boolean', default: false },
    contract: { type: 'boolean', default: false },
  },
});

try {
  await start();
} catch (error) {
  console.error(error instanceof PortInUseError ? error.message : error);
  process.exit(1);
}

async function start(): Promise<void> {
  if (!flags.dev) await buildPortalIfNeeded();
  const sandbox = await createSandbox({
    ports: portsFrom(Number(process.env['PORT'] ?? 4400)),
    state: process.env['SANDBOX_STATE'] ?? '.sandbox',
    reset: flags.reset,
    dev: flags.dev,
  });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => void sandbox.close().then(() => process.exit(0)));
  }
  console.log(welcome(sandbox.urls));
}

function welcome(urls: Places): string {
  const rows = DEMO_MEMBERS.map(
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
    'Ctrl-C stops everything. npm start -- --reset starts with fresh data.',
  ].join('\n');
}
