import type { Measure } from './record.ts';

/** A blood pressure, whose two values are one reading. */
export interface BloodPressure {
  /** `128/82 mmHg` */
  text: string;
  upper: Measure;
  lower: Measure;
}

/**
 * Returns the measures of an observation as one blood pressure; null for any other observation, and where the text would
 * lose data: different units, or reference ranges.
 */
export function bloodPressureOf(measures: readonly Measure[]): BloodPressure | null {
  const upper = measures.find((measure) => isPart(measure, '8480-6', /^systolic/i));
  const lower = measures.find((measure) => isPart(measure, '8462-4', /^diastolic/i));
  if (measures.length !== 2 || upper === undefined || lower === undefined) return null;
  if (upper.value === null || lower.value === null) return null;
  if (upper.unit === null || upper.unit !== lower.unit) return null;
  if (upper.range !== null || lower.range !== null) return null;
  return { text: `${upper.value}/${lower.value} ${upper.unit}`, upper, lower };
}

/** @param loinc the code where the payer has one; else the name tells */
const isPart = ({ code, part }: Measure, loinc: string, name: RegExp): boolean =>
  code.endsWith(`|${loinc}`) || name.test(part ?? '');
