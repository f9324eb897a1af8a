// @vitest-environment jsdom
import { fireEvent, within } from '@testing-library/react';
import { listWords } from '#content/list.ts';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { claimLinkWords } from '#content/claim-link.ts';
import { staleOnErrorWords } from '#content/stale-on-error.ts';
import { reimbursementWords as words } from '#content/reimbursement.ts';
import { titles } from '#content/titles.ts';
import { bundle, patient } from '#tests/support/claim-answers.ts';
import { faults } from '#tests/support/faults.ts';
import { openScreen } from '#tests/support/open-screen.tsx';
import { planOf } from '#tests/support/plans.ts';

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});

const plan = planOf('Medical', { contractId: 'C1', memberId: 'C101' });
const money = (amount: number) => ({ amount, currency: 'USD' });
const fullAccount = {
  year: 2026,
  election: money(150_000),
  used: money(60_000),
  balance: money(87_000),
  asOf: '2026-11-20',
  lastDayToSubmit: '2027-03-31',
};
const claim = (id: string, cents: number) => ({
  resourceType: 'ExplanationOfBenefit',
  id,
  status: 'active',
  use: 'claim',
  outcome: 'complete',
  type: {
    coding: [{ system: 'http://terminology.hl7.org/CodeSystem/claim-type', code: 'professional' }],
  },
  patient: { reference: 'Patient/p1' },
  created: '2026-05-06',
  billablePeriod: { start: '2026-05-04', end: '2026-05-04' },
  provider: { display: 'Cedar Clinic' },
  insurance: [{ focal: true, coverage: { reference: 'Coverage/hip-C1-01' } }],
  payment: { type: { coding: [{ code: 'paid' }] } },
  total: [
    ['submitted', 'http://terminology.hl7.org/CodeSystem/adjudication', 20_000],
    ['eligible', 'http://terminology.hl7.org/CodeSystem/adjudication', 10_000],
    ['memberliability', 'http://hl7.org/fhir/us/carin-bb/CodeSystem/C4BBAdjudication', cents],
  ].map(([code, system, amount]) => ({
    category: { coding: [{ system, code }] },
    amount: { value: Number(amount) / 100, currency: 'USD' },
  })),
});
const listOf = (items: readonly unknown[], total = items.length) =>
  Response.json({ items, page: 1, pageSize: 100, total });
const made = { reimbursementId: 'r9', status: 'received', amount: money(3_000), claimId: 'eob-1' };
const requestRows = [
  {
    ...made,
    reimbursementId: 'r1',
    status: 'paid',
    claimId: 'eob-2',
    provider: 'Pine',
    submittedAt: '2026-06-01T10:00:00Z',
  },
  {
    ...made,
    reimbursementId: 'r2',
    status: 'denied',
    claimId: undefined,
    reason: 'No date on it.',
  },
  {
    ...made,
    reimbursementId: 'r3',
    status: 'lost-and-found',
    claimId: undefined,
    description: 'Glasses',
  },
];
const moved = [
  {
    transactionId: 't1',
    date: '2026-01-01',
    amount: money(150_000),
    type: 'contribution',
    status: 'posted',
    description: 'From Acme',
  },
  {
    transactionId: 't2',
    date: '2026-06-01',
    amount: money(-3_000),
    type: 'reimbursement',
    status: 'pending',
    description: 'Cedar',
    claimId: 'eob-1',
  },
  { transactionId: 't3', date: '2026-05-01', amount: money(-500), type: 'gift', status: 'frozen' },
  { transactionId: 't4', date: '2026-04-01', amount: money(-100) },
];

type Answers = Record<string, (request: Request) => Response | Promise<Response>>;

