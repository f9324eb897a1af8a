// @vitest-environment jsdom
import { within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { claimDetailsWords } from '#content/claim-details.ts';
import { contactWords } from '#content/contact.ts';
import { quickLinkWords } from '#content/quick-links.ts';
import { mailboxWords } from '#content/mailbox.ts';
import { primaryCareWords } from '#content/primary-care.ts';
import { message as errorText } from '#src/catalogue/messages.ts';
import { bundle, eob, patient, plan } from '#tests/support/claim-answers.ts';
import { openScreen } from '#tests/support/open-screen.tsx';
import { everyRight, planOf } from '#tests/support/plans.ts';

const links = (main: HTMLElement) =>
  within(main)
    .queryAllByRole('link')
    .map((link) => [link.textContent.trim(), link.getAttribute('href')]);

const records = (path: string): Response | null => {
  if (path.endsWith('/Patient')) return bundle({ resources: [patient('p1', 'A101', 'A1')] });
  if (path.endsWith('/ExplanationOfBenefit/claim-1')) {
    return Response.json({ ...eob('claim-1'), identifier: [{ value: 'CLM-77' }] });
  }
  return path.includes('/health-records/') ? bundle({ resources: [] }) : null;
};
const { topic, claimNumber, comments } = contactWords.form;
const labels = { topic: topic.label, claimNumber: claimNumber.label, comments };
const inMain = (main: HTMLElement, field: keyof typeof labels) =>
  within(main).queryByLabelText<HTMLInputElement | HTMLSelectElement>(labels[field])?.value;

it('does not send a question about a claim without its number', async () => {
  const { says, type, press, text } = await openScreen('/medical/contact-us', plan);
  await says(contactWords.form.title);
  // The focus is at the top of the page, not in the form.
  expect(document.activeElement).toBe(document.body);
  expect(text()).not.toContain(contactWords.form.claimNumber.label);
  await type(contactWords.form.topic.label, 'claims');
  await says(contactWords.form.claimNumber.label);
  await press(contactWords.form.submit);
  await says(errorText('CONT-0004'));
});

it.each([
  ['Billing', undefined, 'billing', undefined],
  ['Claims', 'claim-1', 'claims', 'CLM-77'],
  ['Something new', undefined, 'other', undefined],
])(
  'fills in the topic of a question about a message of %s',
  async (category, relatedClaimId, topic, number) => {
    const { says, main } = await openScreen('/medical/contact-us?message=m1', plan, {
      answer: (path) =>
        path.endsWith('/messages/m1')
          ? Response.json({
              messageId: 'm1',
              memberId: plan.memberId,
              subject: 'Your letter',
              body: 'Hello',
              category,
              sentAt: '2026-11-01T00:00:00Z',
              status: 'read',
              attachments: [],
              replyAllowed: true,
              ...(relatedClaimId && { relatedClaimId }),
            })
          : records(path),
    });
    await says(contactWords.form.title);
    await expect.poll(() => inMain(main, 'topic')).toBe(topic);
    expect(inMain(main, 'claimNumber')).toBe(number);
    expect(inMain(main, 'comments')).toContain('Your letter');
  },
);

it('links from a missing claim to the list and to contact', async () => {
  const { says, main } = await openScreen('/medical/claim-details/gone', plan, {
    answer: (path) =>
      path.endsWith('/ExplanationOfBenefit/gone')
        ? Response.json({}, { status: 404 })
        : records(path),
  });
  await says(claimDetailsWords.screen.missing);
  expect(links(main)).toEqual(
    expect.arrayContaining([
      [claimDetailsWords.screen.seeAll, '/medical/claims'],
      [claimDetailsWords.screen.contact, '/medical/contact-us'],
    ]),
  );
});

it('links from a missing message to the list and to contact', async () => {
  const { says, main } = await openScreen('/message/gone', plan, {
    answer: (path) =>
      path.endsWith('/messages/gone') ? Response.json({}, { status: 404 }) : records(path),
  });
  await says(mailboxWords.message.missing);
  expect(links(main)).toEqual(
    expect.arrayContaining([
      [mailboxWords.message.seeAll, '/messages'],
      [mailboxWords.message.contactUs, '/medical/contact-us'],
    ]),
  );
});

it('links from primary care to contact when there is no directory', async () => {
  const { says, main } = await openScreen('/medical/primary-care-provider', planOf('Medical'), {
    rights: { ...everyRight, findCare: false, findCareAndCostOptions: [] },
    answer: (path) =>
      path.endsWith('/primary-care-provider')
        ? Response.json({ current: null, pending: null, changeAllowed: true })
        : records(path),
  });
  await says(primaryCareWords.none);
  const mainLinks = links(main);
  expect(mainLinks).toContainEqual([primaryCareWords.contact, '/medical/contact-us']);
  expect(mainLinks.map(([, href]) => href).filter((href) => href?.includes('find-care'))).toEqual(
    [],
  );
});

it.each([
  ['Dental', 'Find a dentist', 'General+dentistry'],
  ['Vision', 'Find an eye doctor', 'Optometry'],
] as const)(
  'links from the dashboard of a %s plan to its kind of care',
  async (type, label, specialty) => {
    const prefix = type.toLowerCase();
    const { says, main } = await openScreen(`/${prefix}/dashboard`, planOf(type), {
      answer: records,
    });
    await says(label);
    expect(links(main)).toContainEqual([label, `/${prefix}/find-care?specialty=${specialty}`]);
  },
);

it('links from going paperless to the preferences', async () => {
  const { says, main } = await openScreen('/medical/dashboard', plan, { answer: records });
  await says(quickLinkWords.links.paperless);
  expect(links(main)).toContainEqual([quickLinkWords.links.paperless, '/settings/preferences']);
});
