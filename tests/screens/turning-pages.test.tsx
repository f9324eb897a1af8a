// @vitest-environment jsdom
import { expect, it, vi } from 'vitest';
import * as sums from '#src/domain/claims/claims-sums.ts';
import { bundle, eob, patient, plan } from '../support/claim-answers.ts';
import { openScreen } from '../support/open-screen.tsx';

vi.mock(import('#src/domain/claims/claims-sums.ts'), { spy: true });

it('turning a page of claims adds nothing up again, however many claims there are', async () => {
  const resources = Array.from({ length: 25 }, (_, index) => eob(`claim-${index}`));
  const screen = await openScreen('/medical/claims', plan, {
    answer(path) {
      if (path.endsWith('/Patient')) return bundle({ resources: [patient('p1', 'A101', 'A1')] });
      if (path.endsWith('/ExplanationOfBenefit')) return bundle({ resources });
      return path.includes('/health-records/') ? bundle({ resources: [] }) : null;
    },
  });
  await screen.says('Showing 1–10 of 25 claims');
  await screen.says('nothing to add up');
  const before = vi.mocked(sums.sumsOf).mock.calls.length;
  expect(before).toBeGreaterThan(0);
  screen.press('Next');
  await screen.says('Showing 11–20 of 25 claims');
  expect(vi.mocked(sums.sumsOf)).toHaveBeenCalledTimes(before);
});
