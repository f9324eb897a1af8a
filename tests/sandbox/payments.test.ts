import type { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { zGetAutopayResponse } from '#generated/v1/validators/zGetAutopayResponse.ts';
import { zGetBillingResponse } from '#generated/v1/validators/zGetBillingResponse.ts';
import { zListPaymentMethodsResponse } from '#generated/v1/validators/zListPaymentMethodsResponse.ts';
import { zListPaymentsResponse } from '#generated/v1/validators/zListPaymentsResponse.ts';
import { zListStatementsResponse } from '#generated/v1/validators/zListStatementsResponse.ts';
import { zPayment } from '#generated/v1/validators/zPayment.ts';
import { zPaymentMethod } from '#generated/v1/validators/zPaymentMethod.ts';
import type { Sandbox } from '#sandbox/sandbox.ts';
import { createWorld } from '#sandbox/seed/world.ts';
import { pagesOfPdf, rolesOfPdf } from '../../e2e/support/pdf.ts';
import { billingService } from '../payments/billing-service.ts';
import { clientOf, control, startSandbox, type MemberClient } from './member-client.ts';

const world = createWorld(new Date(2026, 10, 21), 'https://vendor.example');
const maria = 'A10428877';
const dev = 'X50917364';

let sandbox: Sandbox;
beforeAll(async () => {
  sandbox = await startSandbox({ now: new Date(2026, 10, 21) });
});
afterAll(() => sandbox.close());

const as = (userName: string) => clientOf(sandbox.urls, userName);
const at = (contractId: string, rest: string) => `/api/v1/contracts/${contractId}/${rest}`;
const billOf = async (client: MemberClient, contractId: string) =>
  z.required(zGetBillingResponse).parse(await client.json(at(contractId, 'billing')));
const methodsOf = async (client: MemberClient, contractId: string) =>
  zListPaymentMethodsResponse.parse(await client.json(at(contractId, 'payment-methods')));

let keys = 0;
const newKey = () => `key-of-this-test-${(keys += 1)}`;

function pay(
  client: MemberClient,
  contractId: string,
  cents: number,
  more: object = {},
  key: string | null = newKey(),
) {
  return client.send(at(contractId, 'payments'), {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(key !== null && { 'idempotency-key': key }),
    },
    body: JSON.stringify({
      amount: { amount: cents, currency: 'USD' },
      paymentMethodId: 'pm-checking-6789',
      ...more,
    }),
  });
}

const problemOf = async (answer: Response) =>
  z
    .object({ validationErrors: z.optional(z.array(z.object({ field: z.string() }))) })
    .parse(await answer.json()).validationErrors?.[0]?.field;

