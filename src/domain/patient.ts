/** A person as the health-records service knows them. */
export interface Patient {
  id: string;
  /** Member ids and contract ids alike. */
  identifiers: readonly string[];
}
