import * as z from 'zod/mini';
import { afterEach, describe, expect, test } from 'vitest';
import { zGetBillingResponse } from '#generated/v1/validators/zGetBillingResponse.ts';
import type { Sandbox } from '#sandbox/sandbox.ts';
import { clientOf, startSandbox } from './member-client.ts';

const started: Sandbox[] = [];
afterEach(async () => {
  for (const sandbox of started.splice(0)) await sandbox.close();
});

async function on(now: Date) {
  const sandbox = await startSandbox({ now });
  started.push(sandbox);
  return async (userName: string, contractId: string) => {
    const client = await clientOf(sandbox.urls, userName);
    return client.send(`/api/v1/contracts/${contractId}/billing`);
  };
}

describe('a bill with autopay', () => {
  test.each([
    [
      'before the 26th is due on the first of the next month',
      new Date(2026, 10, 21),
      {
        amountDue: 90_827,
        balance: 90_827,
        dueDate: '2026-12-01',
        next: '2026-11-26',
        pending: [],
      },
    ],
    [
      'on the 26th is on its way',
      new Date(2026, 10, 26),
      { amountDue: 0, balance: 90_827, dueDate: null, next: '2026-12-26', pending: [90_827] },
    ],
    [
      'after it was credited owes nothing',
      new Date(2026, 11, 31),
      { amountDue: 0, balance: 0, dueDate: null, next: '2027-01-26', pending: [] },
    ],
    [
      'in the year’s last month is due in the next year',
      new Date(2026, 11, 2),
      {
        amountDue: 90_827,
        balance: 90_827,
        dueDate: '2027-01-01',
        next: '2026-12-26',
        pending: [],
      },
    ],
  ])('%s', async (_name, now, expected) => {
    const billing = await on(now);
    const { amountDue, balance, dueDate, autopay, pendingPayments } = z
      .required(zGetBillingResponse)
      .parse(await (await billing('maria', 'A10428877')).json());
    expect({
      amountDue: amountDue.amount,
      balance: balance.amount,
      dueDate,
      next: autopay.nextDraftDate,
      pending: pendingPayments.map(({ amount }) => amount.amount),
    }).toEqual(expected);
    expect(autopay).toMatchObject({ enabled: true, draftDay: 26 });
  });
});

test('refuses the bill to members who do not pay', async () => {
  const billing = await on(new Date(2026, 10, 21));
  const isOn = async (userName: string, contractId: string) =>
    z.required(zGetBillingResponse).parse(await (await billing(userName, contractId)).json())
      .autopay.enabled;
  expect(await isOn('ruth', 'M40285519')).toBe(true);
  expect(await isOn('dev', 'X50917364')).toBe(false);

  const statusOf = async (userName: string, contractId: string) =>
    (await billing(userName, contractId)).status;
  // The employer pays.
  expect(await statusOf('sam', 'A20733518')).toBe(403);
  // A dependent.
  expect(await statusOf('lee', 'D31820467')).toBe(403);
  // Ended.
  expect(await statusOf('pat', 'A31166420')).toBe(403);
  expect(await statusOf('maria', 'X50917364')).toBe(403);
  expect(await statusOf('maria', 'Z1')).toBe(404);
});
