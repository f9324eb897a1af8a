// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { siteSearchWords as words } from '#content/site-search.ts';
import { bundle, owing, patient, plan } from '#tests/support/claim-answers.ts';
import { openScreen } from '#tests/support/open-screen.tsx';

it('says of the amount that a member may owe whose claims it is about', async () => {
  const { user } = await openScreen('/medical/claims', plan, {
    hasFrame: true,
    answer: (path) => {
      if (path.endsWith('/Patient')) return bundle({ resources: [patient('p1', 'A101', 'A1')] });
      return path.endsWith('/ExplanationOfBenefit')
        ? bundle({ resources: [owing('a', 84.2)] })
        : null;
    },
  });
  await user.click(await screen.findByRole('button', { name: /search|find anything/i }));
  await user.type(await screen.findByLabelText(words.label), 'what do I owe');
  await screen.findByText(/Your claims, as of today/);
  expect(screen.queryByText(/Everyone’s claims/)).toBeNull();
});
