/** A person as the health-records service knows them. */
export interface Patient {
  id: string;
  /** Member ids and contract ids alike. */
  identifiers: readonly string[];
  /** As the insurer writes it; null when it names nobody. */
  name: string | null;
  /** YYYY-MM-DD; null when not said to the day. */
  birthDate: string | null;
  contacts: readonly Contact[];
  /** Codes of BCP 47, or the insurer's own words; the preferred one first. */
  languages: readonly string[];
}

/** Whose records a patient's are: the member ID, of those that may be seen; null for anybody else. */
export function memberOf(
  patient: Pick<Patient, 'identifiers'>,
  memberIds: readonly string[],
): string | null {
  return memberIds.find((id) => patient.identifiers.includes(id)) ?? null;
}

/** Whether a patient names nobody: without an identifier, or with the contract's alone. */
export const isUnnamed = (
  { identifiers }: Pick<Patient, 'identifiers'>,
  contractId: string,
): boolean => identifiers.every((one) => one === contractId);

/** A way to reach somebody. */
export interface Contact {
  kind: 'phone' | 'email';
  /** Of a phone: mobile, home, work and the like; null when not said. */
  use: string | null;
  value: string;
}
