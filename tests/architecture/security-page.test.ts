import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { checks } from '#deploy/deployment-checks.ts';

const page = readFileSync(new URL('../../docs/security.md', import.meta.url), 'utf8');
const root = new URL('../../', import.meta.url);

it('names only existing tests', () => {
  const named = [...page.matchAll(/`((?:src|tests|e2e|deploy)\/[\w./-]+)`/g)].flatMap(
    ([, path]) => path ?? [],
  );
  expect(named.length).toBeGreaterThan(40);
  expect(named.filter((path) => !existsSync(new URL(path, root)))).toEqual([]);
});

it('names exactly the checks of a deployment', () => {
  const named = [...page.matchAll(/check ((?:`[\w-]+`(?:, )?)+)/g)].flatMap(([, list = '']) =>
    [...list.matchAll(/`([\w-]+)`/g)].flatMap(([, id]) => id ?? []),
  );
  expect([...new Set(named)].toSorted()).toEqual(checks.map(({ id }) => id).toSorted());
});
