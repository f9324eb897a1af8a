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
 * Returns a function that finds the claim for the visit of an entry: the member's only claim on that day by a provider
 * whom the entry names. Of several, the only one with a line of the entry's name. Null where that is not certain.
 * Histories have thousands of claims, so they are sorted by day once.
 * @param memberId whose record it is
 * @returns the claim's id
 */
export function visitClaims(
  claims: readonly FamilyClaim[],
  memberId: string,
): (entry: Pick<RecordEntry, 'kind' | 'name' | 'day' | 'facts'>) => string | null {
  const ofOneDay = new Map<string, FamilyClaim[]>();
  const stays: FamilyClaim[] = [];
  for (const claim of claims) {
    const isCounted =
      claim.memberId === memberId && claim.status !== 'cancelled' && claim.status !== 'replaced';
    if (!isCounted || claim.serviceStart === null) continue;
    const [start, end] = [dayOf(claim.serviceStart), dayOf(claim.serviceEnd ?? claim.serviceStart)];
    if (start !== end) {
      stays.push(claim);
      continue;
    }
    const ofDay = ofOneDay.get(start);
    if (ofDay === undefined) ofOneDay.set(start, [claim]);
    else ofDay.push(claim);
  }
  return ({ kind, name, day, facts }) => {
    if (!ofVisits.has(kind) || day?.length !== 10) return null;
    const providers = facts.flatMap(({ label, text }) => (label === 'by' ? [folded(text)] : []));
    const matches = [
      ...(ofOneDay.get(day) ?? []),
      ...stays.filter((stay) => isOn(day, stay)),
    ].filter(
      ({ providerName }) => providerName !== null && providers.includes(folded(providerName)),
    );
    return onlyOne(matches) ?? onlyOne(matches.filter(({ lines }) => names(lines, name)));
  };
}

const dayOf = (date: string): string => date.slice(0, 10);

const isOn = (
  day: string,
  { serviceStart, serviceEnd }: Pick<FamilyClaim, 'serviceStart' | 'serviceEnd'>,
): boolean => dayOf(serviceStart ?? '') <= day && day <= dayOf(serviceEnd ?? '');

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
