import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import core, { type RulesetDefinition } from '@stoplight/spectral-core';
import rulesets from '@stoplight/spectral-rulesets';
import { beforeAll, describe, expect, test } from 'vitest';
import { apis } from '../../openapi/documents.ts';

beforeAll(() => {
  const run = spawnSync('npm', ['run', 'bundle'], { encoding: 'utf8' });
  expect(run.status, run.stderr).toBe(0);
});

describe.each(apis)('the bundle of %s', (api) => {
  const read = (): string => readFileSync(`release/openapi/${api}.yaml`, 'utf8');

  test('contains only references within the file', () => {
    const references = [...read().matchAll(/\$ref: *['"]?([^'"\s]+)/g)].map(([, target]) => target);
    expect(references.length).toBeGreaterThan(50);
    expect(references.filter((target) => target?.startsWith('#/') !== true)).toEqual([]);
  });

  test('follows the rules of Spectral', async () => {
    const spectral = new core.Spectral();
    // eslint-disable-next-line @typescript-eslint/consistent-type-assertions -- its two packages have different types of one thing
    spectral.setRuleset({ extends: rulesets.oas as RulesetDefinition });
    const found = await spectral.run(read());
    expect(found.map(({ code, message, path }) => ({ code, message, path }))).toEqual([]);
  });
});