describe('a payment', () => {
  it('takes a payment once with the same key, which no other payment may use', async () => {
    const client = await as('dev');
    const before = await billOf(client, dev);
    const key = newKey();
    const first = await pay(client, dev, 10_000, {}, key);
    expect(first.status).toBe(201);
    const second = await pay(client, dev, 10_000, {}, key);
    expect(await second.json()).toEqual(await first.json());
    const other = await pay(client, dev, 10_001, {}, key);
    expect([other.status, await problemOf(other)]).toEqual([422, 'Idempotency-Key']);
    const after = await billOf(client, dev);
    expect(after.amountDue.amount).toBe(before.amountDue.amount - 10_000);
    expect(after.balance).toEqual(before.balance);
    expect(after.pendingPayments).toHaveLength(before.pendingPayments.length + 1);
  });

  it('can be canceled repeatedly, and is owed again', async () => {
    const client = await as('dev');
    const before = await billOf(client, dev);
    const { paymentId } = zPayment.parse(await (await pay(client, dev, 500)).json());
    for (let time = 0; time < 2; time += 1) {
      const answer = await client.send(at(dev, `payments/${paymentId}`), { method: 'DELETE' });
      expect(zPayment.parse(await answer.json()).status).toBe('canceled');
    }
    expect((await billOf(client, dev)).amountDue).toEqual(before.amountDue);
    const posted = zListPaymentsResponse
      .parse(await client.json(at(dev, 'payments?pageSize=100')))
      .items.find(({ status }) => status === 'posted');
    const late = await client.send(at(dev, `payments/${posted?.paymentId ?? ''}`), {
      method: 'DELETE',
    });
    expect(late.status).toBe(409);
    expect((await client.send(at(dev, 'payments/none'), { method: 'DELETE' })).status).toBe(404);
  });

  it('refuses a payment when the bill has changed', async () => {
    const client = await as('dev');
    const { revision } = await billOf(client, dev);
    expect((await pay(client, dev, 100, { billingRevision: revision })).status).toBe(201);
    const answer = await pay(client, dev, 100, { billingRevision: revision });
    expect([answer.status, await answer.json()]).toMatchObject([409, { code: 'billChanged' }]);
  });

  it.each<[string, number, object, string]>([
    ['of nothing', 0, {}, 'amount.amount'],
    ['below nothing', -5, {}, 'amount.amount'],
    ['of more than is owed', 99_999_999, {}, 'amount.amount'],
    ['with a card that has ended', 100, { paymentMethodId: 'pm-card-1881' }, 'paymentMethodId'],
    ['with nothing', 100, { paymentMethodId: 'none' }, 'paymentMethodId'],
    ['for yesterday', 100, { payOn: '2026-11-20' }, 'payOn'],
    ['for a day far off', 100, { payOn: '2026-12-22' }, 'payOn'],
  ])('%s is refused on its field', async (_, cents, more, field) => {
    const answer = await pay(await as('dev'), dev, cents, more);
    expect([answer.status, await problemOf(answer)]).toEqual([422, field]);
  });

  it('refuses a payment without a key', async () => {
    const answer = await pay(await as('dev'), dev, 100, {}, null);
    expect([answer.status, await problemOf(answer)]).toEqual([422, 'Idempotency-Key']);
  });

  it('schedules a payment for a later day, and reduces the amount due', async () => {
    const client = await as('dev');
    const before = await billOf(client, dev);
    const answer = await pay(client, dev, 200, { payOn: '2026-11-30' });
    expect(zPayment.parse(await answer.json())).toMatchObject({
      status: 'scheduled',
      payOn: '2026-11-30',
      cancelUntil: '2026-11-30T06:00:00Z',
    });
    expect((await billOf(client, dev)).amountDue.amount).toBe(before.amountDue.amount - 200);
  });

  it('gets the same answer for its key after its day has passed', () => {
    const service = (day: number, database?: DatabaseSync) =>
      billingService(new Date(2026, 10, day), 'dev', database);
    const [contract] = contractsOf('dev');
    if (contract?.contractId !== dev) throw new Error('dev has no plan');
    const request = {
      amount: { amount: 500, currency: 'USD' as const },
      paymentMethodId: 'pm-checking-6789',
      payOn: '2026-11-22',
    };
    const key = newKey();
    const first = service(21);
    const taken = first.accounts.pay(contract, key, request, '2026-11-21T12:00:00Z');
    expect(taken.kind).toBe('taken');
    const { accounts } = service(24, first.database);
    expect(accounts.pay(contract, key, request, '2026-11-24T12:00:00Z').kind).toBe('taken');
    const late = accounts.pay(contract, newKey(), request, '2026-11-24T12:00:00Z');
    expect(late.kind).toBe('wrong-day');
  });

  it('takes a payment even if its answer is lost', async () => {
    const client = await as('dev');
    const key = newKey();
    await control(sandbox.urls, {
      fault: { operation: 'createPayment', kind: 'lost-answer', times: 1 },
    });
    await expect(pay(client, dev, 300, {}, key)).rejects.toThrow();
    const again = zPayment.parse(await (await pay(client, dev, 300, {}, key)).json());
    const { pendingPayments } = await billOf(client, dev);
    expect(pendingPayments.filter(({ amount }) => amount.amount === 300)).toEqual([again]);
  });

  it('refuses a payment by other members', async () => {
    expect((await pay(await as('sam'), dev, 100)).status).toBe(403);
    expect((await pay(await as('lee'), 'D31820467', 100)).status).toBe(403);
  });
});

describe('the books', () => {
  it.each(['maria', 'dev', 'ruth'])(
    'the books of everything that %s pays balance on every day of a year',
    (userName) => {
      const { database } = billingService(new Date(2026, 0, 3), userName);
      for (let day = 3; day < 368; day += 13) {
        const service = billingService(new Date(2026, 0, day), userName, database);
        expect(contractsOf(userName)).not.toEqual([]);
        for (const contract of contractsOf(userName)) service.accounts.bill(contract);
        expect(service.imbalances()).toEqual([]);
      }
    },
  );

  it('contain two years of payments, including one that the bank returned for a fee', async () => {
    const { items, total } = zListPaymentsResponse.parse(
      await (await as('maria')).json(at(maria, 'payments?pageSize=100')),
    );
    expect(total).toBeGreaterThan(20);
    const returned = items.filter(({ status }) => status === 'returned');
    expect(returned).toMatchObject([{ fee: { amount: 2_500 }, madeBy: 'autopay' }]);
    const days = items.map(({ submittedAt }) => submittedAt);
    expect(days).toEqual(days.toSorted().toReversed());
  });
});

