import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, test, vi } from 'vitest';
import { listenWith, PortInUseError } from '#sandbox/gateway.ts';
import { freePorts, type Ports } from '#sandbox/places.ts';
import { createSandbox } from '#sandbox/sandbox.ts';
import { openSignInPage, refresh, signIn } from './browser.ts';

const folder = mkdtempSync(join(tmpdir(), 'sandbox-'));
afterAll(() => rmSync(folder, { recursive: true }));

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Runs `npm start`'s program and waits for its end. */
async function start(
  port: number,
  ...options: string[]
): Promise<{ exitCode: number | null; error: string }> {
  const child = spawn(process.execPath, ['sandbox/start.ts', ...options], {
    cwd: root,
    env: { ...process.env, PORT: String(port), SANDBOX_STATE: ':memory:' },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let error = '';
  child.stderr.on('data', (chunk: Buffer) => (error += chunk.toString()));
  await once(child, 'close');
  return { exitCode: child.exitCode, error };
}

describe('a port in use', () => {
  test('shows one clear line and exits with code 1', async () => {
    const held = await listenWith((_request, response) => response.end(), 0);
    const port = Number(new URL(held.url).port);
    const { exitCode, error } = await start(port);
    await held.close();
    expect(exitCode).toBe(1);
    expect(error.trim()).toBe(
      `Port ${String(port)} is in use. Stop what runs there or choose another one: PORT=${String(port + 100)} npm start`,
    );
  });

  test.each(['portal', 'identity', 'partner'] as const)(
    'leaves nothing running when it is the port of %s',
    async (taken) => {
      const ports: Ports = await freePorts();
      const held = await listenWith((_request, response) => response.end(), ports[taken]);
      await expect(createSandbox({ ports })).rejects.toThrow(PortInUseError);
      await held.close();
      const sandbox = await createSandbox({ ports });
      await sandbox.close();
    },
  );
});

test('ends all processes with npm', async () => {
  const { portal } = await freePorts();
  const child = spawn('npm', ['run', 'dev'], {
    cwd: root,
    env: { ...process.env, PORT: String(portal), SANDBOX_STATE: ':memory:' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
  await expect.poll(() => output, { timeout: 120_000 }).toContain('Ctrl-C stops everything');
  const answers = () =>
    Promise.all(
      [0, 10, 20].map((more) =>
        fetch(`http://localhost:${String(portal + more)}/`, { redirect: 'manual' }).then(
          () => true,
          () => false,
        ),
      ),
    );
  expect(await answers()).toEqual([true, true, true]);
  child.kill('SIGTERM');
  await expect.poll(answers).toEqual([false, false, false]);
});

test.each([
  [['--port', '1'], "Unknown option '--port'"],
  [['--served-at', 'localhost:80'], '--served-at: expected an http or https address'],
])('refuses %j with the list of options', async (options, problem) => {
  const { exitCode, error } = await start(0, ...options);
  expect(exitCode).toBe(2);
  expect(error).toContain(problem);
  expect(error).toContain('--served-at origin');
});

test('redirects sign-in to the host that serves the portal, whose tokens the APIs accept', async () => {
  const ports = await freePorts();
  const servedAt = 'http://localhost:8080';
  const sandbox = await createSandbox({ ports, servedAt });
  expect(sandbox.urls.portal).toBe(servedAt);
  const { accessToken } = await signIn(sandbox.urls, 'maria');
  const answer = await fetch(
    `http://localhost:${String(ports.portal)}/api/member/users/id-maria/memberships`,
    { headers: { authorization: `Bearer ${accessToken}` } },
  );
  expect(answer.status).toBe(200);
  const page = await openSignInPage(sandbox.urls);
  expect((await fetch(page.url)).headers.get('content-security-policy')).toContain(
    'http://127.0.0.1:8976',
  );
  await sandbox.close();
});

test('keeps sign-ins and failed attempts on restart, and clears both on reset', async () => {
  const ports = await freePorts();
  const first = await createSandbox({ ports, state: folder });
  const { refreshToken } = await signIn(first.urls, 'maria');
  const fail = async (): Promise<string> => {
    const page = await openSignInPage(first.urls);
    const form = { userName: 'sam', password: 'wrong' };
    return (await page.browser.submit(`${page.url}/password`, form)).text();
  };
  await fail();
  await fail();
  await first.close();

  const second = await createSandbox({ ports, state: folder });
  // Again when the connection kept from the first run turns out to be closed.
  const renewed = await vi.waitFor(() => refresh(second.urls, refreshToken));
  expect(await fail()).toContain('Your account is locked');
  await second.close();

  const third = await createSandbox({ ports, state: folder, reset: true });
  await expect
    .poll(() => refresh(third.urls, renewed.refreshToken).catch((error: unknown) => error))
    .toMatchObject({ error: 'invalid_grant' });
  expect((await signIn(third.urls, 'sam')).subject).toBe('id-sam');
  await third.close();
});
