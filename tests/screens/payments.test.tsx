// @vitest-environment jsdom
import { listWords } from '#content/list.ts';
import { fireEvent, screen as screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { autopayWords } from '#content/autopay.ts';
import { menuWords } from '#content/menu.ts';
import { payingWords } from '#content/paying.ts';
import { staleOnErrorWords } from '#content/stale-on-error.ts';
import { paymentsWords } from '#content/payments.ts';
import { uiWords } from '#content/ui.ts';
import { noRights } from '#src/domain/plan/rights.ts';
import { paymentSubmissions } from '#src/features/payments/payment-submission.ts';
import { fakeWindow } from '#tests/support/fake-window.ts';
import { faults } from '#tests/support/faults.ts';
import { openScreen } from '#tests/support/open-screen.tsx';
import { everyRight, planOf } from '#tests/support/plans.ts';
import { planStorage } from '#tests/support/test-portal.ts';

const plan = planOf('Medical', { contractId: 'C1', memberId: 'C101' });
const money = (amount: number) => ({ amount, currency: 'USD' });
const payment = (id: string, more: object = {}) => ({
  paymentId: id,
  confirmationNumber: `P-${id}`,
  amount: money(10_000),
  submittedAt: '2026-11-20T15:00:00Z',
  status: 'pending',
  source: { type: 'checking', lastFour: '6789' },
  ...more,
});
const billing = (more: object = {}) => ({
  contractId: 'C1',
  balance: money(90_827),
  amountDue: money(90_827),
  dueDate: '2026-12-01',
  asOf: '2026-11-21T11:00:00Z',
  revision: 'r-1',
  autopay: { enabled: false, draftDay: 26 },
  pendingPayments: [],
  ...more,
});
const autopayOn = {
  enabled: true,
  draftDay: 26,
  nextDraftDate: '2026-11-26',
  paymentMethodId: 'm1',
};
const account = {
  paymentMethodId: 'm1',
  type: 'checking',
  lastFour: '6789',
  label: 'First Cedar Bank',
  isDefault: true,
};
const card = (expiresOn: string, more: object = {}) => ({
  paymentMethodId: 'm2',
  type: 'card',
  lastFour: '4242',
  label: 'Visa',
  isDefault: false,
  expiresOn,
  ...more,
});
const page = (items: readonly unknown[], more: object = {}) =>
  Response.json({ items, page: 1, pageSize: 100, total: items.length, ...more });
const methodsPage = (...items: unknown[]) =>
  page(items, { addMethodUrl: 'https://vendor.example/new' });

type Answer = (request: Request) => Response | Promise<Response>;
const usual: Record<string, Answer> = {
  'GET billing': () => Response.json(billing()),
  'GET payments': () => page([payment('1', { status: 'posted', receiptDocumentId: 'doc-1' })]),
  'GET payment-methods': () => methodsPage(account, card('2028-09')),
  'GET statements': () =>
    page([
      {
        statementId: 's1',
        documentId: 'doc-s1',
        issuedOn: '2026-11-01',
        periodStart: '2026-12-01',
        periodEnd: '2026-12-31',
        amountDue: money(90_827),
      },
    ]),
  'POST payments': () => Response.json(payment('new'), { status: 201 }),
};

async function open(
  answers: Record<string, Answer> = {},
  {
    search = '',
    ...more
  }: { search?: string } & Omit<Parameters<typeof openScreen>[2] & object, 'answer'> = {},
) {
  const all = { ...usual, ...answers };
  const sent: { key: string | null; body: unknown }[] = [];
  const screen = await openScreen(`/medical/payment-center${search}`, plan, {
    ...more,
    answer: async (path, request) => {
      if (path.endsWith('/draft-key')) return Response.json({ key: 'q83v'.repeat(10) + 'q80' });
      const [, last = ''] = /\/contracts\/C1\/([\w-]+)/.exec(path) ?? [];
      const name = `${request.method} ${last}`;
      if (name === 'POST payments') {
        const body: unknown = await request.clone().json();
        sent.push({ key: request.headers.get('idempotency-key'), body });
      }
      return all[name]?.(request) ?? null;
    },
  });
  /** Goes to the review of the amount due. */
  const review = async () => {
    await screen.press(paymentsWords.bill.pay);
    await screen.press(payingWords.form.submit);
    await screen.says(payingWords.review.title);
  };
  return { ...screen, review, sent };
}

const pay = payingWords.review.pay('$908.27');

/** Presses a button of the dialog, once it is there. */
const answerDialog = async (name: string) => {
  const dialog = within(await screen.findByRole('dialog'));
  fireEvent.click(await dialog.findByRole('button', { name }));
};

/** Returns what describes a field: its error among it. */
const errorOf = (field: HTMLElement) =>
  (field.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent ?? '')
    .join(' ');

describe('the lines of a bill', () => {
  const lines = [
    {
      kind: 'premium',
      amount: money(121_103),
      memberIds: ['C101', 'C199'],
      period: { start: '2026-12-01', end: '2026-12-31' },
    },
    { kind: 'subsidy', amount: money(-30_276), description: 'Premium tax credit' },
    { kind: 'levy', amount: money(0) },
  ];
  const title = paymentsWords.bill.lines.title;

  it('lists the lines of a bill with the insurer’s labels if it sends any', async () => {
    const { says, text } = await open({ 'GET billing': () => Response.json(billing({ lines })) });
    for (const words of [
      paymentsWords.bill.lines.people(2),
      title,
      'Dec 2026',
      '$1,211.03',
      'Premium tax credit',
      '-$302.76',
      'levy',
    ]) {
      await says(words);
    }
    // It is the amount due.
    expect(text()).not.toContain(paymentsWords.bill.lines.total);
  });

  it.each([
    ['with the amount due', 0, true],
    ['without the amount due when it differs', 5_000, false],
  ])('subtract pending payments, %s', async (_, due, hasDue) => {
    const pendingPayments = [payment('new', { amount: money(90_827) })];
    const { says, text } = await open({
      'GET billing': () =>
        Response.json(billing({ lines, amountDue: money(due), dueDate: null, pendingPayments })),
    });
    await says(title);
    expect(text()).toContain(
      `${paymentsWords.bill.lines.total}$908.27${paymentsWords.bill.onItsWay}-$908.27`,
    );
    expect(text().includes(`-$908.27${paymentsWords.bill.amountDue}$0.00`)).toBe(hasDue);
    // Not said a second time above.
    expect(text()).not.toContain(paymentsWords.bill.balanceHint);
  });

  it('leaves out the lines of a bill when they do not add up to the balance', async () => {
    const { says, text } = await open({
      'GET billing': () => Response.json(billing({ lines: lines.slice(0, 1) })),
    });
    await says(paymentsWords.bill.pay);
    expect(text()).not.toContain(title);
  });
});

it('confirms a payment for a later day as scheduled, not received', async () => {
  const { says, review, press, text } = await open({
    'POST payments': () =>
      Response.json(payment('new', { status: 'scheduled', payOn: '2026-11-30' }), { status: 201 }),
  });
  await review();
  await press(pay);
  await says(payingWords.done.scheduled('Nov 30, 2026'));
  expect(text()).not.toContain(payingWords.done.title);
});

describe('the bill', () => {
  it.each<[string, object, string]>([
    ['is due', {}, paymentsWords.bill.due('Dec 1, 2026')],
    ['is overdue', { dueDate: '2026-11-01' }, paymentsWords.bill.overdue('Nov 1, 2026')],
    ['is paid', { amountDue: money(0), dueDate: null }, paymentsWords.bill.nothing],
    ['is drafted', { autopay: autopayOn }, paymentsWords.bill.autopay('Nov 26, 2026')],
    ['has no day', { dueDate: null }, paymentsWords.bill.noDueDate],
    ['is not dated', { asOf: undefined }, paymentsWords.bill.asOfUnknown],
  ])('a bill that %s says so', async (_, more, words) => {
    const { says } = await open({ 'GET billing': () => Response.json(billing(more)) });
    await says(words);
  });

  it('shows its date before the first button', async () => {
    const { findByRole, getByRole } = await open();
    await findByRole('button', { name: paymentsWords.bill.pay });
    const text = getByRole('region', { name: paymentsWords.bill.title }).textContent;
    expect(text.indexOf('As of Nov 21, 2026')).toBeGreaterThan(0);
    expect(text.indexOf('As of')).toBeLessThan(text.indexOf(paymentsWords.bill.pay));
  });

  it('can be paid by any member with the right, policyholder or not', async () => {
    const rights = { ...noRights, payBill: true };
    const dependent = { ...plan, isPolicyHolder: false };
    const { findByRole } = await open(
      {},
      { hasFrame: true, rights, session: planStorage(dependent) },
    );
    await findByRole('button', { name: paymentsWords.bill.pay });
    expect(
      screen.getAllByRole('link', { name: menuWords.rows['pay-bill'] }).length,
    ).toBeGreaterThan(0);
  });

  it('names the plan for Medicare', async () => {
    const rights = { ...noRights, pageIdentifiers: [{ type: 'medicarePayment' }] };
    const { says, close } = await open({}, { rights });
    await says(paymentsWords.medicare.note);
    close();
    const other = await open({}, { rights: everyRight });
    await other.says('$908.27');
    expect(other.text()).not.toContain(paymentsWords.medicare.note);
  });
});

describe('paying', () => {
  it('shows amount, account and day before it is sent, and then a number', async () => {
    const { review, says, press, sent } = await open();
    await review();
    await says('First Cedar Bank checking ending in 6789');
    await says(payingWords.review.creditedHint);
    expect(sent).toEqual([]);
    await press(pay);
    await says('P-new');
    expect(sent).toHaveLength(1);
    expect(sent[0]).toMatchObject({
      body: {
        amount: { amount: 90_827, currency: 'USD' },
        paymentMethodId: 'm1',
        billingRevision: 'r-1',
      },
    });
    expect(sent[0]?.key).toMatch(/^[\w-]{16,64}$/);
  });

  it('sends a payment once, however often the button is pressed', async () => {
    const { review, press, says, sent, findByRole } = await open();
    await review();
    const button = await findByRole('button', { name: pay });
    // Within one task: React has shown nothing new in between.
    for (let time = 0; time < 3; time += 1) button.click();
    await says('P-new');
    await press(payingWords.done.close);
    expect(sent).toHaveLength(1);
  });

  it('does not send a payment when the bill has changed, and reviews it again', async () => {
    let isChanged = false;
    const { review, press, says, sent } = await open({
      'GET billing': () =>
        Response.json(
          isChanged
            ? billing({ revision: 'r-2', balance: money(50_000), amountDue: money(50_000) })
            : billing(),
        ),
    });
    await review();
    isChanged = true;
    await press(pay);
    await says(payingWords.changed.title);
    await says(payingWords.changed.figures('$500.00'));
    expect(sent).toEqual([]);
    await press(payingWords.changed.again);
    await press(payingWords.form.submit);
    await press(payingWords.review.pay('$500.00'));
    await says('P-new');
  });

  it('reviews a payment again when the insurer says that the bill has changed', async () => {
    const { review, press, says } = await open({
      'POST payments': () => Response.json({ code: 'billChanged' }, { status: 409 }),
    });
    await review();
    await press(pay);
    await says(payingWords.changed.title);
  });

  it('does not send a payment when the bill fails to load', async () => {
    let isDown = false;
    const { review, press, says, sent } = await open({
      'GET billing': () => (isDown ? new Response('', { status: 500 }) : Response.json(billing())),
    });
    await review();
    isDown = true;
    await press(pay);
    await says(payingWords.refused.notSent);
    expect(sent).toEqual([]);
    isDown = false;
    await press(pay);
    await says('P-new');
  });

  it('keeps its number on the screen when the bill fails to reload', async () => {
    let isDown = false;
    const { review, press, says, text } = await open({
      'GET billing': () => (isDown ? new Response('', { status: 500 }) : Response.json(billing())),
      'POST payments': () => {
        isDown = true;
        return Response.json(payment('new'), { status: 201 });
      },
    });
    await review();
    await press(pay);
    await says(staleOnErrorWords.text);
    expect(text()).toContain('P-new');
  });

  it('shows that the bank refused, and uses another key on the next try', async () => {
    let count = 0;
    const { review, press, says, sent } = await open({
      'POST payments': () => {
        count += 1;
        return count === 1
          ? Response.json({ detail: 'No.' }, { status: 422 })
          : Response.json(payment('new'), { status: 201 });
      },
    });
    await review();
    await press(pay);
    await says(payingWords.refused.declined);
    await press(pay);
    await says('P-new');
    expect(new Set(sent.map(({ key }) => key)).size).toBe(2);
  });

  it('shows a rejected day at its field', async () => {
    const validationErrors = [{ field: 'payOn', code: 'notAllowed', message: 'Not on a Sunday.' }];
    const { review, press, says, getByLabelText } = await open({
      'POST payments': () => Response.json({ validationErrors }, { status: 422 }),
    });
    await review();
    await press(pay);
    await says('Not on a Sunday.');
    expect(errorOf(getByLabelText(payingWords.form.day.label))).toContain('Not on a Sunday.');
  });

  it('shows a rejected amount at a field, also if it was selected', async () => {
    const validationErrors = [{ field: 'amount.amount', code: 'x', message: 'Pay less.' }];
    const { review, press, says, getByLabelText } = await open({
      'POST payments': () => Response.json({ validationErrors }, { status: 422 }),
    });
    await review();
    await press(pay);
    await says('Pay less.');
    const field = getByLabelText<HTMLInputElement>(payingWords.form.other.label);
    expect(errorOf(field)).toContain('Pay less.');
    expect(field.value).toBe('$908.27');
  });

  /** Faults that leave it open whether the payment was taken. */
  const unclear = faults.filter(({ kind, status }) => kind !== 'status' || (status ?? 0) >= 500);
  it.each(unclear)('does not send a payment twice when the answer is $name', async ({ answer }) => {
    let isLost = true;
    const { review, press, says, sent, text, session } = await open({
      'POST payments': () => (isLost ? answer() : Response.json(payment('new'), { status: 201 })),
    });
    await review();
    await press(pay);
    await says(paymentsWords.unfinished.title);
    expect(text()).not.toContain(paymentsWords.bill.pay);
    // Kept, and not to be read.
    expect(session.getItem('drafts')).not.toBeNull();
    const storedText = Array.from({ length: session.length }, (_, at) =>
      [session.key(at), session.getItem(session.key(at) ?? '')].join(' '),
    ).join(' ');
    // Each is long enough not to turn up by chance in encrypted text.
    for (const canary of [sent[0]?.key ?? '?', '90827', '908.27', 'paymentMethodId', '6789']) {
      expect(storedText).not.toContain(canary);
    }
    isLost = false;
    await press(paymentsWords.unfinished.finish);
    await says('P-new');
    expect(sent).toHaveLength(2);
    expect(sent[1]).toEqual(sent[0]);
    await expect.poll(() => session.getItem('drafts')).toBeNull();
  });

  it('finishes after a reload with the same key when the answer was lost', async () => {
    const session = planStorage(plan);
    const lost = await open(
      { 'POST payments': () => Promise.reject(new TypeError('torn')) },
      { session },
    );
    await lost.review();
    await lost.press(pay);
    await lost.says(paymentsWords.unfinished.title);
    lost.close();
    const again = await open({}, { session });
    await again.press(paymentsWords.unfinished.finish);
    await again.says('P-new');
    expect(again.sent).toEqual(lost.sent);
  });

  it('does not say that nothing was charged while the insurer still works on it', async () => {
    const { review, press, says, text, session } = await open({
      'POST payments': () => Response.json({ title: 'Conflict' }, { status: 409 }),
    });
    await review();
    await press(pay);
    await says(paymentsWords.unfinished.title);
    expect(text()).not.toContain('Nothing was charged');
    expect(session.getItem('drafts')).not.toBeNull();
  });

  it.each([429, 403, 409])('stays unfinished when the second attempt gets %i', async (status) => {
    let count = 0;
    const { review, press, says, text } = await open({
      'POST payments': () => {
        count += 1;
        return count === 1 ? Promise.reject(new TypeError('torn')) : Response.json({}, { status });
      },
    });
    await review();
    await press(pay);
    await press(paymentsWords.unfinished.finish);
    await says(paymentsWords.unfinished.still);
    expect(text()).toContain(paymentsWords.unfinished.finish);
  });

  it('can be given up, and reloads pending payments', async () => {
    const { review, press, says, calls, session } = await open({
      'POST payments': () => Promise.reject(new TypeError('torn')),
    });
    await review();
    await press(pay);
    await says(paymentsWords.unfinished.title);
    const before = calls.filter((call) => call.endsWith('/billing')).length;
    await press(paymentsWords.unfinished.giveUp);
    await says(paymentsWords.unfinished.givenUp);
    await expect
      .poll(() => calls.filter((call) => call.endsWith('/billing')).length)
      .toBeGreaterThan(before);
    await expect.poll(() => session.getItem('drafts')).toBeNull();
    await press(paymentsWords.unfinished.close);
    await says(paymentsWords.bill.pay);
  });

  describe('when the member leaves while it is sent', () => {
    /** Leaves the screen while a payment is sent, and comes back before its answer or after. */
    async function leave(isBackBefore: boolean, answer: () => Response) {
      let resolve: (answer: Response) => void = () => {};
      const screen = await open({
        'POST payments': () =>
          new Promise<Response>((done) => {
            resolve = done;
          }),
      });
      await screen.review();
      await screen.press(pay);
      await expect.poll(() => screen.sent.length).toBe(1);
      const go = (to: string) => screen.router.navigate({ to });
      await go('/medical/dashboard');
      await expect.poll(screen.text).not.toContain(paymentsWords.bill.title);
      if (isBackBefore) {
        await go('/medical/payment-center');
        await screen.says(payingWords.review.stay);
        expect(screen.text()).not.toContain(paymentsWords.bill.pay);
      }
      resolve(answer());
      if (!isBackBefore) await go('/medical/payment-center');
      return screen;
    }

    it.each([true, false])('finishes once (back before its answer: %s)', async (isBefore) => {
      const { says, press, sent } = await leave(isBefore, () =>
        Response.json(payment('new'), { status: 201 }),
      );
      await says('P-new');
      await press(payingWords.done.close);
      await says(paymentsWords.bill.pay);
      expect(sent).toHaveLength(1);
    });

    it.each([true, false])(
      'shows a declined payment to a member who left (back before its answer: %s)',
      async (isBefore) => {
        const { says, press, text } = await leave(isBefore, () =>
          Response.json({ detail: 'No.' }, { status: 422 }),
        );
        await says(payingWords.refused.declined);
        expect(text()).toContain(pay);
        await press(payingWords.review.edit);
        await says(payingWords.form.title);
      },
    );

    it.each([true, false])(
      'shows a changed bill to a member who left (back before: %s)',
      async (isBefore) => {
        const { says, press } = await leave(isBefore, () =>
          Response.json({ code: 'billChanged' }, { status: 409 }),
        );
        await says(payingWords.changed.title);
        await press(payingWords.changed.again);
        await says(payingWords.form.title);
      },
    );

    it.each([true, false])(
      'shows an unclear payment to a member who left (back before its answer: %s)',
      async (isBefore) => {
        const { says } = await leave(isBefore, () => new Response('', { status: 500 }));
        await says(paymentsWords.unfinished.title);
      },
    );
  });

  it('ends with the session', async () => {
    const { review, press, says, portal } = await open({
      'POST payments': () => Promise.reject(new TypeError('torn')),
    });
    await review();
    await press(pay);
    await says(paymentsWords.unfinished.title);
    const before = paymentSubmissions(portal, 'C1');
    portal.session.signOut();
    expect(before.getSnapshot().status).toBe('stopped');
    expect(paymentSubmissions(portal, 'C1')).not.toBe(before);
  });

  it('validates another amount at its field', async () => {
    const { press, says, user, getByRole, findByLabelText } = await open();
    await press(paymentsWords.bill.pay);
    await says(payingWords.form.amount);
    await user.click(getByRole('radio', { name: payingWords.form.choices.other }));
    const field = await findByLabelText(payingWords.form.other.label);
    const words = payingWords.form.other.wrong('$908.27');
    for (const [typed, problem] of [
      ['1e3', words.unclear],
      ['0', words.zero],
      ['-5', words.negative],
      ['908.28', words['too-much']],
      ['1.005', words.fraction],
      ['', words.missing],
    ] as const) {
      fireEvent.change(field, { target: { value: typed } });
      await press(payingWords.form.submit);
      await expect.poll(() => errorOf(field)).toContain(problem);
    }
    fireEvent.change(field, { target: { value: '٤٢٫١٠' } });
    await press(payingWords.form.submit);
    await says(payingWords.review.pay('$42.10'));
  });
});

it('returns the focus to the button that opened a form', async () => {
  const { press } = await open();
  const focused = () => document.activeElement?.textContent;
  await press(paymentsWords.bill.pay);
  await expect.poll(focused).toBe(payingWords.form.title);
  await press(payingWords.form.cancel);
  await expect.poll(focused).toBe(paymentsWords.bill.pay);
  await press(autopayWords.enroll);
  await expect.poll(focused).toBe(autopayWords.form.enroll);
  await press(autopayWords.form.close);
  await expect.poll(focused).toBe(autopayWords.enroll);
});

it('moves the focus to the bill when nothing is left to pay', async () => {
  let isPaid = false;
  const { review, press, says } = await open({
    'GET billing': () =>
      Response.json(
        isPaid
          ? billing({
              amountDue: money(0),
              dueDate: null,
              pendingPayments: [payment('new', { amount: money(90_827) })],
            })
          : billing(),
      ),
    'POST payments': () => {
      isPaid = true;
      return Response.json(payment('new'), { status: 201 });
    },
  });
  await review();
  await press(pay);
  await says(paymentsWords.bill.nothingMore('$908.27'));
  await press(payingWords.done.close);
  await expect
    .poll(() => document.activeElement?.textContent)
    .toBe(paymentsWords.bill.nothingMore('$908.27'));
});

it('keeps the focus on the bill when the payment closes before the bill has reloaded', async () => {
  let isPaid = false;
  let come = () => {};
  const held = new Promise<void>((resolve) => (come = resolve));
  const { review, press, says, queryByRole } = await open({
    'GET billing': async () => {
      if (!isPaid) return Response.json(billing());
      await held;
      const pendingPayments = [payment('new', { amount: money(90_827) })];
      return Response.json(billing({ amountDue: money(0), dueDate: null, pendingPayments }));
    },
    'POST payments': () => {
      isPaid = true;
      return Response.json(payment('new'), { status: 201 });
    },
  });
  const focused = () => document.activeElement?.textContent;
  await review();
  await press(pay);
  await press(payingWords.done.close);
  await expect.poll(focused).toBe(paymentsWords.bill.due('Dec 1, 2026'));
  expect(queryByRole('button', { name: paymentsWords.bill.pay })).not.toBeNull();
  come();
  await says(paymentsWords.bill.nothingMore('$908.27'));
  expect(queryByRole('button', { name: paymentsWords.bill.pay })).toBeNull();
  expect(focused()).toBe(paymentsWords.bill.nothingMore('$908.27'));
});

describe('pending payments', () => {
  const pending = [
    payment('a', { cancelUntil: '2026-11-22T06:00:00Z' }),
    payment('b', { amount: money(777), source: { type: 'wallet', lastFour: '1111' } }),
  ];

  it('can be canceled until their deadline', async () => {
    const requests: string[] = [];
    const { says, press, getAllByRole } = await open({
      'GET billing': () => Response.json(billing({ pendingPayments: pending })),
      'DELETE payments': ({ url }) => {
        requests.push(url);
        return Response.json(payment('a', { status: 'canceled' }));
      },
    });
    await says('$100.00');
    await says('wallet ending in 1111');
    await says(paymentsWords.pending.fixed);
    const cancel = new RegExp(`^${paymentsWords.pending.cancel} of`);
    expect(getAllByRole('button', { name: cancel })).toHaveLength(1);
    await press(cancel);
    await answerDialog(paymentsWords.pending.dialog.confirm);
    await says(paymentsWords.pending.canceled('$100.00'));
    expect(requests).toEqual([expect.stringMatching(/\/payments\/a$/)]);
  });
});

describe('autopay', () => {
  const stuck = (words: string) => words;
  it.each<[string, object, unknown[], string]>([
    ['off', {}, [account], autopayWords.outlook.off],
    [
      'on',
      { autopay: autopayOn },
      [account],
      autopayWords.outlook.drafts(
        '$908.27',
        'Nov 26, 2026',
        'First Cedar Bank checking ending in 6789',
      ),
    ],
    [
      'on with nothing due',
      { autopay: autopayOn, amountDue: money(0) },
      [account],
      autopayWords.outlook.nothingDue('Nov 26, 2026', 'First Cedar Bank checking ending in 6789'),
    ],
    [
      'on with a method that was removed',
      { autopay: autopayOn },
      [card('2028-09')],
      stuck(autopayWords.outlook.methodRemoved('Nov 26, 2026')),
    ],
    [
      'on with a card that ends before',
      { autopay: { ...autopayOn, paymentMethodId: 'm2', nextDraftDate: '2026-12-26' } },
      [card('2026-11')],
      autopayWords.outlook.cardEnds('Dec 26, 2026', 'Visa ending in 4242'),
    ],
  ])('%s says what happens next', async (_, more, methods, words) => {
    const { says } = await open({
      'GET billing': () => Response.json(billing(more)),
      'GET payment-methods': () => methodsPage(...methods),
    });
    await says(words);
  });

  it.each<[string, unknown[]]>([
    ['was removed', []],
    ['ends before', [card('2026-10')]],
  ])('leaves the bill to the member when the method of autopay %s', async (_, methods) => {
    const draft = { ...autopayOn, paymentMethodId: 'm2' };
    const { says, press, text } = await open({
      'GET billing': () => Response.json(billing({ autopay: draft })),
      'GET payment-methods': () => methodsPage(account, ...methods),
    });
    await says(autopayWords.cannotDraft);
    expect(text()).toContain(paymentsWords.bill.due('Dec 1, 2026'));
    expect(text()).not.toContain(paymentsWords.bill.autopay('Nov 26, 2026'));
    await press(paymentsWords.bill.pay);
    await press(payingWords.form.submit);
    await says(payingWords.review.title);
    expect(text()).not.toContain(payingWords.review.autopay('Nov 26, 2026'));
  });

  it('turns on, and checks the actual state after a lost answer', async () => {
    let isOn = false;
    const { press, says } = await open({
      'GET billing': () => Response.json(billing(isOn ? { autopay: autopayOn } : {})),
      'GET autopay': () => Response.json(isOn ? autopayOn : { enabled: false, draftDay: 26 }),
      'PUT autopay': () => {
        isOn = true;
        return Promise.reject(new TypeError('torn'));
      },
    });
    await press(autopayWords.enroll);
    await press(autopayWords.form.turnOn);
    await says(autopayWords.news.enrolled);
    await says(
      autopayWords.outlook.drafts(
        '$908.27',
        'Nov 26, 2026',
        'First Cedar Bank checking ending in 6789',
      ),
    );
  });

  it('shows the reason of a refusal, and does not change', async () => {
    const validationErrors = [{ field: 'paymentMethodId', code: 'x', message: 'Choose another.' }];
    const { press, says } = await open({
      'PUT autopay': () => Response.json({ validationErrors }, { status: 422 }),
    });
    await press(autopayWords.enroll);
    await press(autopayWords.form.turnOn);
    await says('Choose another.');
    await press(autopayWords.form.close);
    await says(autopayWords.outlook.off);
  });

  it('turns off after a question', async () => {
    const { press, says } = await open({
      'GET billing': () => Response.json(billing({ autopay: autopayOn })),
      'DELETE autopay': () => new Response(null, { status: 204 }),
    });
    await press(autopayWords.end);
    await says(autopayWords.ending.due('$908.27', 'Dec 1, 2026'));
    await press(autopayWords.ending.confirm);
    await says(autopayWords.news['turned-off']);
  });
});

describe('payment methods', () => {
  const returned = { search: '?state=random&token=tok_1' };
  const waiting = () => {
    const session = planStorage(plan);
    session.setItem('vendor-state', 'random');
    return session;
  };
  const added = { 'POST payment-methods': () => Response.json(card('2028-09'), { status: 201 }) };

  it('adds payment methods on the vendor’s page, with only a return address', async () => {
    const left: URL[] = [];
    const { press, session } = await open({}, { leave: (url) => void left.push(url) });
    await press(paymentsWords.methods.add);
    expect(left).toHaveLength(1);
    const [url] = left;
    expect(url?.origin).toBe('https://vendor.example');
    expect(Object.fromEntries(url?.searchParams ?? [])).toEqual({
      return: 'https://members.example.org/medical/payment-center',
      state: session.getItem('vendor-state'),
    });
  });

  it('does not add payment methods on a page of another origin', async () => {
    const { says, queryByRole } = await open({
      'GET payment-methods': () => page([account], { addMethodUrl: 'https://evil.example/new' }),
    });
    await says(paymentsWords.methods.cannotAdd);
    expect(queryByRole('button', { name: paymentsWords.methods.add })).toBeNull();
  });

  it('stores a payment method on return from the vendor’s page', async () => {
    const { says, session } = await open(added, {
      session: waiting(),
      vendorReturn: { ...returned },
    });
    await says(paymentsWords.methods.saved('Visa ending in 4242'));
    expect(session.getItem('vendor-state')).toBeNull();
  });

  it.each<[string, () => Storage, { search: string }, string]>([
    ['was not requested', () => planStorage(plan), returned, paymentsWords.methods.refused],
    [
      'has another state',
      waiting,
      { search: '?state=x&token=tok_1' },
      paymentsWords.methods.refused,
    ],
    ['was given up', waiting, { search: '?state=random' }, paymentsWords.methods.givenUp],
  ])(
    'does not store a payment method when the return %s',
    async (_, sessionOf, vendorReturn, words) => {
      const { says, calls } = await open(added, { session: sessionOf(), vendorReturn });
      await says(words);
      expect(calls.filter((call) => call.startsWith('POST'))).toEqual([]);
    },
  );

  it('does not store a payment method again by a second return', async () => {
    const session = waiting();
    const first = await open(added, { session, vendorReturn: { ...returned } });
    await first.says(paymentsWords.methods.saved('Visa ending in 4242'));
    first.close();
    const second = await open(added, { session, vendorReturn: { ...returned } });
    await second.says(paymentsWords.methods.refused);
    expect(second.calls.filter((call) => call.startsWith('POST'))).toEqual([]);
  });

  it('show an error when the insurer does not store one', async () => {
    const { says } = await open(
      { 'POST payment-methods': () => Response.json({}, { status: 422 }) },
      { session: waiting(), vendorReturn: { ...returned } },
    );
    await says(paymentsWords.methods.notSaved);
  });

  it('can become the default, which is announced', async () => {
    let isDefault = false;
    const { press, says } = await open({
      'GET payment-methods': () => methodsPage(account, card('2028-09', { isDefault })),
      'PUT payment-methods': () => {
        isDefault = true;
        return Response.json(card('2028-09', { isDefault }));
      },
    });
    await press(paymentsWords.methods.makeDefaultOf('Visa ending in 4242'));
    await says(paymentsWords.methods.nowDefault('Visa ending in 4242'));
    await expect.poll(() => document.activeElement?.textContent).toContain('Visa ending in 4242');
  });

  it('cannot be removed while autopay uses them', async () => {
    const { press } = await open({
      'GET billing': () => Response.json(billing({ autopay: autopayOn })),
    });
    await press(paymentsWords.methods.removeOf('First Cedar Bank checking ending in 6789'));
    const dialog = await screen.findByRole('dialog');
    expect(dialog.textContent).toContain(
      paymentsWords.methods.dialog.inUse('First Cedar Bank checking ending in 6789'),
    );
    expect(
      within(dialog).queryByRole('button', { name: paymentsWords.methods.dialog.confirm }),
    ).toBeNull();
  });
});

describe('history and statements', () => {
  it('filters the history by the address, and shows an unknown status unchanged', async () => {
    const { says, text } = await open(
      {
        'GET payments': () =>
          page([
            payment('1', { status: 'posted' }),
            payment('2', { status: 'onHold', amount: money(5_555) }),
          ]),
      },
      { search: '?status=onHold' },
    );
    await says('onHold');
    expect(text()).toContain('$55.55');
    expect(text()).not.toContain('P-1');
  });

  it('are one list, the newest first, and its file has the payments alone', async () => {
    const { says, getByRole, findByRole, type } = await open();
    await says('Showing 1–2 of 2 payments and statements');
    const rows = within(getByRole('region', { name: paymentsWords.history.title }))
      .getAllByRole('row')
      .map((row) => row.textContent);
    expect(rows[1]).toContain('11/20/2026');
    expect(rows[2]).toContain(`11/01/2026$908.27${paymentsWords.history.statement}`);
    await findByRole('button', { name: 'Download CSV: 1 payment' });
    await type(paymentsWords.history.status, 'statement');
    await says('Showing 1 of 1 payment or statement');
  });

  it('keep the payments where the statements don’t load', async () => {
    let isDown = true;
    const { says, text, press } = await open({
      'GET statements': (request) =>
        isDown
          ? new Response('', { status: 500 })
          : (usual['GET statements']?.(request) ?? page([])),
    });
    await says('P-1');
    await says(paymentsWords.history.statementsMissing);
    isDown = false;
    await press(listWords.retry);
    await says(paymentsWords.statements.of('Dec 2026'));
    expect(text()).not.toContain(paymentsWords.history.statementsMissing);
  });

  it('open receipts and statements as documents', async () => {
    const { openPopup, happened } = fakeWindow();
    const { press, says } = await open({}, { openPopup });
    await says('P-1');
    await press(paymentsWords.history.openReceipt('P-1'));
    expect(happened).toContain(paymentsWords.history.receiptOf('P-1'));
    await press(paymentsWords.statements.of('Dec 2026'));
    expect(happened).toContain(paymentsWords.statements.of('Dec 2026'));
  });

  it('load every page, and say when some may be missing', async () => {
    const pages = [1, 2].map((at) =>
      Array.from({ length: 100 }, (_, nth) => payment(`${at}-${nth}`, { status: 'posted' })),
    );
    const { says, press } = await open({
      'GET payments': ({ url }) => {
        const at = Number(new URL(url).searchParams.get('page'));
        if (at === 3) return new Response('', { status: 500 });
        return page(pages[at - 1] ?? [], { total: 250 });
      },
    });
    await says('Showing 1–10 of 201 payments and statements');
    await says(paymentsWords.history.mayBeMissing);
    await press(listWords.retry);
  });
});

describe('a failed change shows an error, and can be retried', () => {
  const dialogText = () => screen.queryByRole('dialog')?.textContent ?? '';

  it.each(faults)(
    'shows an error when canceling a payment fails, and can retry: $name',
    async ({ answer }) => {
      let isDown = true;
      const pending = [payment('a', { cancelUntil: '2026-11-22T06:00:00Z' })];
      const { dialog } = paymentsWords.pending;
      const { press, says } = await open({
        'GET billing': () => Response.json(billing({ pendingPayments: pending })),
        'DELETE payments': () =>
          isDown ? answer() : Response.json(payment('a', { status: 'canceled' })),
      });
      await press(new RegExp(`^${paymentsWords.pending.cancel} of`));
      await answerDialog(dialog.confirm);
      await expect.poll(dialogText).toContain(dialog.failed);
      isDown = false;
      await answerDialog(dialog.confirm);
      await says(paymentsWords.pending.canceled('$100.00'));
    },
  );

  it('shows an error when canceling a payment too late', async () => {
    const pending = [payment('a', { cancelUntil: '2026-11-22T06:00:00Z' })];
    const { press } = await open({
      'GET billing': () => Response.json(billing({ pendingPayments: pending })),
      'DELETE payments': () => Response.json({}, { status: 409 }),
    });
    await press(new RegExp(`^${paymentsWords.pending.cancel} of`));
    await answerDialog(paymentsWords.pending.dialog.confirm);
    await expect.poll(dialogText).toContain(paymentsWords.pending.dialog.tooLate);
  });

  it.each([409, 422, 429, 500])(
    'shows an error when removing a method fails, and can retry: %i',
    async (status) => {
      let isDown = true;
      const { dialog } = paymentsWords.methods;
      const { press, says } = await open({
        'DELETE payment-methods': () =>
          isDown ? Response.json({}, { status }) : new Response(null, { status: 204 }),
      });
      await press(paymentsWords.methods.removeOf('First Cedar Bank checking ending in 6789'));
      await answerDialog(dialog.confirm);
      await expect.poll(dialogText).toContain(dialog.failed);
      isDown = false;
      await answerDialog(dialog.confirm);
      await says(paymentsWords.methods.removed('First Cedar Bank checking ending in 6789'));
    },
  );

  it.each([409, 422, 429, 500])(
    'shows an error when choosing the default fails: %i',
    async (status) => {
      const { press, portal } = await open({
        'PUT payment-methods': () => Response.json({}, { status }),
      });
      await press(paymentsWords.methods.makeDefaultOf('Visa ending in 4242'));
      await expect
        .poll(() => portal.errors.shown.get())
        .toMatchObject({ isOpen: true, code: 'BP-NFA-100' });
    },
  );

  it.each([403, 409, 422, 429])(
    'shows an error when turning on autopay fails, and can retry: %i',
    async (status) => {
      let isDown = true;
      const { press, says } = await open({
        'PUT autopay': () => (isDown ? Response.json({}, { status }) : Response.json(autopayOn)),
      });
      await press(autopayWords.enroll);
      await press(autopayWords.form.turnOn);
      await says(autopayWords.refused);
      isDown = false;
      await press(autopayWords.form.turnOn);
      await says(autopayWords.news.enrolled);
    },
  );
});

describe('a part that fails to load', () => {
  it.each([
    ['GET billing', paymentsWords.history.title],
    ['GET payments', '$908.27'],
    ['GET payment-methods', '$908.27'],
  ])('%s: shows the error in its place, and keeps the rest', async (name, rest) => {
    let isDown = true;
    const { says, user, queryAllByRole } = await open({
      [name]: (request) =>
        isDown ? new Response('', { status: 500 }) : (usual[name]?.(request) ?? page([])),
    });
    await says(uiWords.loadFailure.part);
    await says(rest);
    isDown = false;
    const retries = () => queryAllByRole('button', { name: uiWords.loadFailure.retry });
    for (const retry of retries()) await user.click(retry);
    await waitFor(() => expect(retries()).toEqual([]));
  });
});
