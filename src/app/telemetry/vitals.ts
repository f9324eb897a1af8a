import { onCLS, onINP, onLCP, onTTFB } from 'web-vitals';
import type { VitalName } from './attributes.ts';

export type Vitals = Partial<Record<VitalName, number>>;

/**
 * Measures the page from its beginning, also when called late: browsers keep the entries. Returns a function that reads
 * the vitals so far; one that the browser does not measure is missing.
 */
export function watchVitals(): () => Vitals {
  const vitals: Vitals = {};
  const options = { reportAllChanges: true };
  onCLS(({ value }) => (vitals.CLS = Math.round(value * 10_000) / 10_000), options);
  onINP(({ value }) => (vitals.INP = Math.round(value)), options);
  onLCP(({ value }) => (vitals.LCP = Math.round(value)), options);
  onTTFB(({ value }) => (vitals.TTFB = Math.round(value)), options);
  return () => vitals;
}
