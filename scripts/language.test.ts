import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { build } from 'vite';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { inLanguage } from './language.ts';

const root = mkdtempSync(path.join(tmpdir(), 'language-'));

beforeAll(() => {
  const write = (file: string, text: string) => {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), text);
  };
  for (const [language, word] of [
    ['en', 'Claims'],
    ['es', 'Reclamos'],
  ] as const) {
    write(`content/${language}/menu.ts`, `export const word: string = '${word}';`);
    write(
      `content/${language}/page.ts`,
      `export const pageWords = { language: '${language}', title: '${word}' };`,
    );
  }
  write('index.html', page('{{title}}'));
  write('unknown.html', page('{{unheard}}'));
  write('main.ts', `import { word } from '#content/menu.ts'; console.log(word);`);
});
afterAll(() => rmSync(root, { recursive: true }));

const page = (title: string) =>
  `<!doctype html><html lang="{{language}}"><title>${title}</title><script type="module" src="/main.ts"></script></html>`;

async function builtIn(language: string, input = 'index.html') {
  const result = await build({
    configFile: false,
    root,
    logLevel: 'silent',
    plugins: inLanguage(language, root),
    build: { write: false, rolldownOptions: { input } },
  });
  const outputs = Array.isArray(result) ? result : [result];
  return outputs
    .flatMap((buildOutput) => ('output' in buildOutput ? buildOutput.output : []))
    .map((item) => (item.type === 'chunk' ? item.code : String(item.source)))
    .join('\n');
}

it.each([
  ['en', 'Claims', 'Reclamos'],
  ['es', 'Reclamos', 'Claims'],
])('a build in %s uses the content of that folder in its code and its page', async (...row) => {
  const [language, own, other] = row;
  const files = await builtIn(language);
  expect(files).toContain(`<html lang="${language}">`);
  expect(files).toContain(`<title>${own}</title>`);
  expect(files).toMatch(new RegExp(`console\\.log\\(.${own}.\\)`));
  expect(files).not.toContain(other);
});

it('rejects a language without a folder', () => {
  expect(() => inLanguage('xx', root)).toThrow('There are no words in xx');
});

it('rejects a page that uses a missing text', async () => {
  await expect(builtIn('en', 'unknown.html')).rejects.toThrow('content/en/page.ts has no unheard');
});
