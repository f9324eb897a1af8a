import { spawnSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';

/** Installs the packages of suites that have their own `package.json`, unless the locked ones are installed already. */
for (const suite of process.argv.slice(2)) {
  const installed = `${suite}/node_modules/.package-lock.json`;
  const isCurrent =
    existsSync(installed) &&
    statSync(installed).mtimeMs >= statSync(`${suite}/package-lock.json`).mtimeMs;
  if (isCurrent) continue;
  const args = ['ci', '--prefix', suite, '--ignore-scripts', '--no-audit', '--no-fund'];
  const { status } = spawnSync('npm', args, {
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (status !== 0) process.exit(1);
}