describe('autopay', () => {
  const change = (client: MemberClient, paymentMethodId: string) =>
    client.send(at(maria, 'autopay'), {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ paymentMethodId }),
    });

  it('turns off and on again, and its payment method cannot be removed', async () => {
    const client = await as('maria');
    const read = async () => zGetAutopayResponse.parse(await client.json(at(maria, 'autopay')));
    expect((await change(client, 'none')).status).toBe(422);
    expect((await change(client, 'pm-card-4242')).status).toBe(200);
    expect(await read()).toMatchObject({
      enabled: true,
      paymentMethodId: 'pm-card-4242',
      methodExpiresOn: '2028-09',
    });
    const inUse = await client.send(at(maria, 'payment-methods/pm-card-4242'), {
      method: 'DELETE',
    });
    expect(inUse.status).toBe(422);
    await client.send(at(maria, 'autopay'), { method: 'DELETE' });
    expect(await read()).toEqual({ enabled: false, draftDay: 26 });
    await change(client, 'pm-checking-6789');
    expect(await read()).toEqual({
      enabled: true,
      draftDay: 26,
      nextDraftDate: '2026-11-26',
      paymentMethodId: 'pm-checking-6789',
    });
  });
});

describe('a payment method', () => {
  const vendor = () => `${sandbox.urls.partner}/payment-vendor/methods/new`;
  const way = () => ({ return: `${sandbox.urls.portal}/medical/payment-center`, state: 's-1' });
  const submit = (fields: Record<string, string>) =>
    fetch(vendor(), { method: 'POST', body: new URLSearchParams({ ...way(), ...fields }) });

  it('stores a payment method once by a token of the vendor’s page', async () => {
    const client = await as('ruth');
    const contractId = 'M40285519';
    expect((await methodsOf(client, contractId)).addMethodUrl).toBe(vendor());
    const answer = await submit({ kind: 'card', number: '4111 1111 1111 7777', expires: '09/31' });
    const page = await answer.text();
    expect(page).not.toContain('4111');
    const [, href = ''] = /href="([^"]*token=[^"]*)"/.exec(page) ?? [];
    const url = new URL(href.replaceAll('&amp;', '&'));
    expect(url.origin + url.pathname).toBe(way().return);
    expect(url.searchParams.get('state')).toBe('s-1');
    const token = url.searchParams.get('token') ?? '';
    const add = (of: MemberClient, to: string) =>
      of.send(at(to, 'payment-methods'), {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ token }),
      });
    const first = await add(client, contractId);
    expect(zPaymentMethod.parse(await first.json())).toMatchObject({
      type: 'card',
      lastFour: '7777',
      label: 'Visa',
      expiresOn: '2031-09',
    });
    expect((await add(client, contractId)).status).toBe(201);
    const { items } = await methodsOf(client, contractId);
    expect(items.filter(({ lastFour }) => lastFour === '7777')).toHaveLength(1);
    // Another user cannot use it.
    expect((await add(await as('dev'), dev)).status).toBe(422);

    const change = (id: string, body: object) =>
      client.send(at(contractId, `payment-methods/${id}`), {
        method: 'PUT',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
    expect((await change('pm-card-7777', { isDefault: false })).status).toBe(422);
    expect((await change('none', { isDefault: true })).status).toBe(404);
    expect((await change('pm-card-7777', { isDefault: true })).status).toBe(200);
    expect((await methodsOf(client, contractId)).items[0]?.lastFour).toBe('7777');
    const path = at(contractId, 'payment-methods/pm-card-7777');
    expect((await client.send(path, { method: 'DELETE' })).status).toBe(204);
    expect((await client.send(path, { method: 'DELETE' })).status).toBe(404);
    expect((await methodsOf(client, contractId)).items[0]?.isDefault).toBe(true);
  });

  it('refuses a payment method with invalid numbers, and sends it to no other site', async () => {
    expect((await submit({ kind: 'card', number: '12', expires: '09/31' })).status).toBe(422);
    const account = { kind: 'checking', routing: '123456789', account: '000111' };
    expect((await submit({ ...account, routing: '1' })).status).toBe(422);
    expect((await submit(account)).status).toBe(200);
    const elsewhere = { ...account, return: 'https://evil.example/' };
    expect((await submit(elsewhere)).status).toBe(400);
    const query = new URLSearchParams({ ...way(), return: 'https://evil.example/' });
    expect((await fetch(`${vendor()}?${query.toString()}`)).status).toBe(400);
  });

  it('takes no payment if the bank refuses it, also on the next try', async () => {
    const client = await as('dev');
    const page = await (
      await submit({ kind: 'checking', routing: '123456789', account: '990002' })
    ).text();
    const [, token = ''] = /token=(tok_\w+)/.exec(page) ?? [];
    const added = await client.send(at(dev, 'payment-methods'), {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ token }),
    });
    const { paymentMethodId } = zPaymentMethod.parse(await added.json());
    const before = await billOf(client, dev);
    const key = newKey();
    for (let time = 0; time < 2; time += 1) {
      const answer = await pay(client, dev, 100, { paymentMethodId }, key);
      expect([answer.status, await answer.json()]).toMatchObject([
        422,
        { detail: 'The bank did not accept this payment. Nothing was charged.' },
      ]);
    }
    expect((await billOf(client, dev)).amountDue).toEqual(before.amountDue);
  });
});

