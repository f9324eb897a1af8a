// @vitest-environment jsdom
import { listWords } from '#content/list.ts';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { claimLinkWords } from '#content/claim-link.ts';
import { documentsWords as words } from '#content/documents.ts';
import { message } from '#src/catalogue/messages.ts';
import { bundle, eob, patient } from '#tests/support/claim-answers.ts';
import { faults } from '#tests/support/faults.ts';
import { fakeWindow } from '#tests/support/fake-window.ts';
import { openScreen } from '#tests/support/open-screen.tsx';
import { planOf } from '#tests/support/plans.ts';

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});

const plan = planOf('Medical', { contractId: 'C1', memberId: 'C101' });
const person = (memberId: string, firstName: string) => ({
  memberId,
  firstName,
  relationship: memberId === 'C101' ? 'self' : 'child',
  dateOfBirth: memberId === 'C101' ? '1980-01-01' : '2015-01-01',
});

const own = [
  {
    documentId: 'd1',
    title: 'Explanation of benefits, claim 7',
    type: 'eob',
    date: '2026-05-04',
    claimId: 'eob-7',
  },
  {
    documentId: 'd2',
    title: 'Decision on authorization 9',
    type: 'letter',
    date: '2026-06-01',
    authorizationId: 'auth-9',
  },
  { documentId: 'd3', title: 'A scroll', type: 'scroll', date: '2025-02-01', size: 2048 },
  { documentId: 'd4', title: 'Bare' },
];
const blanks = [
  {
    formDocumentId: 'f1',
    title: 'Medical claim form',
    category: 'Claims',
    contractTypes: ['Medical'],
    version: '2026-01',
    size: 4096,
  },
  { formDocumentId: 'f2', title: 'Bare form' },
  { formDocumentId: 'f3', title: 'Dental form', contractTypes: ['Dental'] },
];
const listOf = (items: readonly unknown[], total = items.length) =>
  Response.json({ items, page: 1, pageSize: 100, total });

type Answers = Record<string, (request: Request) => Response | Promise<Response>>;

async function open(
  answers: Answers = {},
  { address = '', people = [person('C101', 'MARIA')], isBlocked = false } = {},
) {
  const { openPopup, happened } = fakeWindow({ isBlocked });
  const all: Answers = {
    documents: () => listOf(own),
    forms: () => listOf(blanks),
    C101: () => Response.json({ creditableCoverage: { allowed: true } }),
    C102: () => Response.json({ creditableCoverage: { allowed: false, reason: 'Ask the state.' } }),
    certificate: () => Response.json({ confirmationNumber: 'COC-1', arrivesBy: '2026-12-03' }),
    d1: () => new Response('%PDF-1.7'),
    f1: () => new Response('%PDF-1.7'),
    ...answers,
  };
  const screen = await openScreen(`/medical/documents${address}`, plan, {
    openPopup,
    async answer(path, request) {
      if (path.includes('/accessrights/')) {
        const rights = { forms: true, claims: true, inpatientMedicalAdmissionRequest: true };
        return Response.json({ accessibleMembers: people, rights });
      }
      return (await all[path.slice(path.lastIndexOf('/') + 1)]?.(request)) ?? null;
    },
  });
  return {
    ...screen,
    happened,
    posted: () => screen.calls.filter((call) => call.startsWith('POST')),
  };
}

const { list, forms, certificate, file } = words;
const titlesIn = (main: Element | null | undefined) =>
  [...(main?.querySelectorAll('li strong') ?? [])].map((element) => element.textContent);

