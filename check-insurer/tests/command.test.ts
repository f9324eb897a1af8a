import { execFile, spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freePort } from '#sandbox/places.ts';
import { portalConfig } from '#sandbox/portal-config.ts';
import type { Sandbox } from '#sandbox/sandbox.ts';
import { signIn, signInAt } from '#tests/sandbox/browser.ts';
import { startSandbox } from '#tests/sandbox/member-client.ts';

/** The command as a release holds it: one file, in a folder without packages. */
let folder: string;
let sandbox: Sandbox;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'check-insurer-'));
  const build = promisify(execFile)(process.execPath, ['check-insurer/build.ts', folder]);
  [sandbox] = await Promise.all([startSandbox(), build]);
  const { accessToken, refreshToken, idToken } = await signIn(sandbox.urls, 'maria');
  write('config.json', portalConfig(sandbox.urls));
  write('typo.json', { ...portalConfig(sandbox.urls), hots: '' });
  write('elsewhere.json', {
    ...portalConfig(sandbox.urls),
    host: `http://localhost:${await freePort()}`,
  });
  write('tokens.json', {
    access_token: accessToken,
    refresh_token: refreshToken,
    id_token: idToken,
  });
});
afterAll(async () => {
  await sandbox.close();
  rmSync(folder, { recursive: true });
});

const write = (name: string, content: object) =>
  writeFileSync(join(folder, name), JSON.stringify(content));

type Ended = { exitCode: number | null; output: string; errorOutput: string };

/** Runs the command; `answer` types the input it asks for, given the address that it prints. */
async function run(args: string[], answer?: (address: string) => Promise<string>): Promise<Ended> {
  const child = spawn(process.execPath, ['check-insurer.mjs', ...args], { cwd: folder });
  let errorOutput = '';
  child.stderr.on('data', (chunk: Buffer) => {
    errorOutput += chunk.toString();
    const [address] = /http\S+\/auth\?\S+(?=\n)/.exec(errorOutput) ?? [];
    if (address === undefined || answer === undefined) return;
    void answer(address).then((typed) => child.stdin.end(`${typed}\n`));
    answer = undefined;
  });
  const [output] = await Promise.all([
    text(child.stdout),
    new Promise((ended) => child.once('close', ended)),
  ]);
  return { exitCode: child.exitCode, output, errorOutput };
}

const handedOver = ['--token-file', 'tokens.json'];
const atPortal = () => ['--origin', sandbox.urls.portal];

describe('check-insurer.mjs', () => {
  it('builds check-insurer.mjs as one file, beside the notices of its packages', () => {
    const files = readdirSync(folder).filter((name) => !name.endsWith('.json'));
    expect(files.toSorted()).toEqual(['check-insurer-notices.txt', 'check-insurer.mjs']);
    const notices = readFileSync(join(folder, 'check-insurer-notices.txt'), 'utf8');
    expect(notices).toMatch(/^ajv 8[^]*MIT License[^]*^zod 4/m);
    const code = readFileSync(join(folder, 'check-insurer.mjs'), 'utf8');
    expect(code).not.toContain(resolve('.'));
  });

  it('finds no faults in the sandbox, and writes a report', async () => {
    const args = ['config.json', ...atPortal(), ...handedOver, '--html', 'report.html'];
    const { exitCode, output, errorOutput } = await run(args);
    expect(output, errorOutput).toMatch(/^Nothing found; \d+ operations read\.$/m);
    expect(output).toMatch(/API documents: version \d+\.\d+\.\d+/);
    expect(exitCode).toBe(0);
    expect(readFileSync(join(folder, 'report.html'), 'utf8')).toContain('Nothing found');
  });

  it('reports an invalid configuration', async () => {
    const { exitCode, output } = await run(['typo.json', ...atPortal(), ...handedOver]);
    expect(output).toContain('FINDING  config');
    expect(output).toContain('typo.json: hots: no such field; did you mean host?');
    expect(exitCode).toBe(1);
  });

  it('reports unavailable services', async () => {
    const { exitCode, output } = await run(['elsewhere.json', ...handedOver]);
    expect(output).toContain('FINDING  refused');
    expect(exitCode).toBe(1);
  });

  it('signs in with a browser and a pasted address', async () => {
    const redirect = `${sandbox.urls.portal}/auth-success`;
    const args = ['config.json', ...atPortal(), '--browser', '--redirect', redirect];
    const signedIn = await run(args, async (address) => {
      const returned = await signInAt(sandbox.urls, address, 'sam');
      return returned.href;
    });
    expect(signedIn.output, signedIn.errorOutput).toContain('Nothing found');
    const denied = await run(args, () => Promise.resolve(`${redirect}?error=access_denied`));
    expect(denied.errorOutput).toContain('The provider answered: access_denied.');
    expect(denied.exitCode).toBe(2);
    const foreign = await run(args, () => Promise.resolve(`${redirect}?code=1&state=x`));
    expect(foreign.errorOutput).toContain('another state');
  });

  it.each([
    ['no configuration', [], 'Who signs in'],
    ['an unknown option', ['config.json', '--orgin', 'x'], "Unknown option '--orgin'"],
    ['no file', ['missing.json'], 'missing.json can’t be read'],
    ['no origin', ['config.json', ...handedOver], 'name it, --origin'],
    ['no way to sign in', ['config.json', '--origin', 'https://x.example'], '--browser'],
    ['no token', ['config.json', '--origin', 'https://x.example', '--token', '{}'], 'is none'],
    ['no address', ['config.json', '--origin', 'x'], 'x is no address'],
  ])('%s: says how to start it', async (_, args, words) => {
    const { exitCode, output, errorOutput } = await run(args);
    expect(errorOutput).toContain(words);
    expect(output).toBe('');
    expect(exitCode).toBe(2);
  });
});
