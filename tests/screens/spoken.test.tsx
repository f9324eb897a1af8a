// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { bundle, eob, patient } from '#tests/support/claim-answers.ts';
import { openScreen } from '#tests/support/open-screen.tsx';
import { planOf } from '#tests/support/plans.ts';
import { expectInOrder, spokenPhrases } from '#tests/support/screen-reader.ts';

/** The announcements of a virtual screen reader on four screens: names, roles, states and order. */

beforeEach(() => void vi.spyOn(console, 'warn').mockImplementation(() => {}));
afterEach(() => void vi.restoreAllMocks());

const plan = planOf('Medical', { contractId: 'C1', memberId: 'C101' });
const pageOf = (items: readonly unknown[]) =>
  Response.json({ items, page: 1, pageSize: 100, total: items.length });

const hl7 = 'http://terminology.hl7.org/CodeSystem/adjudication';
const carin = 'http://hl7.org/fhir/us/carin-bb/CodeSystem/C4BBAdjudication';
const total = (system: string, code: string, value: number) => ({
  category: { coding: [{ system, code }] },
  amount: { value, currency: 'USD' },
});
const claim = eob('claim-1', {
  patient: { reference: 'Patient/p1' },
  provider: { display: 'Cedar Bluff Clinic' },
  outcome: 'complete',
  identifier: [{ value: 'C-77' }],
  billablePeriod: { start: '2026-10-02', end: '2026-10-02' },
  total: [
    total(hl7, 'submitted', 200),
    total(hl7, 'benefit', 120),
    total(carin, 'memberliability', 80),
  ],
});
const message = {
  messageId: 'm1',
  memberId: 'C101',
  subject: 'Your claim was paid',
  status: 'read',
  body: '<p>We paid <b>$120.00</b>.</p>',
  category: 'Claims',
  attachments: [],
  sentAt: '2026-11-20T15:00:00Z',
  replyAllowed: false,
};

function answer(path: string): Response | null {
  if (path.endsWith('/Patient')) return bundle({ resources: [patient('p1', 'C101', 'C1')] });
  if (path.endsWith('/ExplanationOfBenefit/claim-1')) return Response.json(claim);
  if (/\/(?:ExplanationOfBenefit|Coverage)$/.test(path)) return bundle({ resources: [] });
  if (path.endsWith('/messages/m1')) return Response.json(message);
  if (path.endsWith('/appeals')) {
    return Response.json({
      items: [],
      page: 1,
      pageSize: 100,
      total: 0,
      eligibility: { allowed: true, lastDay: '2027-04-30' },
    });
  }
  if (/\/(?:inquiries|documents|messages|appeal-deadlines)$/.test(path)) return pageOf([]);
  return null;
}

async function open(address: string, last: string) {
  const screen = await openScreen(address, plan, { answer });
  await screen.says(last);
  await expect.poll(() => screen.main.querySelectorAll('[aria-busy=true]').length).toBe(0);
  const spoken = async () => spokenPhrases(screen.main);
  return { ...screen, spoken };
}

describe('a screen reader reads', () => {
  it('the dashboard as a greeting, then each card as a region with its heading and its link', async () => {
    const { spoken } = await open('/medical/dashboard', 'Programs in your plan');
    expectInOrder(await spoken(), [
      'main',
      'heading, Good Morning, Maria, level 1',
      'region, What needs your attention',
      'heading, What needs your attention, level 2',
      'end of region, What needs your attention',
      'region, Your plan',
      'Active',
      'term',
      'Member ID',
      'definition',
      'C101',
      'link, Show ID card',
      'region, Your spending',
      'link, See spending details',
      'region, Recent claims',
      'No claims in the last six months.',
      'link, See all claims',
      'navigation, Quick links',
      'end of main',
    ]);
  });

  it('a claim as its facts, status, amounts in order, and actions', async () => {
    const { spoken } = await open('/medical/claim-details/claim-1', 'Appeal this decision');
    await expect.poll(() => document.body.textContent).toContain('Services and amounts');
    expectInOrder(await spoken(), [
      'link, All claims',
      'heading, Cedar Bluff Clinic, level 1',
      'Doctor or clinic · Oct 2, 2026 · claim C-77',
      'region, Where this claim stands, not busy',
      'heading, Where this claim stands, level 2',
      'You may owe',
      '$80',
      '.00',
      'end of region, Where this claim stands, not busy',
      'heading, Why do I owe this?, level 2',
      'Cedar Bluff Clinic billed $200.00. Your plan paid $120.00. You may owe $80.00.',
      'list, How the bill was split',
      'listitem, level 1, position 1, set size 3',
      'Billed',
      '$200.00',
      'listitem, level 1, position 3, set size 3',
      'You may owe',
      '$80.00',
      'heading, Services and amounts, level 2',
      'table',
      'columnheader, Billed',
      'rowheader, Total',
      'cell, $200.00',
      'heading, Appeal the decision, level 2',
      'link, Appeal this decision',
      'heading, Ask about this claim, level 2',
      'button, Ask a question',
      'button, Print this page',
      'end of main',
    ]);
  });

  it('a form as each field with its label, hint and state, then its errors', async () => {
    const { spoken, press, says } = await open('/medical/contact-us', 'Call us');
    expectInOrder(await spoken(), [
      'heading, Contact Us, level 1',
      'region, Send us a message',
      'form',
      'textbox, Phone number, 10 digits, including the area code., not invalid',
      'combobox, What is it about?, has popup listbox, not expanded, not invalid',
      'option, Choose a topic, not selected, position 1, set size 7',
      'textbox, How can we help?, 450 characters left, not invalid',
      'button, Send message, not disabled',
      'end of form',
    ]);
    await press('Send message');
    await says('Choose what your message is about.');
    const phrases = await spoken();
    expect(phrases.filter((phrase) => /^(?:textbox|combobox), .*, invalid$/.test(phrase))).toEqual([
      expect.stringMatching(/^textbox, Phone number, /),
      expect.stringMatching(/^combobox, What is it about\?, /),
      expect.stringMatching(/^textbox, How can we help\?, /),
    ]);
    // The summary comes first and leads to each field.
    expectInOrder(phrases, [
      'form',
      'link, Choose what your message is about.',
      'button, Send message, not disabled',
    ]);
  });

  it('a message as its subject in a heading, its text, and actions', async () => {
    const { spoken } = await open('/message/m1', 'We paid');
    expectInOrder(await spoken(), [
      'heading, Your claim was paid, level 1',
      'article',
      'region, Message',
      'We paid',
      '$120.00',
      'end of region, Message',
      'button, Archive',
      'button, Delete',
      'end of main',
    ]);
  });
});