describe('the months of a bill and a payment', () => {
  it.each([
    ['maria', maria],
    ['dev', dev],
  ])('the lines of %s’s bill add up to the balance', async (user, contractId) => {
    const bill = await billOf(await as(user), contractId);
    const cents = bill.lines.map(({ amount }) => amount.amount);
    expect(cents.length).toBeGreaterThan(0);
    expect(cents.reduce((sum, lineCents) => sum + lineCents, 0)).toBe(bill.balance.amount);
    expect(bill.lines.some(({ period }) => period?.start === '2026-12-01')).toBe(true);
  });

  it('names the months of each credited payment, and settles them once', async () => {
    const { items } = zListPaymentsResponse.parse(
      await (await as('maria')).json(at(maria, 'payments?pageSize=100')),
    );
    const posted = items.filter(({ status }) => status === 'posted');
    const months = posted.flatMap(({ paidFor = [] }) => paidFor.map(({ start }) => start));
    expect(posted.every(({ paidFor = [] }) => paidFor.length > 0)).toBe(true);
    expect(months).toHaveLength(new Set(months).size);
    const returned = items.find(({ status }) => status === 'returned');
    expect(returned?.paidFor).toEqual([]);
  });
});

describe('statements and receipts', () => {
  it('statements and receipts are tagged PDFs that add up, and are refused to members who do not pay', async () => {
    const client = await as('maria');
    const statements = zListStatementsResponse.parse(await client.json(at(maria, 'statements')));
    const [statement] = statements.items;
    expect(statement).toMatchObject({
      periodStart: '2026-12-01',
      periodEnd: '2026-12-31',
      issuedOn: '2026-11-01',
      amountDue: { amount: 90_827 },
    });
    const payments = zListPaymentsResponse.parse(await client.json(at(maria, 'payments')));
    const receipt = payments.items.find(({ receiptDocumentId }) => receiptDocumentId !== undefined);
    const documents = [
      [statement?.documentId ?? '', ['Billing statement for Dec 2026', '$908.27', 'Dec 1, 2026']],
      [receipt?.receiptDocumentId ?? '', [receipt?.confirmationNumber ?? '?', '10/26/2026']],
    ] as const;
    for (const [documentId, texts] of documents) {
      const path = `/api/v1/documents/${documentId}`;
      const bytes = new Uint8Array(await (await client.send(path)).arrayBuffer());
      expect(await rolesOfPdf(bytes)).toEqual(expect.arrayContaining(['H1', 'P']));
      const pages = await pagesOfPdf(bytes);
      expect(pages).toHaveLength(1);
      for (const text of texts) expect(pages.join()).toContain(text);
      expect((await (await as('sam')).send(path)).status).toBe(403);
    }
  });

  it('begin with the amount of the statement before', () => {
    const { accounts } = billingService(new Date(2026, 10, 21), 'maria');
    const [contract] = contractsOf('maria');
    if (contract === undefined) throw new Error('maria has no plan');
    const all = accounts.statements(contract).toReversed();
    expect(all.length).toBeGreaterThan(20);
    for (const [nth, statement] of all.entries()) {
      const before = all[nth - 1];
      if (before === undefined) continue;
      expect(statement.before).toBe(before.before + before.paid + before.fees + before.charged);
    }
  });
});

/** Returns the contracts whose bills a user pays. */
function contractsOf(userName: string) {
  return world.contracts.filter(
    (contract) => world.policyholderOf(contract) === userName && contract.isActive,
  );
}
