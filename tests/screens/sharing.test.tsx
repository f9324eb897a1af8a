// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { askToShareWords } from '#content/ask-to-share.ts';
import { claimLetterWords } from '#content/claim-letters.ts';
import { claimsListWords } from '#content/claims-list.ts';
import { idCardWords } from '#content/id-card.ts';
import { primaryCareWords } from '#content/primary-care.ts';
import { shareCardWords } from '#content/share-card.ts';
import { bundle, eob, patient } from '#tests/support/claim-answers.ts';
import { openScreen } from '#tests/support/open-screen.tsx';
import { everyRight, planOf } from '#tests/support/plans.ts';

/** Of another adult who gave family access, every screen shows the visible records and offers no action. */

beforeEach(() => void vi.spyOn(console, 'warn').mockImplementation(() => {}));
afterEach(() => void vi.restoreAllMocks());

const plan = planOf('Medical', { contractId: 'C1', memberId: 'C101' });
const elena = {
  memberId: 'C102',
  firstName: 'ELENA',
  relationship: 'child',
  dateOfBirth: '2008-01-30',
  familyAccess: true,
};
const card = (id: string, memberId: string, patientId: string) => ({
  resourceType: 'Coverage',
  id,
  status: 'active',
  type: { coding: [{ code: 'hip' }] },
  identifier: [{ value: memberId }],
  beneficiary: { reference: `Patient/${patientId}` },
  class: [{ type: { coding: [{ code: 'group' }] }, value: 'G-77' }],
});
const pageOf = (items: readonly unknown[]) =>
  Response.json({ items, page: 1, pageSize: 100, total: items.length });

function answer(path: string, request: Request, access?: 'see' | 'act'): Response | null {
  const { searchParams } = new URL(request.url);
  if (path.includes('/accessrights/')) {
    const own = { memberId: 'C101', firstName: 'MARIA', relationship: 'self' };
    return Response.json({
      accessibleMembers: [own, { ...elena, ...(access && { access }) }],
      rights: everyRight,
    });
  }
  if (path.endsWith('/Patient')) {
    const all = [patient('p1', 'C101', 'C1'), patient('p2', 'C102', 'C1')];
    const identifierParameter = searchParams.get('identifier') ?? '';
    return bundle({
      resources: all.filter(({ identifier }) =>
        identifier.some(({ value }) => value === identifierParameter),
      ),
    });
  }
  if (path.endsWith('/Coverage')) {
    return bundle({
      resources: [card('hip-C1-01', 'C101', 'p1'), card('hip-C1-02', 'C102', 'p2')],
    });
  }
  if (path.endsWith('/ExplanationOfBenefit/claim-2')) {
    return Response.json(eob('claim-2', { patient: { reference: 'Patient/p2' } }));
  }
  if (path.endsWith('/ExplanationOfBenefit')) return bundle({ resources: [] });
  if (path.endsWith('/appeals')) {
    return Response.json({
      items: [],
      page: 1,
      pageSize: 100,
      total: 0,
      eligibility: { allowed: true, lastDay: '2027-05-03' },
    });
  }
  if (path.endsWith('/appeal-deadlines')) {
    const ofClaim = (claimNumber: string, memberId?: string) => ({
      claimId: claimNumber,
      claimNumber,
      lastDay: '2027-05-03',
      ...(memberId !== undefined && { memberId }),
    });
    return pageOf([ofClaim('C-1', 'C101'), ofClaim('C-2', 'C102'), ofClaim('C-3')]);
  }
  if (/\/(?:inquiries|documents|health-links|messages)$/.test(path)) return pageOf([]);
  return null;
}

const open = (address: string, access?: 'see' | 'act') =>
  openScreen(address, plan, { answer: (path, request) => answer(path, request, access) });

describe('S22: data of another adult who gave family access', () => {
  const { question, appeal } = claimLetterWords;

  it('says on a claim that only the adult can ask and appeal', async () => {
    const { says, queryByRole } = await open('/medical/claim-details/claim-2');
    await says(question.onlyBy('Elena'));
    await says(appeal.onlyBy('Elena'));
    expect(queryByRole('button', { name: question.start })).toBeNull();
    expect(queryByRole('button', { name: appeal.start })).toBeNull();
  });

  it('allows questions about a claim if the insurer lets the user act, as for a representative', async () => {
    const { says, text, getByRole } = await open('/medical/claim-details/claim-2', 'act');
    await says(appeal.start);
    expect(getByRole('button', { name: question.start })).toBeTruthy();
    expect(text()).not.toContain(appeal.onlyBy('Elena'));
  });

  it('shows the ID card without sharing', async () => {
    const { says, type, calls, queryByRole } = await open('/medical/id-card');
    await says(shareCardWords.checkIn);
    await type(idCardWords.whose, 'C102');
    await says(idCardWords.onlyBy('Elena'));
    // The form sends the member's own card.
    expect(queryByRole('button', { name: idCardWords.order.submit })).toBeNull();
    expect(queryByRole('button', { name: shareCardWords.checkIn })).toBeNull();
    expect(queryByRole('button', { name: shareCardWords.checkIn })).toBeNull();
    expect(queryByRole('button', { name: shareCardWords.checkInOf('Elena') })).toBeNull();
    expect(calls.filter((call) => call.includes('C102/health-links'))).toEqual([]);
  });

  it('shows the primary care provider without a change', async () => {
    const { says, getByRole, queryByRole } = await open('/medical/primary-care-provider');
    await says(primaryCareWords.onlyBy('Elena'));
    getByRole('link', { name: primaryCareWords.findFor(primaryCareWords.self('Maria')) });
    expect(queryByRole('link', { name: primaryCareWords.findFor('Elena') })).toBeNull();
  });

  it('leaves out dates that only the adult can meet', async () => {
    const { says, text } = await open('/medical/dates');
    await says('C-1');
    await says('C-3');
    expect(text()).not.toContain('C-2');
  });

  it('neither requests nor counts messages of another adult who gave family access', async () => {
    const { calls, says } = await open('/messages');
    await says('No messages');
    expect(calls.filter((call) => call.includes('/messages') && call.includes('C102'))).toEqual([]);
    expect(calls.some((call) => call.includes('/C101/messages'))).toBe(true);
  });
});

it('offers to request access where an adult’s claims are missing', async () => {
  const { says, press, calls } = await openScreen('/medical/claims', plan, {
    answer(path, request) {
      if (path.includes('/accessrights/')) {
        const own = { memberId: 'C101', firstName: 'MARIA', relationship: 'self' };
        return Response.json({
          accessibleMembers: [own, { ...elena, familyAccess: false }],
          rights: everyRight,
        });
      }
      if (path.endsWith('/access-requests')) return new Response(null, { status: 204 });
      return answer(path, request);
    },
  });
  await says(claimsListWords.adults('Elena'));
  await says(askToShareWords.ask('Elena'));
  await press(askToShareWords.ask('Elena'));
  await says(askToShareWords.asked('Elena'));
  expect(calls.filter((call) => call.includes('/access-requests'))).toHaveLength(1);
});
