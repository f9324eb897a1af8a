import { findingKinds, type FindingId, type FindingKind } from '../finding-kinds.ts';
import type { Finding, Timing } from '../outcome.ts';

/** All findings of one kind. */
export interface FindingGroup extends FindingKind {
  id: FindingId;
  faults: { fault: string; where: string[] }[];
}

/** Puts findings of one kind together, and in each the operations with the same fault. */
export function groupsOf(findings: readonly Finding[]): FindingGroup[] {
  const groups = new Map<FindingId, Map<string, string[]>>();
  for (const { id, where, fault } of findings) {
    const faults = groups.get(id) ?? new Map<string, string[]>();
    groups.set(id, faults);
    faults.set(fault, [...(faults.get(fault) ?? []), where]);
  }
  return [...groups].map(([id, faults]) => ({
    id,
    ...findingKinds[id],
    faults: [...faults].map(([fault, where]) => ({ fault, where })),
  }));
}

/** A call that takes longer than this is named as slow, in milliseconds. */
export const slowMs = 2000;

export const slowestFirst = (timings: readonly Timing[]): Timing[] =>
  timings.toSorted((timing, other) => other.ms - timing.ms);
