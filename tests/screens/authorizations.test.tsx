// @vitest-environment jsdom
import { within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { authorizationWords } from '#content/authorizations.ts';
import { bundle, eob, patient } from '#tests/support/claim-answers.ts';
import { faults } from '#tests/support/faults.ts';
import { sample } from '#tests/support/fhir-server.ts';
import { openScreen } from '#tests/support/open-screen.tsx';
import { planOf } from '#tests/support/plans.ts';

const plan = planOf('Medical', { contractId: 'C1', memberId: 'C101' });
const authorization = (id: string, more: object = {}) =>
  eob(id, {
    use: 'preauthorization',
    disposition: 'Approved',
    preAuthRef: [`N-${id}`],
    patient: { reference: 'Patient/p1' },
    ...more,
  });
const item = (text: string, more: object = {}) => ({ productOrService: { text }, ...more });
const units = (code: string, value: number) => ({ category: { coding: [{ code }] }, value });

type Answers = Record<string, (query: URLSearchParams) => Response | Promise<Response>>;

async function open(address: string, answers: Answers) {
  return openScreen(`/medical/${address}`, plan, {
    answer(path, request) {
      const end = path.slice(path.lastIndexOf('/') + 1);
      if (end === 'Patient') return bundle({ resources: [patient('p1', 'C101', 'C1')] });
      return answers[end]?.(new URL(request.url).searchParams) ?? null;
    },
  });
}
const openList = (resources: readonly object[]) =>
  open('authorizations', { ExplanationOfBenefit: () => bundle({ resources }) });
const openOne = (resource: object, answers: Answers = {}) =>
  open('authorizations/a', {
    a: () => Response.json(resource),
    ExplanationOfBenefit: () => bundle({ resources: [] }),
    ...answers,
  });

describe('the list', () => {
  it('shows service, status, last day and used units of each authorization', async () => {
    const { text, getAllByRole } = await openList([
      authorization('a', {
        created: '2026-09-07',
        preAuthRefPeriod: [{ start: '2026-09-12', end: '2026-12-11' }],
        item: [
          item('Physical therapy', {
            adjudication: [units('allowedunits', 12), units('consumedunits', 5)],
          }),
        ],
      }),
      authorization('b', { disposition: 'Pended at the insurer’s', item: [item('MRI')] }),
    ]);
    await expect.poll(text).toContain('Physical therapy');
    for (const words of ['Approved', '12/11/2026', '5 of 12', 'Pended at the insurer’s']) {
      expect(text()).toContain(words);
    }
    expect(text()).toContain('Showing 1–2 of 2 authorizations');
    const links = getAllByRole('row').flatMap((row) => within(row).queryAllByRole('link'));
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/medical/authorizations/a',
      '/medical/authorizations/b',
      // An unknown status says to call.
      expect.stringMatching(/^tel:\+1\d{10}$/),
    ]);
  });

  it.each([
    ['approved', 'good'],
    ['EXTENSION GRANTED PER PROVIDER REQUEST', 'good'],
    ['Under Review', 'bad'],
    ['Partial Denial: Please contact your provider', 'bad'],
    ['Authorization sent to wrong Payor', 'notice'],
    ['Withdrawn per Member Request', 'neutral'],
    ['Pended at the insurer’s', 'neutral'],
  ])('%s has the color of its status, here and alone', async (disposition, tone) => {
    const resource = authorization('a', { disposition });
    for (const { main, close } of [await openList([resource]), await openOne(resource)]) {
      await expect.poll(() => main.querySelector('.pill')?.classList).toContain(tone);
      close();
    }
  });

  it('shows Under Review with a clock, not the cross of a denial', async () => {
    const resource = authorization('a', { disposition: 'Under Review' });
    for (const { main, close } of [await openList([resource]), await openOne(resource)]) {
      await expect.poll(() => main.querySelector('.pill .lucide-clock')).not.toBeNull();
      expect(main.querySelector('.pill .lucide-circle-x')).toBeNull();
      close();
    }
  });

  it('filters authorizations by status, also in the address, and shows all again', async () => {
    const { text, router, press } = await open('authorizations?status=denied', {
      ExplanationOfBenefit: () =>
        bundle({
          resources: [
            authorization('a', { item: [item('Physical therapy')] }),
            authorization('b', { disposition: 'Denied', item: [item('MRI')] }),
          ],
        }),
    });
    await expect.poll(text).toContain('MRI');
    expect(text()).not.toContain('Physical therapy');
    await press('Clear all');
    await expect.poll(text).toContain('Physical therapy');
    expect(router.state.location.search).toEqual({});
  });

  it('changes pages, and announces the page', async () => {
    const many = Array.from({ length: 23 }, (_, at) =>
      authorization(`n${at}`, { item: [item(`Service ${at}.`)] }),
    );
    const { text, getAllByRole, press } = await openList(many);
    await expect.poll(text).toContain('Showing 1–10 of 23 authorizations');
    await press('Next');
    await expect.poll(text).toContain('Showing 11–20 of 23 authorizations');
    // With the one of the headings.
    expect(getAllByRole('row')).toHaveLength(11);
  });

  it('explains an empty list', async () => {
    const { text } = await openList([]);
    await expect.poll(text).toContain('Nothing here yet.');
  });

  it.each(faults)('shows a failure to load ($name), and loads on Retry', async (fault) => {
    const warnings = vi.spyOn(console, 'warn').mockImplementation(() => {});
    let isBroken = true;
    const { text, press } = await open('authorizations', {
      ExplanationOfBenefit: () =>
        isBroken
          ? fault.answer()
          : bundle({ resources: [authorization('a', { item: [item('MRI')] })] }),
    });
    await expect.poll(text).toContain('There’s a problem. Retry, or call us: (800) 555-0117');
    isBroken = false;
    await press('Retry');
    await expect.poll(text).toContain('MRI');
    warnings.mockRestore();
  });
});

