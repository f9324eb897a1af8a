import type { FindingId } from './finding-kinds.ts';

/** Something that is wrong. Holds no id, name or token of a person: it goes into the report. */
export interface Finding {
  id: FindingId;
  /** The operation or service: `getBilling`, `identity provider`. */
  where: string;
  /** The exact fault, for engineers. */
  fault: string;
}

/** Something that was left out of the check, or is worth knowing. */
export interface Note {
  where: string;
  says: string;
}

export interface Timing {
  where: string;
  status: number;
  /** From the request to the whole answer, in milliseconds. */
  ms: number;
}

/** Everything that a run of the check found out. */
export interface Outcome {
  findings: Finding[];
  notes: Note[];
  timings: Timing[];
  find(id: FindingId, where: string, fault: string): void;
  note(where: string, says: string): void;
}

export function createOutcome(): Outcome {
  const findings: Finding[] = [];
  const notes: Note[] = [];
  return {
    findings,
    notes,
    timings: [],
    find: (id, where, fault) => {
      const isKnown = findings.some(
        (finding) => finding.id === id && finding.where === where && finding.fault === fault,
      );
      if (!isKnown) findings.push({ id, where, fault });
    },
    note: (where, says) => {
      if (!notes.some((note) => note.where === where && note.says === says)) {
        notes.push({ where, says });
      }
    },
  };
}
