/** A person as the health-records service knows them. */
export interface Patient {
  id: string;
  /** Member ids and contract ids alike. */
  identifiers: readonly string[];
}

/** Whose records a patient's are: the member ID, of those that may be seen; null for anybody else. */
export function memberOf(patient: Patient, memberIds: readonly string[]): string | null {
  return memberIds.find((id) => patient.identifiers.includes(id)) ?? null;
}

/** Whether a patient names nobody: without an identifier, or with the contract's alone. */
export const isUnnamed = ({ identifiers }: Patient, contractId: string): boolean =>
  identifiers.every((one) => one === contractId);