async function open(answers: Answers = {}, address = '') {
  const posts: { key: string | null; body: unknown }[] = [];
  const all: Answers = {
    'health-reimbursement': () => Response.json(fullAccount),
    transactions: () => listOf(moved),
    reimbursements: () => listOf(requestRows),
    ask: () => Response.json(made, { status: 201 }),
    Patient: () => bundle({ resources: [patient('p1', 'C101')] }),
    ExplanationOfBenefit: () =>
      bundle({ resources: [claim('eob-1', 3_000), claim('eob-2', 3_000), claim('eob-3', 0)] }),
    ...answers,
  };
  const screen = await openScreen(`/medical/health-reimbursement${address}`, plan, {
    async answer(path, request) {
      const name = path.slice(path.lastIndexOf('/') + 1);
      if (request.method !== 'POST') return (await all[name]?.(request)) ?? null;
      posts.push({
        key: request.headers.get('idempotency-key'),
        body: await request.clone().json(),
      });
      return (await all['ask']?.(request)) ?? null;
    },
  });
  const begin = async () => {
    await screen.says(words.account.ask);
    await screen.press(words.account.ask);
    await screen.says(words.form.claim);
    await screen.says('Cedar Clinic');
  };
  return { ...screen, posts, begin };
}

const { account, form, requests, transactions, unfinished, sent } = words;

/** Returns the ids of the claims that can be chosen. */
const claimsIn = (main: HTMLElement) =>
  [...within(main).getByLabelText<HTMLSelectElement>(form.claim).options].map(({ value }) => value);
const addReceipt = (main: HTMLElement) =>
  fireEvent.change(within(main).getByLabelText(/^Add a receipt/), {
    target: { files: [new File(['%PDF-1'], 'receipt.pdf', { type: 'application/pdf' })] },
  });
const amountIn = (main: HTMLElement) =>
  within(main).queryByLabelText<HTMLInputElement>(form.amount)?.value;

describe('an account', () => {
  it('shows the balance first, and amounts that add up', async () => {
    const { says, text } = await open();
    await says('$870.00');
    for (const figure of ['$1,500.00', '$600.00', '$30.00', '2026', account.asOf('Nov 20, 2026')]) {
      expect(text()).toContain(figure);
    }
    await says(account.lastDay('Mar 31, 2027'));
  });

  it('works if the insurer sends only the balance', async () => {
    const { says, text } = await open({
      'health-reimbursement': () => Response.json({ balance: money(500) }),
    });
    await says('$5.00');
    expect(text()).not.toContain(account.election);
    await says(account.ask);
  });

  it.each([
    ['is empty', { balance: money(0) }, account.empty],
    ['is over', { lastDayToSubmit: '2026-11-20' }, account.over('Nov 20, 2026')],
  ])('offers no request when it %s', async (_, more, expected) => {
    const { says, queryByRole } = await open({
      'health-reimbursement': () => Response.json({ ...fullAccount, ...more }),
    });
    await says(expected);
    expect(queryByRole('button', { name: account.ask })).toBeNull();
  });

  it('says that the member has no account, without further calls', async () => {
    const { says, text } = await open({
      'health-reimbursement': () => Response.json({}, { status: 404 }),
    });
    await says(words.none.text);
    expect(text()).not.toContain(transactions.title);
  });

  it.each(faults.filter(({ status }) => status !== 404))(
    '$name: keeps the lists, and loads the account on Retry',
    async ({ answer }) => {
      let isBroken = true;
      const { says, press } = await open({
        'health-reimbursement': () => (isBroken ? answer() : Response.json(fullAccount)),
      });
      await says('From Acme');
      await says('This part isn’t available right now');
      isBroken = false;
      await press('Retry');
      await says('$870.00');
    },
  );
});