describe('documents', () => {
  it('lists documents newest first, with their facts', async () => {
    const { says, text, main, getByRole } = await open();
    await says('Bare');
    expect(titlesIn(main.querySelector('section'))).toEqual([
      'Decision on authorization 9',
      'Explanation of benefits, claim 7',
      'A scroll',
      'Bare',
    ]);
    expect(text()).toContain('06/01/2026 · Letter');
    // A type that only the insurer knows is shown as it calls it.
    expect(text()).toContain('02/01/2025 · scroll · PDF, 2 KB');
    expect(text()).toContain(list.noDay);
    const link = (name: string) => getByRole('link', { name }).getAttribute('href');
    expect(link(claimLinkWords.viewOf('Explanation of benefits, claim 7'))).toBe(
      '/medical/claim-details/eob-7',
    );
    expect(link(list.authorizationOf('Decision on authorization 9'))).toBe(
      '/medical/authorizations/auth-9',
    );
  });

  it('show the provider and number of their claim, and are found by them', async () => {
    const { says, main, type, getByRole } = await open({
      Patient: () => bundle({ resources: [patient('p1', 'C101', 'C1')] }),
      ExplanationOfBenefit: () =>
        bundle({
          resources: [
            eob('eob-7', {
              patient: { reference: 'Patient/p1' },
              identifier: [{ type: { coding: [{ code: 'uc' }] }, value: '7' }],
              provider: { display: 'Riverside Hospital' },
              billablePeriod: { start: '2026-05-30' },
            }),
          ],
        }),
    });
    const title = 'Riverside Hospital, care on May 30, 2026, claim 7 · Explanation of benefits';
    await says(title);
    expect(titlesIn(main.querySelector('section'))).toEqual([
      'Decision on authorization 9',
      title,
      'A scroll',
      'Bare',
    ]);
    // The type is below it, and the day tells it from others.
    expect(getByRole('button', { name: file.openOf(title) }).textContent).toBe(
      'Riverside Hospital, care on May 30, 2026',
    );
    expect(
      getByRole('button', { name: file.openOf('Decision on authorization 9') }).textContent,
    ).toBe('Decision on authorization 9');
    await type(list.search, 'riverside 7');
    await says('Showing 1 of 1 document');
    expect(titlesIn(main.querySelector('section'))).toEqual([title]);
  });

  it('filters documents by type, year and words; the words stay out of the address', async () => {
    const { says, text, type, router, press } = await open();
    await says('Bare');
    await type(list.type, 'eob');
    await expect.poll(text).not.toContain('A scroll');
    expect(router.state.location.searchStr).toContain('type=eob');
    await type(list.type, '');
    await type(list.year, '2025');
    await expect.poll(text).toContain('Showing 1 of 1 document');
    await press(listWords.clear);
    await says('Showing 1–4 of 4 documents');
    await type(list.search, 'BENEFITS explanation');
    await says('Showing 1 of 1 document');
    expect(router.state.location.href).not.toMatch(/benefits/i);
    await type(list.search, 'invoice');
    await says(list.noneFits);
  });

  it('show an unknown type as an error, without a call', async () => {
    const { says } = await open({}, { address: '?type=poem' });
    await says(message('FRM-0004'));
    await says('Showing 1–4 of 4 documents');
  });

  it('can be switched to a child, but not to a person whom the user may not see', async () => {
    const people = [person('C101', 'MARIA'), person('C102', 'SOFIA')];
    const { says, type, calls, close } = await open({}, { people });
    await says('Bare');
    await type(list.whose, 'C102');
    await expect
      .poll(() => calls.filter((call) => call.includes('/members/C102/documents')).length)
      .toBe(1);
    close();
    const other = await open({}, { people, address: '?member=X999' });
    await other.says('Bare');
    expect(other.calls.join()).not.toContain('X999');
  });

  it('say when the list is empty', async () => {
    const { says, close } = await open({ documents: () => listOf([], 4) });
    await says(list.mayBeMissing);
    close();
    const none = await open({ documents: () => listOf([]) });
    await none.says(list.none.ifComplete);
  });

  it.each(faults)('$name: loads the list on Retry', async (fault) => {
    let isBroken = true;
    const { says, press, text } = await open({
      documents: () => (isBroken ? fault.answer() : listOf(own)),
    });
    await says('This part isn’t available right now');
    expect(text()).toContain(certificate.title);
    isBroken = false;
    await press('Retry');
    await says('Decision on authorization 9');
  });

  it('open in a new window', async () => {
    const { says, press, happened } = await open();
    await says('Bare');
    await press(file.openOf('Explanation of benefits, claim 7'));
    await expect.poll(() => happened.length).toBe(2);
    expect(happened[1]).toBeInstanceOf(Blob);
  });

  it.each([
    ['is a page, not a PDF', () => new Response('<html>'), false, 'EOB-0001'],
    ['belongs to another member', () => new Response('{}', { status: 403 }), false, 'FRM-0001'],
    ['is blocked by the browser', () => new Response('%PDF-1.7'), true, 'EOB-0002'],
  ] as const)('show an error if a document %s', async (_, answer, isBlocked, code) => {
    const { says, press, portal } = await open({ d1: answer }, { isBlocked });
    await says('Bare');
    await press(file.openOf('Explanation of benefits, claim 7'));
    await expect.poll(() => portal.errors.shown.get()).toMatchObject({ isOpen: true, code });
  });
});

