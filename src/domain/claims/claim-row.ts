import { foldLetters } from '#src/domain/data/fold-letters.ts';
import { costBreakdownOf } from '#src/domain/claims/amounts/cost-breakdown.ts';
import { formatCents } from '#src/domain/format/formats.ts';
import { closedToAppeals } from './appeal-status.ts';
import { claimContextOf, type ClaimsContext } from './claims-context.ts';
import type { FamilyClaim } from './family-claim.ts';
import type { CostBreakdown } from '#src/domain/claims/amounts/cost-breakdown.ts';
import { nextStep, type ClaimContext, type NextStep } from './next-step.ts';

/** A claim as a list needs it: its money read once, its words ready to be searched. */
export interface ClaimRow {
  claim: FamilyClaim;
  costs: CostBreakdown;
  nextStep: NextStep;
  /** The amount the member may still owe for certain, in cents; null when it is not stated or not settled. */
  owed: number | null;
  /** YYYY-MM-DD of the service, else of when the payer wrote the claim; empty when neither is known. */
  day: string;
  /** Folded text for the search. */
  searchable: string;
}

/** Returns the rows of claims, with their context. */
export const rowsOf = (claims: readonly FamilyClaim[], context: ClaimsContext): ClaimRow[] =>
  claims.map((claim) => newRow(claim, claimContextOf(claim, context), context.today));

/**
 * Returns a `rowsOf` that keeps the rows of unchanged claims. A long history arrives in many rounds, and each asks for
 * the rows of all that have arrived.
 */
export function createRowsOf(): typeof rowsOf {
  const cachedRows = new WeakMap<
    FamilyClaim,
    { row: ClaimRow; around: ClaimContext; today: string }
  >();
  return (claims, context) =>
    claims.map((claim) => {
      const { today } = context;
      const around = claimContextOf(claim, context);
      const cachedRow = cachedRows.get(claim);
      if (cachedRow?.today === today && isSame(cachedRow.around, around)) return cachedRow.row;
      const row = newRow(claim, around, today);
      cachedRows.set(claim, { row, around, today });
      return row;
    });
}

const isSame = (a: ClaimContext, b: ClaimContext): boolean =>
  a.relation?.kind === b.relation?.kind &&
  a.appeal === b.appeal &&
  a.overDeductible === b.overDeductible &&
  a.account === b.account &&
  a.isAccountPending === b.isAccountPending &&
  a.rules === b.rules;

/** Returns the row of a claim without context: it has no related claims and cannot be appealed. */
export const rowOf = (claim: FamilyClaim): ClaimRow => newRow(claim, alone, '');

const alone: ClaimContext = { relation: null, appeal: closedToAppeals, overDeductible: 0 };

function newRow(claim: FamilyClaim, around: ClaimContext, today: string): ClaimRow {
  const costs = costBreakdownOf(claim);
  const step = nextStep(claim, around, today);
  const amounts = [
    costs.billed,
    costs.planPaid,
    costs.memberResponsibility,
    step.owed,
    step.open,
  ].flatMap((cents) => {
    if (cents === null) return [];
    const text = formatCents(cents);
    // Typed with or without the comma.
    return [text, text.replaceAll(',', '')];
  });
  const texts = [
    claim.providerName,
    claim.claimNumber,
    ...claim.lines.map(({ service }) => service),
    ...amounts,
  ];
  return {
    claim,
    costs,
    nextStep: step,
    owed: step.owed,
    day: claim.serviceStart ?? claim.processedOn ?? '',
    // Remove duplicates, because each keystroke searches the whole text.
    searchable: foldLetters([...new Set(texts)].filter((text) => text !== null).join('\n')),
  };
}

/** Sorts the newest first; rows of one day in an order that does not depend on how they came. */
export function sortNewestFirst(rows: readonly ClaimRow[]): ClaimRow[] {
  return rows.toSorted((a, b) =>
    a.day === b.day ? descending(a.claim.id, b.claim.id) : descending(a.day, b.day),
  );
}

const descending = (a: string, b: string) => (a < b ? 1 : -1);
