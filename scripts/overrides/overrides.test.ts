import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { runInNewContext } from 'node:vm';
import { build } from 'vite';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { typeErrorsOf } from '#tests/support/type-check.ts';
import { inLanguage } from '../language.ts';

const projectRoot = path.resolve(import.meta.dirname, '../..');
let root = '';

const write = (file: string, text: string) => {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), text);
};

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'overrides-'));
  write('package.json', '{ "type": "module" }');
  write(
    'content/en/menu.ts',
    `export const menuWords = {
      claims: 'Claims',
      care: { find: 'Find care', of: (name: string) => \`Care of \${name}\` },
    };
    export const others = ['One', 'Two'];`,
  );
  write('content/en/page.ts', `export const pageWords = { language: 'en', title: 'Portal' };`);
  write(
    'index.html',
    '<html lang="{{language}}"><title>{{title}}</title><script type="module" src="/main.ts"></script></html>',
  );
  write(
    'main.ts',
    `import { menuWords, others } from '#content/menu.ts';
    console.log(menuWords.claims, menuWords.care.find, menuWords.care.of('Ann'), others);`,
  );
});
afterEach(() => rmSync(root, { recursive: true }));

async function built(): Promise<string> {
  const result = await build({
    configFile: false,
    root,
    logLevel: 'silent',
    plugins: inLanguage('en', root),
    build: { write: false, minify: false, modulePreload: { polyfill: false } },
  });
  const outputs = Array.isArray(result) ? result : [result];
  return outputs
    .flatMap((buildOutput) => ('output' in buildOutput ? buildOutput.output : []))
    .map((item) => (item.type === 'chunk' ? item.code : String(item.source)))
    .join('\n');
}

/** Runs a script of a build, and returns what it printed. */
function printedBy(code: string): unknown[] {
  const printed: unknown[] = [];
  runInNewContext(code.slice(0, code.indexOf('<html')), {
    console: { log: (...values: unknown[]) => printed.push(...values) },
  });
  return printed;
}

function overrides(...options: string[]): { status: number | null; lines: string[] } {
  const { status, stdout } = spawnSync(
    process.execPath,
    [path.join(projectRoot, 'scripts/overrides.ts'), ...options],
    { cwd: root, encoding: 'utf8' },
  );
  return { status, lines: stdout.trimEnd().split('\n') };
}

const ownMenu = `export default {
  menuWords: { claims: 'Bills', care: { of: (name) => \`\${name}’s care\` } },
  others: ['Three'],
};`;

describe('a build', () => {
  it('uses the insurer’s words, and ours without an override', async () => {
    write('content-overrides/en/menu.ts', ownMenu);
    write('content-overrides/en/page.ts', `export default { pageWords: { title: 'Pine' } };`);
    const files = await built();
    expect(printedBy(files)).toEqual(['Bills', 'Find care', 'Ann’s care', ['Three']]);
    expect(files).toContain('<html lang="en">');
    expect(files).toContain('<title>Pine</title>');
  });

  it('contains no code for overrides without an override', async () => {
    const files = await built();
    expect(printedBy(files)).toEqual(['Claims', 'Find care', 'Care of Ann', ['One', 'Two']]);
    expect(files).not.toContain('withOverrides');
  });

  it('fails where an override replaces nothing', async () => {
    write('content-overrides/en/menu.ts', `export default { menuWords: { bills: 'Bills' } };`);
    await expect(built()).rejects.toThrow(
      'content-overrides/en/menu.ts: menuWords.bills replaces nothing',
    );
  });
});

