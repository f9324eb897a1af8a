import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { onPath } from './on-path.ts';

test('says what to ask an administrator for where no browser can be installed', () => {
  // A machine on which nothing can be downloaded or installed.
  const bin = mkdtempSync(path.join(tmpdir(), 'bin-'));
  symlinkSync(onPath('sh'), path.join(bin, 'sh'));
  const broken = path.join(bin, 'chromium');
  writeFileSync(broken, '#!/bin/sh\nexit 127\n', { mode: 0o755 });
  const run = spawnSync(process.execPath, ['scripts/install-chromium.ts'], {
    encoding: 'utf8',
    env: { PATH: bin, CHROMIUM_PATH: broken },
  });
  rmSync(bin, { recursive: true });
  expect(run.status).toBe(1);
  const [first] = run.stdout.split('\n');
  // Playwright asks for root with --with-deps, but its download works without root.
  expect(first).toBe('No Browser yet: npx playwright install chromium');
  expect(run.stderr).toContain(`${broken} does not start.`);
  expect(run.stderr).toContain('install the package `chromium`');
  expect(run.stderr).toContain('`npx playwright install-deps chromium`');
});
