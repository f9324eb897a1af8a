// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { listWords } from '#content/list.ts';
import { costEstimateWords } from '#content/cost-estimates.ts';
import { findCareWords } from '#content/find-care.ts';
import { primaryCareWords } from '#content/primary-care.ts';
import { travelWords } from '#content/travel.ts';
import { uiWords } from '#content/ui.ts';
import { faults } from '#tests/support/faults.ts';
import { searchset } from '#tests/support/fhir-server.ts';
import { openScreen } from '#tests/support/open-screen.tsx';
import { planOf } from '#tests/support/plans.ts';

/** Each call of these screens × each fault of its response: the rest of the screen stays. */
beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});

type Answer = (request: Request) => Response | Promise<Response>;

const procedure = { procedureId: 'p1', name: 'Knee MRI', category: 'Imaging' };
const usual: Record<string, Answer> = {
  '/PractitionerRole': () =>
    Response.json(
      searchset([
        {
          resourceType: 'PractitionerRole',
          id: 'role-lane',
          practitioner: { reference: 'Practitioner/lane' },
        },
        { resourceType: 'Practitioner', id: 'lane', name: [{ text: 'Ada Lane, MD' }] },
      ]),
    ),
  '/primary-care-provider': () =>
    Response.json({ current: null, pending: null, changeAllowed: true }),
  '/procedures': () => Response.json({ items: [procedure], page: 1, pageSize: 100, total: 1 }),
  '/cost-estimates': () =>
    Response.json({
      procedure,
      page: 1,
      pageSize: 100,
      total: 1,
      items: [
        {
          providerName: 'Cedar Imaging',
          distanceMiles: 1.4,
          network: 'in',
          allowedAmount: { amount: 48_500, currency: 'USD' },
          benefit: { category: 'medical', deductibleApplies: false, coinsurancePercent: 20 },
        },
      ],
    }),
  '/kept-estimates': () => Response.json({ items: [], page: 1, pageSize: 100, total: 0 }),
  '/accumulators': () =>
    Response.json({
      planYear: { start: '2026-01-01', end: '2026-12-31' },
      asOf: '2026-11-20',
      accumulators: [],
    }),
};

async function open(address: string, answers: Record<string, Answer>) {
  const all = { ...usual, ...answers };
  return openScreen(`/medical/${address}`, planOf('Medical'), {
    answer: (path, request) =>
      Object.entries(all).find(([end]) => path.endsWith(end))?.[1](request) ?? null,
  });
}

interface Row {
  /** The end of the call's path. */
  call: string;
  address: string;
  /** The text that stays. */
  stays: string;
  /** The text after the response. */
  after: string;
  failure?: string;
  retry?: string;
}

const { retry } = uiWords.loadFailure;
const rows: Row[] = [
  {
    call: '/PractitionerRole',
    address: 'find-care?name=lane',
    stays: findCareWords.options.primaryCare.name,
    after: 'Ada Lane, MD',
  },
  {
    call: '/PractitionerRole',
    address: 'find-care?provider=role-lane',
    stays: findCareWords.details.back,
    after: 'Ada Lane, MD',
  },
  {
    call: '/PractitionerRole',
    address: 'primary-care-provider?choose=role-lane',
    stays: primaryCareWords.why.title,
    after: primaryCareWords.form.submit,
  },
  {
    call: '/primary-care-provider',
    address: 'primary-care-provider',
    stays: primaryCareWords.why.title,
    after: primaryCareWords.none,
  },
  {
    call: '/procedures',
    address: 'cost-estimates?q=knee&zip=72201',
    stays: costEstimateWords.form.q,
    after: 'Knee MRI',
  },
  {
    call: '/cost-estimates',
    address: 'cost-estimates?q=knee&zip=72201&procedure=p1',
    stays: costEstimateWords.procedures.change,
    after: 'Cedar Imaging',
  },
  {
    call: '/accumulators',
    address: 'cost-estimates?q=knee&zip=72201&procedure=p1',
    stays: 'Cedar Imaging',
    after: costEstimateWords.results.share.in,
    failure: costEstimateWords.results.noLimits,
    retry: listWords.retry,
  },
  {
    call: '/forms',
    address: 'traveling-abroad',
    stays: travelWords.emergency.title,
    after: travelWords.forms.none.before,
  },
];

describe.each(rows)(
  '$call of $address',
  ({ call, address, stays, after, failure, retry: again = retry }) => {
    it.each(faults)('$name: keeps the other parts, and loads on Retry', async ({ answer }) => {
      let isBroken = true;
      const answered = usual[call] ?? (() => Response.json({ items: [], total: 0 }));
      const { says, text, press } = await open(address, {
        [call]: (request) => (isBroken ? answer() : answered(request)),
      });
      await says(failure ?? uiWords.loadFailure.retry);
      await says(stays);
      expect(text()).not.toContain(after);
      isBroken = false;
      await press(again);
      await says(after);
    });
  },
);

describe('the travel card without the member’s full name', () => {
  it.each(faults)('$name: shows the known name and ID', async ({ answer }) => {
    const { says, text } = await open('traveling-abroad', { '/Patient': answer });
    const logged = () => vi.mocked(console.warn).mock.calls.flat().join(' ');
    await expect.poll(logged).toContain('BP-FA-004');
    await says(travelWords.card.title);
    for (const words of [
      `${travelWords.card.name}Maria`,
      `${travelWords.card.memberId}M-Medical`,
    ]) {
      expect(text()).toContain(words);
    }
  });
});

describe('a failed choice of a provider', () => {
  it.each(faults)('$name: shows the failure, and keeps the form', async ({ answer }) => {
    let isBroken = true;
    const { says, press, type, user, getByLabelText } = await open(
      'primary-care-provider?choose=role-lane',
      {
        '/primary-care-provider': (request) =>
          request.method === 'PUT' && isBroken
            ? answer()
            : Response.json({
                current: null,
                pending: null,
                changeAllowed: true,
                earliestEffectiveDate: '2026-12-01',
              }),
      },
    );
    await says(primaryCareWords.form.submit);
    await type(primaryCareWords.form.reason.label, 'moved');
    await press(primaryCareWords.form.submit);
    // A validation message is in the form; any other failure opens an error dialog.
    const shownText = () =>
      document.querySelector('[role=dialog], main form [role=group]')?.textContent;
    await expect.poll(shownText).toBeTruthy();
    const reason = getByLabelText<HTMLSelectElement>(primaryCareWords.form.reason.label);
    expect(reason.value).toBe('moved');
    isBroken = false;
    // Closes the error, where one opened.
    await user.keyboard('{Escape}');
    await press(primaryCareWords.form.submit);
    await says(
      primaryCareWords.sent({ provider: 'Ada Lane, MD', who: 'Maria', day: 'Dec 1, 2026' }),
    );
  });
});
