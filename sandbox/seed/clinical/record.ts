/**
 * The clinical facts that providers have reported to the insurer about a person. Days are YYYY-MM-DD; ids are unique
 * within a list.
 */
export type ClinicalRecord = {
  allergies: readonly ClinicalAllergy[];
  conditions: readonly ClinicalCondition[];
  immunizations: readonly ClinicalEvent[];
  medications: readonly ClinicalMedication[];
  observations: readonly ClinicalObservation[];
  procedures: readonly ClinicalEvent[];
};

export type ClinicalAllergy = {
  id: string;
  text: string;
  category: 'medication' | 'food' | 'environment';
  isHighRisk?: boolean;
  reaction?: string;
  recordedOn?: string;
};

export type ClinicalCondition = {
  id: string;
  text: string;
  /** A day, or a year alone where the day is unknown. */
  since: string;
  /** When it was over. */
  until?: string;
};

/** Something that was done or given. */
export type ClinicalEvent = { id: string; text: string; day: string; by?: string };

export type ClinicalMedication = ClinicalEvent & { isActive: boolean; dosage?: string };

export type ClinicalMeasure = {
  text: string;
  value: number;
  unit: string;
  low?: number;
  high?: number;
};

export type ClinicalObservation = {
  id: string;
  text: string;
  category: 'laboratory' | 'vital-signs';
  day: string;
  by?: string;
} & (
  | { measure: Omit<ClinicalMeasure, 'text'>; isBelow?: true }
  | { parts: readonly ClinicalMeasure[] }
  | { words: string }
);

export const emptyRecord: ClinicalRecord = {
  allergies: [],
  conditions: [],
  immunizations: [],
  medications: [],
  observations: [],
  procedures: [],
};