describe('requests', () => {
  it('show their status, its meaning, and the reason of a denial', async () => {
    const { says, text, getByRole } = await open();
    await says('No date on it.');
    for (const status of ['paid', 'denied'] as const) {
      expect(text()).toContain(requests.statuses[status].label);
    }
    expect(text()).toContain(requests.statuses.paid.meaning);
    // A status that only the insurer knows is shown as it calls it.
    expect(text()).toContain('lost-and-found');
    expect(getByRole('link', { name: claimLinkWords.viewOf('Pine') }).getAttribute('href')).toBe(
      '/medical/claim-details/eob-2',
    );
  });

  it.each(faults)('$name: keeps the account and the transactions', async ({ answer }) => {
    const { says } = await open({ reimbursements: answer });
    await says('$870.00');
    await says('From Acme');
    await says('This part isn’t available right now');
  });

  it('say that there are no requests', async () => {
    const { says } = await open({ reimbursements: () => listOf([]) });
    await says(requests.none.ifComplete);
  });
});

describe('transactions', () => {
  it('lists transactions newest first, and filters them by type and status', async () => {
    const { says, text, type, router } = await open();
    await says('Showing 1–4 of 4 transactions');
    expect(text().indexOf('06/01/2026')).toBeLessThan(text().indexOf('01/01/2026'));
    expect(text()).toContain('gift');
    expect(text()).toContain('frozen');
    await type(transactions.type, 'contribution');
    await says('Showing 1 of 1 transaction');
    expect(router.state.location.searchStr).toContain('type=contribution');
    await type(transactions.status, 'pending');
    await says(transactions.noneFits);
  });

  it('show a denied amount as requested, with $0 moved', async () => {
    const denied = { ...moved[0], amount: { amount: -3000, currency: 'USD' }, status: 'denied' };
    const { says, main } = await open({ transactions: () => listOf([denied]) });
    await says('Showing 1 of 1 transaction');
    const money = [...main.querySelectorAll('tbody td')].at(-1);
    expect(money?.querySelector('s')?.textContent).toBe('$30.00');
    expect(money?.lastChild?.textContent).toBe('$0.00');
  });

  it('have as many pages as they need', async () => {
    const many = Array.from({ length: 25 }, (_, index) => ({
      ...moved[0],
      transactionId: `n${index}`,
    }));
    const { says, press } = await open({ transactions: () => listOf(many) });
    await says('Showing 1–10 of 25 transactions');
    await press('Next');
    await says('Showing 11–20 of 25 transactions');
  });

  it('exports transactions as a file with all matches', async () => {
    const blobs: Blob[] = [];
    const url = vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
      if (blob instanceof Blob) blobs.push(blob);
      return 'blob:1';
    });
    vi.spyOn(URL, 'revokeObjectURL').mockImplementation(() => {});
    const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
    const { says, press } = await open({}, '?status=posted');
    await says('Showing 1 of 1 transaction');
    await press(listWords.downloadOf('1 transaction'));
    expect(url).toHaveBeenCalledTimes(1);
    expect(click).toHaveBeenCalledTimes(1);
    expect(await blobs[0]?.text()).toContain('01/01/2026,From Acme,Money in,Posted,1500.00');
  });

  it.each(faults)('$name: keeps the account and the requests', async ({ answer }) => {
    const { says } = await open({ transactions: answer });
    await says('$870.00');
    await says('No date on it.');
    await says('This part isn’t available right now');
  });

  it('stay with a note when they fail to reload', async () => {
    let isBroken = false;
    const { says, portal } = await open({
      transactions: () => (isBroken ? new Response('', { status: 500 }) : listOf(moved)),
    });
    await says('From Acme');
    isBroken = true;
    await portal.queryClient.invalidateQueries();
    await says(staleOnErrorWords.text);
    await says('From Acme');
  });
});

it('shows the balance first, then the action, then the other amounts', async () => {
  const { says, text } = await open();
  await says(account.ask);
  const places = [account.left, account.lastDay('Mar 31, 2027'), account.election, requests.title];
  const positions = places.map((words) => text().indexOf(words));
  expect(positions).toEqual(positions.toSorted((a, b) => a - b));
  expect(positions).not.toContain(-1);
});