describe('one authorization', () => {
  it('shows validity, units, people, reason, and the claims that used it', async () => {
    const claims = [
      eob('c1', { insurance: [{ preAuthRef: ['N-a'] }], provider: { display: 'Juniper' } }),
      eob('c2', { provider: { display: 'Elsewhere' } }),
    ];
    const { text } = await openOne(
      authorization('a', {
        created: '2026-09-07',
        preAuthRefPeriod: [{ start: '2026-09-12', end: '2026-12-11' }],
        provider: { display: 'Dr. Salas' },
        item: [
          item('Physical therapy', {
            adjudication: [units('allowedunits', 12), units('consumedunits', 5)],
          }),
        ],
      }),
      { ExplanationOfBenefit: () => bundle({ resources: claims }) },
    );
    await expect.poll(text).toContain('7 left');
    for (const words of ['09/12/2026 to 12/11/2026', 'Dr. Salas', 'N-a', 'Care can begin']) {
      expect(text()).toContain(words);
    }
    await expect.poll(text).toContain('Juniper');
    expect(text()).not.toContain('Elsewhere');
  });

  const denied = authorization('a', {
    disposition: 'Denied: Not a Covered Benefit',
    processNote: [{ text: 'Cosmetic care is not covered' }],
    preAuthRefPeriod: [{ start: '2026-09-12', end: '2026-12-11' }],
  });
  const appealsAnswer =
    (eligibility: object, items: object[] = []) =>
    () =>
      Response.json({ items, page: 1, pageSize: 100, total: items.length, eligibility });
  const filed = {
    appealId: 'app-1',
    submittedAt: '2026-11-01T15:00:00Z',
    reason: 'other',
    comments: 'Please look again.',
    status: 'inReview',
  };
  const lost = {
    ...filed,
    status: 'decided',
    decision: { outcome: 'upheld', decidedAt: '2026-11-10T15:00:00Z' },
  };

  it.each([
    [
      'the insurer’s last day',
      appealsAnswer({ allowed: true, lastDay: '2027-01-11' }),
      'You can appeal by Jan 11, 2027.',
    ],
    [
      'the letter if no day is stated',
      appealsAnswer({ allowed: true }),
      'Our letter explains how to appeal',
    ],
    [
      'the letter where it cannot be asked',
      () => new Response('', { status: 500 }),
      'Our letter explains how to appeal',
    ],
    ['that it is over', appealsAnswer({ allowed: false }), 'You can’t appeal this decision.'],
    [
      'why not, in the insurer’s words',
      appealsAnswer({ allowed: false, notAllowedReason: 'Your employer decides this.' }),
      'Your employer decides this.',
    ],
    [
      'that an appeal is under review',
      appealsAnswer({ allowed: false, notAllowedReason: 'It is in review.' }, [filed]),
      'See your appeal',
    ],
    [
      'the next review after one was lost',
      appealsAnswer({ allowed: true, level: 'external', lastDay: '2027-03-10' }, [lost]),
      'You can ask for another review by Mar 10, 2027.',
    ],
  ])('says why an authorization was denied, and %s', async (_, answer, expected) => {
    const { text } = await openOne(denied, { appeals: answer });
    await expect.poll(text).toContain(expected);
    expect(text()).toContain('Cosmetic care is not covered.');
    // A period beside a denial is no leave.
    expect(text()).not.toContain('12/11/2026');
  });

  it.each(faults.filter(({ status }) => status !== 403 && status !== 404))(
    'shows a failure to load ($name), and loads on Retry',
    async ({ answer }) => {
      const warnings = vi.spyOn(console, 'warn').mockImplementation(() => {});
      let isBroken = true;
      const { text, press } = await openOne(authorization('a'), {
        a: () => (isBroken ? answer() : Response.json(authorization('a'))),
      });
      await expect.poll(text).toContain('There’s a problem. Retry, or call us: (800) 555-0117');
      expect(text()).toContain('All authorizations');
      isBroken = false;
      await press('Retry');
      await expect.poll(text).toContain('N-a');
      warnings.mockRestore();
    },
  );

  it.each(faults)(
    'shows an authorization when its claims fail to load ($name), and loads them on Retry',
    async ({ answer }) => {
      const warnings = vi.spyOn(console, 'warn').mockImplementation(() => {});
      let isBroken = true;
      const used = eob('c1', {
        insurance: [{ preAuthRef: ['N-a'] }],
        provider: { display: 'Elm' },
      });
      const { text, press } = await openOne(authorization('a'), {
        ExplanationOfBenefit: () => (isBroken ? answer() : bundle({ resources: [used] })),
      });
      await expect.poll(text).toContain('This part isn’t available right now');
      expect(text()).toContain('We approved this request');
      expect(text()).toContain('N-a');
      isBroken = false;
      await press('Retry');
      await expect.poll(text).toContain('Elm');
      warnings.mockRestore();
    },
  );

  it('shows that it is missing, with a link back', async () => {
    const { text, getByRole } = await openOne(eob('a'));
    await expect.poll(text).toContain('We couldn’t find this authorization');
    const back = getByRole('link', { name: authorizationWords.back });
    expect(back.getAttribute('href')).toBe('/medical/authorizations');
  });

  it('shows an authorization of the PDex guide with its values', async () => {
    const sent: unknown = sample('pdex/ExplanationOfBenefit-PDexPriorAuth1');
    const own = { patient: { reference: 'Patient/p1' }, insurance: [] };
    const { text } = await openOne({ ...(typeof sent === 'object' ? sent : {}), ...own, id: 'a' });
    await expect.poll(text).toContain('Approved');
    for (const words of ['Urgent', '10/01/2021 to 10/31/2021', 'PA123412341234123412341234']) {
      expect(text()).toContain(words);
    }
    expect(text()).toContain('This authorization ended on Oct 31, 2021.');
  });
});

