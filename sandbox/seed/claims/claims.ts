import type { Calendar } from '../calendar.ts';
import type { Contract } from '../model.ts';
import type { World } from '../world.ts';
import { adjudicate, type ElapsedYear } from './adjudication.ts';
import { careOf, contractDigits } from './care-history.ts';
import type { AdjudicatedClaim, Visit } from './claim.ts';
import { deniedCare } from './denied-care.ts';
import { devsCare } from './devs-care.ts';
import { createLedger, type Ledger } from './ledger.ts';
import { mariasCare } from './marias-care.ts';

/** Every claim of the seed, adjudicated on its first request. */
export type Claims = {
  /** Returns the claims of all members of a contract and all years, the newest service first. */
  of(contract: Contract): readonly AdjudicatedClaim[];
  /** Returns the used amounts of the contract's limits in a plan year, in the order of the design's limits. */
  usedIn(contract: Contract, planYear: number): Ledger['used'];
  find(claimId: string): AdjudicatedClaim | undefined;
};

type Decided = {
  claims: readonly AdjudicatedClaim[];
  byId: ReadonlyMap<string, AdjudicatedClaim>;
  used: ReadonlyMap<number, Ledger['used']>;
};

export function createClaims(world: World): Claims {
  const decided = new Map<string, Decided>();
  const decide = (contract: Contract): Decided => {
    const made = decided.get(contract.contractId) ?? decideAll(contract, world.calendar);
    decided.set(contract.contractId, made);
    return made;
  };
  const emptyUsed = (contract: Contract): Ledger['used'] =>
    createLedger(contract.design.limits, sequencesOf(contract)).used;
  return {
    of: (contract) => decide(contract).claims,
    usedIn: (contract, planYear) => decide(contract).used.get(planYear) ?? emptyUsed(contract),
    find: (claimId) => {
      // The number tells which contracts can have it, so the others need not be adjudicated.
      const digits = /^eob-[A-Z](\d{4})/.exec(claimId)?.[1];
      for (const contract of world.contracts) {
        if (contractDigits(contract.contractId) !== digits) continue;
        const claim = decide(contract).byId.get(claimId);
        if (claim !== undefined) return claim;
      }
      return undefined;
    },
  };
}

function decideAll(contract: Contract, calendar: Calendar): Decided {
  const claims: AdjudicatedClaim[] = [];
  const used = new Map<number, Ledger['used']>();
  for (const year of yearsOf(contract, calendar)) {
    const yearsAgo = calendar.year - year.planYear;
    const visits = contract.members.flatMap((member) => [
      ...authored(contract, member, yearsAgo),
      ...careOf(contract, member, yearsAgo, visitCount(contract, member.sequence, yearsAgo)),
    ]);
    const ledger = createLedger(contract.design.limits, sequencesOf(contract));
    claims.push(...adjudicate(contract, visits, year, ledger));
    used.set(year.planYear, ledger.used);
  }
  claims.sort((a, b) => b.serviceStart.localeCompare(a.serviceStart));
  return { claims, used, byId: new Map(claims.map((claim) => [claim.claimId, claim])) };
}

/** The plan year is the calendar year. */
function yearsOf({ start, end, pastYears }: Contract, { today, year }: Calendar): ElapsedYear[] {
  const lastYear = Math.min(year, Number((end ?? '9999').slice(0, 4)));
  const firstYear = Math.max(lastYear - pastYears, Number(start.slice(0, 4)));
  return Array.from({ length: Math.max(0, lastYear - firstYear + 1) }, (_, index) => {
    const planYear = firstYear + index;
    const first = later(`${planYear}-01-01`, start);
    const last = earlier(earlier(`${planYear}-12-31`, today), end ?? '9999-12-31');
    return { planYear, first, last, today };
  });
}

/** Written by hand, for the contracts that show something. */
function authored(
  { contractId }: Contract,
  member: Contract['members'][number],
  yearsAgo: number,
): Visit[] {
  if (contractId === 'A10428877' && member.sequence === '01') return mariasCare(member, yearsAgo);
  if (contractId === 'X50917364') return devsCare(member, yearsAgo);
  if (yearsAgo === 0) return deniedCare(contractId, member);
  return [];
}

function visitCount(contract: Contract, sequence: string, yearsAgo: number): number {
  const counts = contract.visitsPerYear.get(sequence) ?? [];
  return counts[Math.min(yearsAgo, counts.length - 1)] ?? 0;
}

function sequencesOf({ members }: Contract): string[] {
  return members.map(({ sequence }) => sequence);
}

const later = (a: string, b: string): string => (a > b ? a : b);
const earlier = (a: string, b: string): string => (a < b ? a : b);