describe('the focus', () => {
  const focused = () => document.activeElement?.textContent;

  it('stays on the balance when a request closes before the account has reloaded', async () => {
    let isSent = false;
    let come = () => {};
    const held = new Promise<void>((resolve) => (come = resolve));
    const { begin, press, says, type, queryByRole } = await open({
      'health-reimbursement': async () => {
        if (!isSent) return Response.json(fullAccount);
        await held;
        return Response.json({ ...fullAccount, balance: money(0) });
      },
      ask: () => {
        isSent = true;
        return Response.json(made, { status: 201 });
      },
    });
    await begin();
    await type(form.claim, 'eob-1');
    await press(form.submit);
    await says(sent.title);
    await press(sent.close);
    await expect.poll(focused).toContain('$870.00');
    expect(queryByRole('button', { name: account.ask })).not.toBeNull();
    come();
    await says(account.empty);
    expect(queryByRole('button', { name: account.ask })).toBeNull();
    expect(focused()).toContain(`${account.left}$0.00`);
  });

  it('goes back to the button when no request was sent', async () => {
    const { begin, press } = await open();
    await begin();
    await press(form.cancel);
    await expect.poll(focused).toBe(account.ask);
  });
});

describe('a denied request', () => {
  it('has its amount struck through, and links to a new request', async () => {
    const { says, findByRole, main, press } = await open();
    await says('No date on it.');
    const denied = main.querySelector('li s');
    expect(denied?.textContent).toBe('$30.00');
    expect(denied?.closest('li')?.textContent).toContain('No date on it.');
    await press(requests.again);
    await findByRole('combobox', { name: form.claim });
  });

  it('has no link when the balance is zero', async () => {
    const { says, queryByRole } = await open({
      'health-reimbursement': () => Response.json({ ...fullAccount, balance: money(0) }),
    });
    await says('No date on it.');
    expect(queryByRole('button', { name: requests.again })).toBeNull();
  });
});