describe('while a decision is due', () => {
  // Today is Nov 21, 2026.
  const pending = (more: object = {}, answers: Answers = {}) =>
    openOne(
      authorization('a', { disposition: 'Under Review', created: '2026-11-20', ...more }),
      answers,
    );

  it('names the law’s last day and section, and says that nothing is to be done', async () => {
    const { text } = await pending();
    await expect
      .poll(text)
      .toContain('By law, we have to decide within 15 days. That’s by Dec 5, 2026.');
    expect(text()).toContain('29 CFR 2560.503-1(f)(2)');
    expect(text()).toContain(
      'You don’t need to do anything. If we need more records, we’ll ask your provider.',
    );
  });

  it('uses the law that the insurer names for the plan', async () => {
    const { text } = await pending(
      {},
      {
        'appeal-deadlines': () =>
          Response.json({ items: [], page: 1, pageSize: 100, total: 0, rules: 'stateProgram' }),
      },
    );
    await expect
      .poll(text)
      .toContain('By law, we have to decide within 7 days. That’s by Nov 27, 2026.');
    expect(text()).toContain('42 CFR 438.210(d)(1)');
  });

  it('names no law while the plan’s law is unknown', async () => {
    const { text, says } = await pending(
      {},
      { 'appeal-deadlines': () => new Response(null, { status: 500 }) },
    );
    await says('You don’t need to do anything.');
    expect(text()).not.toContain('By law');
  });

  it('shows the insurer’s promised day instead of the law’s', async () => {
    const url = 'https://insurer.example/decision-due-by';
    const { text } = await pending({ extension: [{ url, valueDate: '2026-11-24' }] });
    await expect.poll(text).toContain('We’ll decide by Nov 24, 2026.');
    expect(text()).not.toContain('By law');
    expect(text()).not.toContain('CFR');
  });

  it('asks the member to call when the decision is late', async () => {
    const { text } = await pending({ created: '2026-10-01' });
    await expect
      .poll(text)
      .toContain(
        'We should have decided by Oct 16, 2026. Call us and ask about it. (800) 555-0117',
      );
  });

  it('shows the insurer’s note on what the review waits for', async () => {
    const { text } = await pending({ processNote: [{ text: 'X-rays from Dr. Lane' }] });
    await expect.poll(text).toContain('What we’re waiting for: X-rays from Dr. Lane.');
  });

  it('says that another company requests the records', async () => {
    const { text } = await pending({ disposition: 'Authorization referred to outside Vendor' });
    await expect.poll(text).toContain('If they need more records, they’ll ask your provider.');
  });

  it('names no last day after the decision, and offers the criteria of a denial', async () => {
    const { text } = await pending({ disposition: 'Denied' });
    await expect.poll(text).toContain('Why we denied it: Our letter gives the reason.');
    expect(text()).toContain('You can ask us for the criteria we used to decide.');
    expect(text()).not.toContain('By law, we have to decide');
  });
});

describe('the letter of a decision', () => {
  const documents = [
    {
      documentId: 'd1',
      type: 'letter',
      title: 'Decision on N-a',
      date: '2026-11-02',
      authorizationId: 'a',
    },
    {
      documentId: 'd2',
      type: 'letter',
      title: 'Decision on N-b',
      date: '2026-11-03',
      authorizationId: 'b',
    },
    { documentId: 'd3', type: 'eob', title: 'Explanation of benefits', date: '2026-11-04' },
  ].map((document) => ({ ...document, memberId: 'C101' }));
  const answers: Answers = {
    documents: () => Response.json({ items: documents, page: 1, pageSize: 100, total: 3 }),
  };

  it('links the letter of a decision from its denied authorization', async () => {
    const { findByRole, queryByRole } = await openOne(
      authorization('a', { disposition: 'Denied' }),
      answers,
    );
    await findByRole('button', { name: 'Decision on N-a' });
    expect(queryByRole('button', { name: 'Decision on N-b' })).toBeNull();
  });

  it('does not request the letter of an approved authorization', async () => {
    const { says, calls } = await openOne(authorization('a'), answers);
    await says('N-a');
    expect(calls.filter((call) => call.includes('/documents'))).toEqual([]);
  });
});
