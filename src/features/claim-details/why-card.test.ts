import { expect, it } from 'vitest';
import { nextStepKinds, type NextStepKind } from '#src/domain/claims/next-step.ts';
import { whyTitle } from './why-card.tsx';

const nothing = { owed: null, open: null, denial: null };
const unpaid = new Set<NextStepKind>([
  ...(['received', 'not-processable', 'cancelled', 'reversal', 'unknown', 'at-pickup'] as const),
]);

const before = 'How this claim was decided before your appeal';
const won: Partial<Record<NextStepKind, string>> = { won: before, 'won-earlier': before };

it.each(nextStepKinds)('calls %s paid only where it was', (kind) => {
  const title = unpaid.has(kind)
    ? 'Amounts on this claim'
    : (won[kind] ?? 'How this claim was paid');
  expect(whyTitle({ ...nothing, kind })).toBe(title);
});

it('asks about an amount that may be owed, and reports a refusal as decided', () => {
  expect(whyTitle({ ...nothing, kind: 'owed', owed: 1 })).toBe('Why do I owe this?');
  expect(whyTitle({ ...nothing, kind: 'owed', owed: 0 })).toBe('How this claim was paid');
  expect(whyTitle({ ...nothing, kind: 'can-appeal', denial: 'records', open: 1 })).toBe(
    'How this claim was decided',
  );
});
