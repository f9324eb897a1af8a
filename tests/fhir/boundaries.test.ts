import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const root = path.resolve(import.meta.dirname, '../..');
const sources = readdirSync(path.join(root, 'src'), { recursive: true, encoding: 'utf8' })
  .map((file) => path.join('src', file))
  .filter((file) => /\.tsx?$/.test(file) && !file.includes('.test.'));
const textOf = (file: string) => readFileSync(path.join(root, file), 'utf8');

/** Returns the static value imports of a file, as paths from the root; packages by their name. */
function importsOf(file: string): string[] {
  const matches = textOf(file).matchAll(
    /^(?:import|export)(?! type\b)(?:[^;']*?\bfrom)? '([^']+)';?$/gm,
  );
  return [...matches].map(([, name = '']) => {
    if (name.startsWith('#')) return name.slice(1);
    return name.startsWith('.') ? path.join(path.dirname(file), name) : name;
  });
}

const usersOf = (pattern: RegExp) => sources.filter((file) => pattern.test(textOf(file)));

it('imports the FHIR library in one file only', () =>
  expect(usersOf(/'fhir-kit-client/)).toEqual(['src/api/fhir/client.ts']));

it('uses FHIR resources and code systems in one folder only', () => {
  const users = usersOf(/'fhir\/r4'|resourceType|hl7\.org/);
  expect(users.length).toBeGreaterThan(5);
  expect(users.filter((file) => !file.startsWith('src/api/fhir/'))).toEqual([]);
});

it('loads the FHIR library and its readers by one dynamic import', () => {
  const seen = new Set<string>();
  const visit = (file: string) => {
    if (seen.has(file)) return;
    seen.add(file);
    if (sources.includes(file)) importsOf(file).forEach(visit);
  };
  const ofScreens = sources.filter((file) => /^src\/(main|start|routes|features)\b/.test(file));
  ofScreens.forEach(visit);
  expect([...seen].filter((file) => file.startsWith('src/api/fhir/')).toSorted()).toEqual([
    'src/api/fhir/load-records.ts',
  ]);
  expect(seen).not.toContain('fhir-kit-client');
  expect(usersOf(/import\(\s*'[^']*\/records\.ts'\s*\)/)).toEqual(['src/api/fhir/load-records.ts']);
});
