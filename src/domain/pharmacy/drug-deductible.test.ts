import { describe, expect, it } from 'vitest';
import { limit } from '#tests/support/limits.ts';
import { countsDrugsApart } from './drug-deductible.ts';

describe('whether drugs count apart', () => {
  const drugs = limit({ category: 'pharmacy' });

  it.each([
    ['with a limit of the type', [limit(), drugs], true],
    ['not with one of another type', [limit(), limit({ ...drugs, type: 'outOfPocketMax' })], false],
    ['not where theirs has no amount', [limit(), { ...drugs, allowed: undefined }], false],
    ['not without one', [limit()], false],
  ] as const)('says whether drugs count apart: %s', (_, all, apart) => {
    expect(countsDrugsApart(all, 'deductible')).toBe(apart);
  });
});
