import type { VitalName } from './attributes.ts';

/** The time between shifts that count together, and the longest such time (the definition of CLS). */
const shiftGapMs = 1_000;
const shiftWindowMs = 5_000;

/** One of so many interactions may be slow without being the page's INP. */
const interactionsForgiven = 50;

export type Vitals = Partial<Record<VitalName, number>>;

/**
 * Measures the page from its beginning, also when called late: browsers keep the entries. Returns a function that reads
 * the vitals so far; one that the browser does not measure is missing.
 */
export function watchVitals(): () => Vitals {
  let largestPaint: number | undefined;
  let hasInput = false;
  const shifts = createShiftSum();
  const interactions = new Map<number, number>();

  observe('largest-contentful-paint', (entry) => {
    // What is painted after the member has begun to act is the answer to that.
    if (!hasInput) largestPaint = entry.startTime;
  });
  observe('first-input', () => {
    hasInput = true;
  });
  observe('layout-shift', (entry) => {
    if (Reflect.get(entry, 'hadRecentInput') === false) {
      shifts.add(entry.startTime, numberAt(entry, 'value'));
    }
  });
  observe('event', (entry) => {
    const id = numberAt(entry, 'interactionId');
    if (id > 0) interactions.set(id, Math.max(interactions.get(id) ?? 0, entry.duration));
  });

  return () => {
    const [arrival] = performance.getEntriesByType('navigation');
    const firstByte = arrival === undefined ? 0 : numberAt(arrival, 'responseStart');
    const slow = [...interactions.values()].toSorted((one, other) => other - one);
    const interaction = slow[Math.floor(slow.length / interactionsForgiven)];
    const shift = shifts.worst();
    return {
      ...(largestPaint === undefined ? {} : { LCP: Math.round(largestPaint) }),
      ...(shift === null ? {} : { CLS: Math.round(shift * 10_000) / 10_000 }),
      ...(interaction === undefined ? {} : { INP: Math.round(interaction) }),
      ...(firstByte > 0 ? { TTFB: Math.round(firstByte) } : {}),
    };
  };
}

/** Sums up layout shifts by windows: shifts within a second of each other, for five seconds at most. */
export function createShiftSum(): {
  add: (at: number, value: number) => void;
  /** The largest sum; null where the browser reports no shifts. */
  worst: () => number | null;
} {
  const isReported = PerformanceObserver.supportedEntryTypes.includes('layout-shift');
  let worst = 0;
  let sum = 0;
  let first = -Infinity;
  let last = -Infinity;
  return {
    add(at, value) {
      const goesOn = at - last < shiftGapMs && at - first < shiftWindowMs;
      sum = goesOn ? sum + value : value;
      if (!goesOn) first = at;
      last = at;
      worst = Math.max(worst, sum);
    },
    worst: () => (isReported ? worst : null),
  };
}

function observe(type: string, read: (entry: PerformanceEntry) => void): void {
  if (!PerformanceObserver.supportedEntryTypes.includes(type)) return;
  new PerformanceObserver((list) => list.getEntries().forEach(read)).observe({
    type,
    buffered: true,
  });
}

function numberAt(entry: PerformanceEntry, name: string): number {
  const value: unknown = Reflect.get(entry, name);
  return typeof value === 'number' ? value : 0;
}
