// @vitest-environment jsdom
import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { rowOf } from '#src/domain/claims/claim-row.ts';
import type { NextStep } from '#src/domain/claims/next-step.ts';
import { familyClaim } from '#tests/support/claims.ts';
import { ClaimStatusCard } from './claim-status-card.tsx';

const claim = familyClaim();
const denied: NextStep = { ...rowOf(claim).nextStep, counts: true, denial: 'part', step: 'none' };

it.each<[string | undefined, Partial<NextStep>, boolean]>([
  ['stateProgram', { owed: 2_000, open: 10_000 }, true],
  ['stateProgram', { owed: 0, open: null }, true],
  ['stateProgram', { owed: 2_000, open: null, denial: null }, false],
  ['commercial', { owed: 2_000, open: 10_000 }, false],
  [undefined, { owed: 2_000, open: 10_000 }, false],
])('says what providers can’t bill by the rules %s, of %j: %s', (rules, changes, says) => {
  const { container } = render(
    <ClaimStatusCard
      claim={claim}
      nextStep={{ ...denied, ...changes }}
      rules={rules}
      isSettled
      isAccountMissing={false}
      openInquiry={null}
      onAsk={null}
    />,
  );
  expect(container.textContent.includes('can’t bill you for what it didn’t pay')).toBe(says);
});
