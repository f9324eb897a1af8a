import { costBreakdownOf, isReversalOf } from '#src/domain/claims/amounts/cost-breakdown.ts';
import type { FamilyClaim } from './family-claim.ts';

/** The effect of another claim on a claim, or the reverse. */
export interface ClaimRelation {
  /** `reversed` and `replaced`: by that claim. `undoes`: it is the claim that was reversed. */
  kind: 'reversed' | 'replaced' | 'undoes';
  by: FamilyClaim;
}

/**
 * Returns the relations among claims that change what is owed, by claim id. A payer may write them only into the newer
 * of two claims, and may name the older one by its id or its number.
 */
export function relationsAmong(claims: readonly FamilyClaim[]): Map<string, ClaimRelation> {
  const relations = new Map<string, ClaimRelation>();
  const naming = claims.filter(
    ({ related, status }) => related.length > 0 && status !== 'cancelled',
  );
  // Most claims histories have no related claims; skip the search through thousands of claims.
  if (naming.length === 0) return relations;
  const byName = namedClaims(claims, naming);
  for (const newer of naming) {
    const isReversal = isReversalOf(costBreakdownOf(newer));
    for (const { relationship, claim: name } of newer.related) {
      const older = byName.get(nameIn(name));
      const isOlder = relationship === 'prior' || (isReversal && relationship === 'associated');
      if (!older || !isOlder || older === newer || !isSamePatient(older, newer)) continue;
      relations.set(older.id, { kind: isReversal ? 'reversed' : 'replaced', by: newer });
      if (isReversal) relations.set(newer.id, { kind: 'undoes', by: older });
    }
  }
  return relations;
}

function namedClaims(claims: readonly FamilyClaim[], naming: readonly FamilyClaim[]) {
  const names = new Set(naming.flatMap(({ related }) => related.map(({ claim }) => nameIn(claim))));
  const byName = new Map<string, FamilyClaim>();
  for (const claim of claims) {
    for (const name of [claim.id, claim.claimNumber]) {
      if (name !== null && names.has(name)) byName.set(name, claim);
    }
  }
  return byName;
}

/** Returns the last part of a reference, or the payer's number unchanged. */
export const nameIn = (reference: string): string =>
  reference.slice(reference.lastIndexOf('/') + 1);

const isSamePatient = (a: FamilyClaim, b: FamilyClaim): boolean =>
  a.patient === null || b.patient === null || a.patient === b.patient;
