import { expect, it } from 'vitest';
import { whatNowKinds, type WhatNowKind } from '#src/domain/claims/what-now.ts';
import { whyTitle } from './why-title.ts';

const nothing = { owed: null, open: null, refusal: null };
const unpaid = new Set<WhatNowKind>([
  ...(['received', 'not-processable', 'cancelled', 'reversal', 'unknown'] as const),
]);

it.each(whatNowKinds)('%s is called paid only where it was', (kind) => {
  const title = unpaid.has(kind) ? 'Amounts on this claim' : 'How this claim was paid';
  expect(whyTitle({ ...nothing, kind })).toBe(title);
});

it('what may be owed is asked about, what was refused was decided', () => {
  expect(whyTitle({ ...nothing, kind: 'owed', owed: 1 })).toBe('Why do I owe this?');
  expect(whyTitle({ ...nothing, kind: 'owed', owed: 0 })).toBe('How this claim was paid');
  expect(whyTitle({ ...nothing, kind: 'can-appeal', refusal: 'records', open: 1 })).toBe(
    'How this claim was decided',
  );
});
