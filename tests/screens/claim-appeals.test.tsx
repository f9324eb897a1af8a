// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { appealWords, attachmentWords, claimLetterWords } from '#content/claim-letters.ts';
import { appealCaseWords } from '#content/appeal-case.ts';
import { nextStepWords } from '#content/next-step.ts';
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
  const { says, text, getAllByRole } = await open(denied, { allowed: false }, [filed]);
  await says('Please look again.');
  // The insurer gives no number.
  expect(text()).not.toContain(words.number(''));
  expect(getAllByRole('link', { name: words.see })).toHaveLength(1);
});

it('says of an appeal that arrived what the claim and the appeal’s page say', async () => {
  const { findByText, getByText } = await open(denied, { allowed: false }, [
    { ...filed, status: 'received' },
  ]);
  await findByText(appealCaseWords.pills.inReview);
  getByText(nextStepWords['in-review'].pill?.label ?? '');
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

it('keeps the number of an appeal and the names of its files', async () => {
  const { says } = await open(denied, { allowed: false }, [
    { ...filed, appealNumber: 'AP-7', attachments: [{ fileName: 'letter.pdf' }] },
  ]);
  await says(words.number('AP-7'));
  await says(attachmentWords.sent('letter.pdf'));
});

it.each([
  [
    'as the insurer answers',
    { appealNumber: 'AP-7', attachments: [{ fileName: 'a.pdf' }] },
    'AP-7',
  ],
  ['without a number that it doesn’t give', {}, null],
])('gives a receipt %s', async (_, answered, number) => {
  const { type, press, says, text } = await openScreen('/medical/claim-details/a/appeal', plan, {
    rights: everyRight,
    answer: (path, { method }) => {
      if (path.endsWith('/Patient')) return bundle({ resources: [patient('p1', 'A101', 'A1')] });
      if (path.endsWith('/ExplanationOfBenefit/a')) return Response.json(denied);
      if (path.endsWith('/ExplanationOfBenefit')) return bundle({ resources: [denied] });
      if (!path.endsWith('/appeals')) return null;
      return method === 'POST'
        ? Response.json({ ...filed, ...answered }, { status: 201 })
        : Response.json({ items: [], total: 0, eligibility: { allowed: true } });
    },
  });
  await type(words.who.label, 'member');
  await type(words.reason.label, 'other');
  await type(appealWords.form.comments, 'Please look again.');
  await press(appealWords.form.submit);
  await says(words.filed('Nov 1, 2026'));
  if (number === null) expect(text()).not.toContain(words.number(''));
  else await says(words.number(number));
  expect(text().includes(attachmentWords.sent('a.pdf'))).toBe(number !== null);
});
