import { lookUp } from '#src/domain/data/look-up.ts';
import type { Measure } from './record.ts';

/** Where a value lies by the usual range. `outside`: the payer does not say on which side. */
export type RangePlace = 'high' | 'low' | 'outside' | 'within';

/** The payer's interpretations, by the codes of FHIR and their names, in lower case. */
const flags: Readonly<Record<string, RangePlace>> = {
  h: 'high',
  hh: 'high',
  hu: 'high',
  high: 'high',
  'critical high': 'high',
  'significantly high': 'high',
  l: 'low',
  ll: 'low',
  lu: 'low',
  low: 'low',
  'critical low': 'low',
  'significantly low': 'low',
  a: 'outside',
  aa: 'outside',
  abnormal: 'outside',
  'critical abnormal': 'outside',
  n: 'within',
  normal: 'within',
};

/**
 * Returns where a value lies (product rule 2.21): by the payer's interpretation, or else by the value's own range. Null
 * without either, and for an unknown interpretation, since the range alone would say more than the payer did.
 */
export function rangePlace({
  flag,
  value,
  range,
}: Pick<Measure, 'flag' | 'value' | 'range'>): RangePlace | null {
  if (flag !== null) return lookUp(flags, flag.toLowerCase());
  if (value === null || range === null) return null;
  if (range.high !== null && value > range.high) return 'high';
  if (range.low !== null && value < range.low) return 'low';
  return range.high === null && range.low === null ? null : 'within';
}