describe('forms', () => {
  it('lists forms for the plan by category, and for another contract type on selection', async () => {
    const { says, text, type, press, calls, router } = await open();
    await says('Decision on authorization 9');
    expect(calls.filter((call) => call.includes('/forms'))).toEqual([]);
    await press(forms.title);
    await says('Medical claim form');
    expect(text()).not.toContain('Decision on authorization 9');
    expect(router.state.location.search).toEqual({ show: 'forms' });
    expect(text()).toContain('Version 2026-01 · PDF, 4 KB');
    expect(text()).toContain(forms.other);
    expect(text()).not.toContain('Dental form');
    await type(forms.contractType, 'Dental');
    await says('Dental form');
    expect(text()).not.toContain('Medical claim form');
    expect(calls.filter((call) => call.includes('contractType=Dental'))).toHaveLength(1);
  });

  it.each(faults)('$name: keeps the documents', async ({ answer }) => {
    const { says, press } = await open({ forms: answer });
    await press(forms.title);
    await says('This part isn’t available right now');
    await press(list.title);
    await says('Decision on authorization 9');
  });

  it('show FRM-0002 when one fails to load', async () => {
    const { says, press, portal } = await open({ f1: () => new Response('', { status: 500 }) });
    await press(forms.title);
    await says('Medical claim form');
    await press(file.openOf('Medical claim form'));
    await expect
      .poll(() => portal.errors.shown.get())
      .toMatchObject({ isOpen: true, code: 'FRM-0002' });
  });

  it.each([
    ['no form', '?form=', 'FRM-0003'],
    ['an unknown form', '?form=f9', 'FRM-0002'],
    ['an older version', '?form=f1&version=2025-01&action=open', 'FRM-0005'],
    ['nothing to be done', '?form=f1', 'FRM-0006'],
    ['something that cannot be done', '?form=f1&action=burn', 'FRM-0006'],
  ] as const)('show an error when linked to with %s', async (_, address, id) => {
    const { says } = await open({}, { address });
    await says(words.linked.title);
    await says(message(id));
  });

  it('show a correctly linked form first, without an error', async () => {
    const address = '?form=f1&version=2026-01&action=download';
    const { says, text, main } = await open({}, { address });
    await says('Medical claim form');
    for (const id of ['FRM-0003', 'FRM-0005', 'FRM-0006'] as const) {
      expect(text()).not.toContain(message(id));
    }
    expect(main.querySelector('section button')?.getAttribute('aria-label')).toBe(
      file.downloadOf('Medical claim form'),
    );
  });
});

describe('the certificate of creditable coverage', () => {
  const family = { people: [person('C101', 'MARIA'), person('C102', 'SOFIA')] };

  it('orders the certificate once, and shows its number', async () => {
    const { says, posted, text, pressTwice } = await open();
    await says(certificate.submit);
    await expect.poll(() => text()).not.toContain('isn’t available right now');
    await pressTwice(certificate.submit);
    await says(message('COC-0003'));
    await says(certificate.number('COC-1'));
    await says(certificate.arrives('Dec 3, 2026'));
    expect(posted()).toEqual(['POST /api/member/users/maria/member-settings/C101/certificate']);
  });

  it('requires a person', async () => {
    const { says, press, posted } = await open({}, family);
    await says(certificate.submit);
    await press(certificate.submit);
    await says(message('COC-0002'));
    expect(posted()).toEqual([]);
  });

  it('does not offer the certificate if the insurer does not allow it, and shows the reason', async () => {
    const { says, type, queryByRole } = await open({}, family);
    await says(certificate.submit);
    await type(certificate.whose, 'C102');
    await says(message('COC-0001'));
    await says('Ask the state.');
    expect(queryByRole('button', { name: certificate.submit })).toBeNull();
    await type(certificate.whose, 'C101');
    await says(certificate.submit);
  });

  it('does not offer the certificate if the insurer does not state the right', async () => {
    const { says, queryByRole } = await open({ C101: () => Response.json({}) });
    await says(message('COC-0001'));
    expect(queryByRole('button', { name: certificate.submit })).toBeNull();
  });

  it('shows COC-0001 when the insurer refuses the order', async () => {
    const { says, press } = await open({
      certificate: () =>
        Response.json({ type: 'about:blank', status: 422, code: 'COC-0001' }, { status: 422 }),
    });
    await says(certificate.submit);
    await press(certificate.submit);
    await says(message('COC-0001'));
  });

  it.each(faults.filter(({ name }) => !name.startsWith('422')))(
    '$name: shows the failure, and orders on the next try',
    async ({ name, answer }) => {
      let isBroken = true;
      const { says, press } = await open({
        certificate: () => (isBroken ? answer() : Response.json({ confirmationNumber: 'COC-2' })),
      });
      await says(certificate.submit);
      await press(certificate.submit);
      await says(name === '429' ? 'You’ve tried this too many times.' : certificate.failure);
      isBroken = false;
      await press(certificate.submit);
      await says(certificate.number('COC-2'));
    },
  );

  it.each(faults)('$name of the right: loads on Retry', async ({ answer }) => {
    const { says, queryByRole } = await open({ C101: answer, documents: () => listOf([]) });
    await says('This part isn’t available right now');
    expect(queryByRole('button', { name: certificate.submit })).toBeNull();
  });
});
