// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { claimLetterWords } from '#content/claim-letters.ts';
import { bundle, owing, patient, plan } from '../support/claim-answers.ts';
import { openScreen } from '../support/open-screen.tsx';
import { everyRight } from '../support/plans.ts';

const { appeal: words, question } = claimLetterWords;
const paid = owing('a', 84.2);
const denied = {
  ...paid,
  item: [
    {
      sequence: 1,
      productOrService: { text: 'Imaging' },
      adjudication: [
        {
          category: {
            coding: [
              {
                system: 'http://hl7.org/fhir/us/carin-bb/CodeSystem/C4BBAdjudicationDiscriminator',
                code: 'denialreason',
              },
            ],
          },
          reason: { text: 'Not medically necessary' },
        },
      ],
    },
  ],
  adjudication: [
    {
      category: {
        coding: [
          {
            system: 'http://hl7.org/fhir/us/carin-bb/CodeSystem/C4BBAdjudicationDiscriminator',
            code: 'benefitpaymentstatus',
          },
        ],
      },
      reason: { coding: [{ code: 'denied' }] },
    },
  ],
};
const filed = {
  appealId: 'app-1',
  claimId: 'a',
  submittedAt: '2026-11-01T15:00:00Z',
  reason: 'other',
  comments: 'Please look again.',
  status: 'inReview',
};

const open = async (claim: object, eligibility: object, items: readonly object[] = []) => {
  const screen = await openScreen('/medical/claim-details/a', plan, {
    rights: everyRight,
    answer: (path) => {
      if (path.endsWith('/Patient')) return bundle({ resources: [patient('p1', 'A101', 'A1')] });
      if (path.endsWith('/ExplanationOfBenefit/a')) return Response.json(claim);
      if (path.endsWith('/ExplanationOfBenefit')) return bundle({ resources: [claim] });
      if (path.endsWith('/appeals')) {
        return Response.json({
          items,
          page: 1,
          pageSize: 100,
          total: items.length,
          eligibility,
        });
      }
      return null;
    },
  });
  await screen.says(question.title);
  await expect.poll(() => document.querySelector('main [aria-busy=true]')).toBeNull();
  return screen;
};

it('leads to the appeal of a denied claim by the button beside its status alone', async () => {
  const { findByRole, getAllByRole, queryByRole } = await open(denied, {
    allowed: true,
    lastDay: '2027-05-03',
  });
  await findByRole('link', { name: words.start });
  expect(getAllByRole('link', { name: words.start })).toHaveLength(1);
  expect(queryByRole('heading', { name: words.title })).toBeNull();
});

it('lists what was appealed, with one link to it', async () => {
  const { says, getAllByRole } = await open(denied, { allowed: false }, [filed]);
  await says('Please look again.');
  expect(getAllByRole('link', { name: words.see })).toHaveLength(1);
});

it('offers the appeal of an amount, which no button beside the status leads to', async () => {
  const { findByRole } = await open(paid, { allowed: true, lastDay: '2027-05-03' });
  await findByRole('heading', { name: words.title });
  await findByRole('link', { name: words.start });
});

it('says nothing of appeals where nothing can be appealed', async () => {
  const { queryByRole } = await open(paid, {
    allowed: false,
    notAllowedReason: 'Nothing was denied, and nothing is left for you to pay.',
  });
  await expect.poll(() => queryByRole('heading', { name: words.title })).toBeNull();
});

it('says why a denial can’t be appealed, unless the status gives the deadline', async () => {
  const { says } = await open(denied, {
    allowed: false,
    notAllowedReason: 'Your employer decides this.',
  });
  await says('Your employer decides this.');
});

it('does not repeat the deadline that has passed', async () => {
  const { says, text } = await open(denied, {
    allowed: false,
    lastDay: '2026-01-05',
    notAllowedReason: 'The last day was Jan 5, 2026.',
  });
  await says('The deadline to appeal was Jan 5, 2026.');
  expect(text()).not.toContain('The last day was Jan 5, 2026.');
});