describe('npm run overrides', () => {
  it('reports 0 of 0 without overrides', () => {
    expect(overrides()).toEqual({ status: 0, lines: ['0 of 0 overrides to look at'] });
  });

  it('lists overrides until they are accepted', () => {
    write('content-overrides/en/menu.ts', ownMenu);
    const { status, lines } = overrides();
    expect(status).toBe(1);
    expect(lines).toContain('content-overrides/en/menu.ts: menuWords.claims is not accepted yet');
    expect(lines.at(-1)).toBe('3 of 3 overrides to look at');
    expect(overrides('accept').status).toBe(0);
    expect(overrides()).toEqual({ status: 0, lines: ['0 of 3 overrides to look at'] });
    const record: unknown = JSON.parse(
      readFileSync(path.join(root, 'content-overrides/en/replaced.json'), 'utf8'),
    );
    expect(record).toEqual({
      menu: {
        'menuWords.claims': 'Claims',
        'menuWords.care.of': '(name) => `Care of ${name}`',
        others: '["One","Two"]',
      },
    });
  });

  it('lists texts that an upgrade changed: the old and new text and the insurer’s', () => {
    write('content-overrides/en/menu.ts', ownMenu);
    overrides('accept');
    const menu = readFileSync(path.join(root, 'content/en/menu.ts'), 'utf8');
    write('content/en/menu.ts', menu.replace("'Claims'", "'Claims and bills'"));
    expect(overrides()).toEqual({
      status: 1,
      lines: [
        'content-overrides/en/menu.ts: menuWords.claims has changed',
        '  was:   Claims',
        '  is:    Claims and bills',
        '  yours: Bills',
        '1 of 3 overrides to look at',
      ],
    });
    expect(overrides('accept').status).toBe(0);
    expect(overrides().status).toBe(0);
  });

  it.each([
    ['a sentence', 'content/en/menu.ts', 'export const menuWords = { care: { of: String } };'],
    ['a file', 'content/en/menus.ts', ''],
  ])('lists an override after %s is removed, even after accepting', (_, file, text) => {
    write('content-overrides/en/menu.ts', `export default { menuWords: { claims: 'Bills' } };`);
    overrides('accept');
    rmSync(path.join(root, 'content/en/menu.ts'));
    write(file, text);
    const lines = [
      'content-overrides/en/menu.ts: menuWords.claims replaces nothing',
      '  was:   Claims',
      '  yours: Bills',
      '1 of 1 overrides to look at',
    ];
    expect(overrides()).toEqual({ status: 1, lines });
    expect(overrides('accept').status).toBe(1);
  });
});

/** Returns the type errors of a file of overrides of our own words. */
function complaintsAbout(file: string, own: string): string {
  const start = path.join(projectRoot, `content-overrides/en/${file}.ts`);
  const text = `import type { Overrides } from '../../content/words.ts';
    export default ${own} satisfies Overrides['${file}'];`;
  return typeErrorsOf(start, (name) => (name === start ? text : null));
}

describe('tsc', () => {
  it.each([
    ['one text of many', 'plans', "{ plansWords: { plan: { active: 'Current' } } }"],
    ['a sentence with a value', 'costs', '{ costWords: { percent: (share) => `${share} %` } }'],
    ['a sentence without its value', 'costs', "{ costWords: { percent: () => 'Some' } }"],
  ])('lets an insurer replace %s', (_, file, own) => {
    expect(complaintsAbout(file, own)).toBe('');
  });

  it.each([
    ['a text that is not there', "{ plansWords: { activ: 'Current' } }", /'activ' does not exist/],
    [
      'words that are not there',
      "{ planWords: { active: 'Current' } }",
      /'planWords' does not exist/,
    ],
    [
      'a sentence with another value',
      '{ plansWords: { plan: { since: (start: Date) => `${start.getTime()}` } } }',
      /'string' is not assignable to type 'Date'/,
    ],
    [
      'a sentence with more values',
      '{ plansWords: { plan: { since: (start: string, end: string) => start + end } } }',
      /Target signature provides too few arguments/,
    ],
    ['a sentence by a text', "{ plansWords: { plan: { since: 'Since' } } }", /not assignable/],
  ])('refuses to replace %s', (_, own, complaint) => {
    expect(complaintsAbout('plans', own)).toMatch(complaint);
  });
});