describe('a reimbursement request', () => {
  it('offers a claim with an owed amount that was not requested yet', async () => {
    const { begin, main } = await open();
    await begin();
    expect(claimsIn(main)).toEqual(['', 'eob-1', 'none']);
  });

  it('sends the claim, its amount and a receipt, once', async () => {
    const { begin, says, type, main, posts, pressTwice } = await open();
    await begin();
    await type(form.claim, 'eob-1');
    await expect.poll(() => amountIn(main)).toBe('30.00');
    addReceipt(main);
    await says('receipt.pdf');
    await pressTwice(form.submit);
    await says(sent.text('$30.00'));
    expect(posts).toMatchObject([
      {
        body: {
          claimId: 'eob-1',
          expenseDate: '2026-05-04',
          provider: 'Cedar Clinic',
          amount: money(3_000),
          receipts: [
            { fileName: 'receipt.pdf', contentType: 'application/pdf', content: btoa('%PDF-1') },
          ],
        },
      },
    ]);
    expect(posts[0]?.key).toMatch(/^[\da-f-]{36}$/);
  });

  it.each([
    ['', 'missing'],
    ['0', 'zero'],
    ['-5', 'negative'],
    ['30.01', 'too-much'],
    ['1.234', 'fraction'],
    ['1e1', 'unclear'],
    ['1,50', 'unclear'],
  ] as const)('refuses a request for “%s” on its field: %s', async (typed, problem) => {
    const { begin, says, press, type, posts } = await open();
    await begin();
    await type(form.claim, 'eob-1');
    await type(form.amount, typed);
    await press(form.submit);
    await says(form.amountWrong('$30.00')[problem]);
    expect(posts).toEqual([]);
  });

  it.each([
    ['٣٠٫٠٠', 3_000],
    ['$30', 3_000],
    [' 12.5 ', 1_250],
  ])('understands %s', async (typed, cents) => {
    const { begin, press, type, posts } = await open();
    await begin();
    await type(form.claim, 'eob-1');
    await type(form.amount, typed);
    await press(form.submit);
    await expect.poll(() => posts.length).toBe(1);
    expect(posts[0]?.body).toMatchObject({ amount: money(cents) });
  });

  it('needs a claim', async () => {
    const { begin, says, press, posts } = await open();
    await begin();
    await press(form.submit);
    await says(form.claimWrong);
    expect(posts).toEqual([]);
  });

  it('allows no request without a claim with an owed amount', async () => {
    const { says, press } = await open({
      'health-reimbursement': () => Response.json({ ...fullAccount, acceptsOtherExpenses: false }),
      ExplanationOfBenefit: () => bundle({ resources: [] }),
    });
    await says(account.ask);
    await press(account.ask);
    await says(form.noClaims.ifComplete);
  });

  it('requires payee, day, purpose and receipt without a claim', async () => {
    const { says, press, type, main, posts } = await open({
      ExplanationOfBenefit: () => bundle({ resources: [] }),
    });
    await says(account.ask);
    await press(account.ask);
    await says(form.noClaim);
    await type(form.claim, 'none');
    await says(form.providerHint);
    await type(form.amount, '12.50');
    await press(form.submit);
    for (const words of [form.providerWrong, form.dayWrong, form.expenseWrong]) await says(words);
    await type(form.provider, 'Corner Drugstore');
    await type(form.day, '12/24/2026');
    await type(form.expense, 'overTheCounter');
    await press(form.submit);
    await says(form.dayInFuture);
    await type(form.day, '11/02/2026');
    await press(form.submit);
    await says(form.receiptMissing);
    expect(posts).toEqual([]);
    addReceipt(main);
    await says('receipt.pdf');
    await press(form.submit);
    await says(sent.text('$30.00'));
    expect(posts).toMatchObject([
      {
        body: {
          expenseDate: '2026-11-02',
          provider: 'Corner Drugstore',
          description: form.expenses.overTheCounter,
          amount: money(1_250),
          receipts: [{ fileName: 'receipt.pdf' }],
        },
      },
    ]);
    expect(posts[0]?.body).not.toHaveProperty('claimId');
  });

  it('does not offer a claim that the account has paid', async () => {
    const paid = { transactionId: 't-7', date: '2026-05-10', amount: money(-3_000) };
    const { says, press, main } = await open({
      transactions: () =>
        listOf([{ ...paid, type: 'payment', status: 'posted', claimId: 'eob-1' }]),
    });
    await says(account.ask);
    await press(account.ask);
    await says(form.noClaim);
    expect(claimsIn(main)).toEqual(['', 'none']);
  });

  it('shows a rejected claim at its field', async () => {
    const validationErrors = [{ field: 'claimId', code: 'notAllowed', message: 'Asked before.' }];
    const { begin, says, press, type } = await open({
      ask: () =>
        Response.json({ type: 'about:blank', status: 422, validationErrors }, { status: 422 }),
    });
    await begin();
    await type(form.claim, 'eob-1');
    await press(form.submit);
    await says('Asked before.');
  });

  it.each([400, 403, 404, 409, 429])(
    'shows an error on %s, and keeps the selection',
    async (status) => {
      const { begin, says, press, type, main } = await open({
        ask: () => Response.json({ type: 'about:blank', status }, { status }),
      });
      await begin();
      await type(form.claim, 'eob-1');
      await press(form.submit);
      await says(form.failed);
      expect(within(main).getByLabelText<HTMLSelectElement>(form.claim).value).toBe('eob-1');
    },
  );

  const lost = faults.filter(
    ({ kind, status }) => kind !== 'aborted' && (status === null || status >= 500),
  );
  it.each(lost)(
    '$name: says that the result is unknown, and finishes with the same key',
    async ({ answer }) => {
      let isBroken = true;
      const { begin, says, press, type, posts } = await open({
        ask: () => (isBroken ? answer() : Response.json(made, { status: 201 })),
      });
      await begin();
      await type(form.claim, 'eob-1');
      await press(form.submit);
      await says(unfinished.text('$30.00'));
      await press(unfinished.finish);
      await says(unfinished.still);
      isBroken = false;
      await press(unfinished.finish);
      await says(sent.text('$30.00'));
      expect(posts.length).toBe(3);
      expect(new Set(posts.map(({ key }) => key)).size).toBe(1);
      expect(new Set(posts.map(({ body }) => JSON.stringify(body))).size).toBe(1);
    },
  );

  describe('when the member leaves while it is sent', () => {
    /** Leaves the screen while a request is sent, and comes back before its answer or after. */
    async function leave(isBackBefore: boolean, answer: () => Response) {
      let resolve: (answer: Response) => void = () => {};
      const screen = await open({
        ask: () =>
          new Promise<Response>((done) => {
            resolve = done;
          }),
      });
      await screen.begin();
      await screen.type(form.claim, 'eob-1');
      await screen.type(form.amount, '12.34');
      await screen.press(form.submit);
      await expect.poll(() => screen.posts.length).toBe(1);
      const go = (to: string) => screen.router.navigate({ to });
      await go('/medical/dashboard');
      await expect.poll(screen.text).not.toContain(titles.healthReimbursement);
      if (isBackBefore) {
        await go('/medical/health-reimbursement');
        await screen.says(form.sending);
        expect(amountIn(screen.main)).toBe('12.34');
      }
      resolve(answer());
      if (!isBackBefore) await go('/medical/health-reimbursement');
      return screen;
    }

    it.each([true, false])('has arrived, once (back before its answer: %s)', async (isBefore) => {
      const { says, press, posts } = await leave(isBefore, () =>
        Response.json(made, { status: 201 }),
      );
      await says(sent.text('$30.00'));
      await press(words.sent.close);
      await says(account.ask);
      expect(posts).toHaveLength(1);
    });

    it.each([true, false])(
      'shows a refused request on its field to a member who left (back before: %s)',
      async (isBefore) => {
        const validationErrors = [
          { field: 'claimId', code: 'notAllowed', message: 'Asked before.' },
        ];
        const { says, main, press, type, posts } = await leave(isBefore, () =>
          Response.json({ type: 'about:blank', status: 422, validationErrors }, { status: 422 }),
        );
        await says('Asked before.');
        expect(amountIn(main)).toBe('12.34');
        // The form goes on as any other.
        await type(form.amount, '11.00');
        await press(form.submit);
        await expect.poll(() => posts.length).toBe(2);
        expect(posts[1]?.body).toMatchObject({ amount: money(1_100) });
        expect(posts[1]?.key).not.toBe(posts[0]?.key);
      },
    );

    it.each([true, false])(
      'shows an unclear request to a member who left (back before its answer: %s)',
      async (isBefore) => {
        const { says } = await leave(isBefore, () => new Response('', { status: 500 }));
        await says(unfinished.text('$12.34'));
      },
    );
  });

  it('ends when refused on the second attempt, and is not sent again when given up', async () => {
    let status = 500;
    const { begin, says, press, type, posts } = await open({
      ask: () => Response.json({ type: 'about:blank', status }, { status }),
    });
    await begin();
    await type(form.claim, 'eob-1');
    await press(form.submit);
    await says(unfinished.text('$30.00'));
    status = 422;
    await press(unfinished.finish);
    await says(unfinished.over);
    await press(unfinished.close);
    status = 503;
    await begin();
    await type(form.claim, 'eob-1');
    await press(form.submit);
    await says(unfinished.text('$30.00'));
    await press(unfinished.giveUp);
    await says(unfinished.givenUp);
    expect(posts.length).toBe(3);
    // A request that was refused is over: the next one is another.
    expect(posts[2]?.key).not.toBe(posts[0]?.key);
  });
});
