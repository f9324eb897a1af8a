// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { disagreementWords as words } from '#content/claim-disagreements.ts';
import { bundle, owing, patient, plan } from '../support/claim-answers.ts';
import { openScreen } from '../support/open-screen.tsx';
import { everyRight } from '../support/plans.ts';

const open = (claim: object) =>
  openScreen('/medical/claim-details/a', plan, {
    rights: everyRight,
    answer: (path) => {
      if (path.endsWith('/Patient')) return bundle({ resources: [patient('p1', 'A101', 'A1')] });
      if (path.endsWith('/ExplanationOfBenefit/a')) return Response.json(claim);
      return path.endsWith('/ExplanationOfBenefit') ? bundle({ resources: [claim] }) : null;
    },
  });

it('reports contradicting amounts of a claim', async () => {
  const { says } = await open(owing('a', 84.2, 90));
  await says(words.title);
  await says('$84.20 and $90.00');
});

it('reports nothing for a claim without contradictions', async () => {
  const { says, text } = await open(owing('a', 84.2));
  await says('Why do I owe this?');
  expect(text()).not.toContain(words.title);
});
