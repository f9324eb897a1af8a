import type { Completeness } from '#src/domain/data/completeness.ts';

/** A person as the health-records service knows them. */
export interface Patient {
  id: string;
  /** Member ids and contract ids alike. */
  identifiers: readonly string[];
  /** The name as the insurer writes it; null without a name. */
  name: string | null;
  /** `Jr.` and the like; null without a suffix. */
  suffix: string | null;
  /** YYYY-MM-DD; null for a partial date. */
  birthDate: string | null;
  contacts: readonly Contact[];
  /** Codes of BCP 47, or the insurer's own words; the preferred one first. */
  languages: readonly string[];
}

/** The result of a search for patients. */
export interface FoundPatients {
  patients: readonly Patient[];
  completeness: Completeness;
}

/** Returns the member ID of a patient, of those that may be seen; null for any other person. */
export function memberOf(
  patient: Pick<Patient, 'identifiers'>,
  memberIds: readonly string[],
): string | null {
  return memberIds.find((id) => patient.identifiers.includes(id)) ?? null;
}

/** Whether a patient identifies no person: without an identifier, or with the contract's alone. */
export const isUnnamed = (
  { identifiers }: Pick<Patient, 'identifiers'>,
  contractId: string,
): boolean => identifiers.every((identifier) => identifier === contractId);

/** A way to reach a patient. */
export interface Contact {
  kind: 'phone' | 'email';
  /** The use of a phone: mobile, home, work and the like; null if unknown. */
  use: string | null;
  value: string;
}
