import type { DatabaseSync } from 'node:sqlite';
import { billingOperations } from '#sandbox/api/billing.ts';
import { payableIn } from '#sandbox/api/payable.ts';
import { paymentOperations } from '#sandbox/api/payments.ts';
import { createApi } from '#sandbox/api/server.ts';
import { createBillingAccounts, type BillingAccounts } from '#sandbox/billing/billing-accounts.ts';
import { openDatabase } from '#sandbox/database.ts';
import type { Upstream } from '#sandbox/gateway.ts';
import { createWorld, type World } from '#sandbox/seed/world.ts';

/** The sandbox's billing service without the rest of it: its ledger, and its API for one signed-in user. */
export interface BillingService {
  database: DatabaseSync;
  accounts: BillingAccounts;
  answer: Upstream;
  /** Returns the imbalances of all bookings, and of each movement; empty if they balance. */
  imbalances: () => unknown[];
}

/** @param database of an earlier day, to go on with */
export function billingService(
  now: Date,
  userName: string,
  database: DatabaseSync = openDatabase(':memory:', false),
): BillingService {
  const world = worldOn(now);
  const user = world.userNamed(userName);
  if (user === undefined) throw new Error(`there is no user ${userName}`);
  const accounts = createBillingAccounts(database, world.calendar, world.policyholderOf);
  const parts = { accounts, world, payable: payableIn(world, accounts) };
  const operations = [
    ...billingOperations(parts),
    ...paymentOperations({ ...parts, vendorUrl: 'https://vendor.example/new' }),
  ];
  return {
    database,
    accounts,
    answer: createApi('v1', operations, () => Promise.resolve({ user, grantId: 'g-1' })),
    imbalances: () =>
      database
        .prepare(
          `SELECT contract_id, movement, about, SUM(cents) AS cents FROM ledger_entry
           GROUP BY contract_id, movement, about HAVING SUM(cents) <> 0`,
        )
        .all(),
  };
}

/** The worlds by year; their people are the same. */
const worlds = new Map<number, World>();
function worldOn(now: Date): World {
  const cachedWorld = worlds.get(now.getTime());
  if (cachedWorld !== undefined) return cachedWorld;
  const made = createWorld(now, 'https://vendor.example');
  worlds.set(now.getTime(), made);
  return made;
}

/** A contract with one bill, one way to pay it, and nothing before. */
export function newAccount(now: Date, userName: string, contractId: string): BillingService {
  const service = billingService(now, userName);
  const { ledger, methods } = service.accounts;
  const { today } = worldOn(now).calendar;
  service.database
    .prepare('INSERT INTO billing_account VALUES (?, ?, NULL)')
    .run(contractId, today);
  ledger.book(contractId, 'charge', { about: '2026-12-01', cents: 90_827, day: '2026-11-01' });
  const account = { type: 'checking', lastFour: '6789', label: 'First Cedar Bank' } as const;
  methods.add(contractId, { ...account, expiresOn: null });
  return service;
}
