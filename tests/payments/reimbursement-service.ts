import type { DatabaseSync } from 'node:sqlite';
import { healthReimbursementOperations } from '#sandbox/api/health-reimbursement.ts';
import { createApi } from '#sandbox/api/server.ts';
import { openDatabase } from '#sandbox/database.ts';
import type { Upstream } from '#sandbox/gateway.ts';
import { createReimbursementAccounts } from '#sandbox/reimbursement/reimbursement-accounts.ts';
import { createClaims } from '#sandbox/seed/claims/claims.ts';
import { createWorld } from '#sandbox/seed/world.ts';

/** The sandbox's health reimbursement without the rest of it: its books, and its API for one signed-in user. */
export interface ReimbursementService {
  database: DatabaseSync;
  answer: Upstream;
  /** Returns the sum of both sides of the book, and the balance, in cents. */
  figures: () => { difference: number; leftCents: number };
}

/** @param database of an earlier day, to go on with */
export function reimbursementService(
  now: Date,
  userName: string,
  memberId: string,
  database: DatabaseSync = openDatabase(':memory:', false),
): ReimbursementService {
  const { world, claims } = seedOn(now);
  const user = world.userNamed(userName);
  const contract = user && world.actsFor(user, memberId)?.contract;
  const holder = contract?.members[0];
  if (!user || !contract || !holder)
    throw new Error(`${userName} has no contract with the member ${memberId}`);
  const accounts = createReimbursementAccounts(database, world.calendar, claims);
  const operations = healthReimbursementOperations(world, accounts, claims);
  return {
    database,
    answer: createApi('v1', operations, () => Promise.resolve({ user, grantId: 'g-1' })),
    figures: () => ({
      difference: accounts.difference(memberId),
      leftCents: accounts.figures(contract, holder).leftCents,
    }),
  };
}

/** The worlds by day; their people are the same. */
const seeds = new Map<number, ReturnType<typeof createSeed>>();
const createSeed = (now: Date) => {
  const world = createWorld(now, 'https://partner.example');
  return { world, claims: createClaims(world) };
};
function seedOn(now: Date) {
  const seed = seeds.get(now.getTime()) ?? createSeed(now);
  seeds.set(now.getTime(), seed);
  return seed;
}
