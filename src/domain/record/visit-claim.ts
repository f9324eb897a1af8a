import { foldLetters } from '#src/domain/data/fold-letters.ts';
import type { FamilyClaim } from '#src/domain/claims/family-claim.ts';
import type { RecordEntry, RecordKind } from './record.ts';

/** The kinds of entries that come of a visit. */
const ofVisits: ReadonlySet<RecordKind> = new Set<RecordKind>([
  'immunization',
  'observation',
  'procedure',
]);

/**
 * Returns the id of the claim for the visit of an entry: the member's only claim on that day by a provider whom the
 * entry names. Of several, the only one with a line of the entry's name. Null where that is not certain.
 * @param memberId whose record it is
 */
export function claimOfVisit(
  { kind, name, day, facts }: Pick<RecordEntry, 'kind' | 'name' | 'day' | 'facts'>,
  claims: readonly FamilyClaim[],
  memberId: string,
): string | null {
  if (!ofVisits.has(kind) || day?.length !== 10) return null;
  const providers = facts.flatMap(({ label, text }) => (label === 'by' ? [folded(text)] : []));
  const found = claims.filter(
    (claim) =>
      claim.memberId === memberId &&
      claim.status !== 'cancelled' &&
      claim.status !== 'replaced' &&
      isOn(day, claim) &&
      claim.providerName !== null &&
      providers.includes(folded(claim.providerName)),
  );
  return onlyOne(found) ?? onlyOne(found.filter(({ lines }) => names(lines, name)));
}

const isOn = (
  day: string,
  { serviceStart, serviceEnd }: Pick<FamilyClaim, 'serviceStart' | 'serviceEnd'>,
): boolean => {
  const start = serviceStart?.slice(0, 10);
  return start !== undefined && start <= day && day <= (serviceEnd?.slice(0, 10) ?? start);
};

const names = (lines: FamilyClaim['lines'], name: string | null): boolean =>
  name !== null &&
  lines.some(({ service }) => service !== null && folded(service) === folded(name));

const onlyOne = (claims: readonly FamilyClaim[]): string | null =>
  claims.length === 1 ? (claims[0]?.id ?? null) : null;

/** Returns a name for comparison: without case, accents and punctuation. */
const folded = (text: string): string =>
  foldLetters(text)
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
