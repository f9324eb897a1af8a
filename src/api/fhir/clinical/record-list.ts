import * as z from 'zod/mini';
import { completenessOf } from '#src/domain/data/completeness.ts';
import type { RecordEntry, RecordKind, RecordList } from '#src/domain/record/record.ts';
import type { SearchPage } from '../bundle.ts';
import { idAtEnd } from '../concepts.ts';
import { readAllergy } from './allergy.ts';
import { readCondition } from './condition.ts';
import { readImmunization } from './immunization.ts';
import { readMedication } from './medication.ts';
import { readObservation } from './observation.ts';
import { readProcedure } from './procedure.ts';
import type { ReadClinical, ReadOne } from './coded-text.ts';

/** The reader of each kind of entry. */
const readers: Record<RecordKind, ReadOne> = {
  allergy: readAllergy,
  condition: readCondition,
  immunization: readImmunization,
  medication: readMedication,
  observation: readObservation,
  procedure: readProcedure,
};

/** The type of resource that a list refers to and includes. */
const alongside = 'Medication';

/** A list that is read page by page. */
interface RecordListReader {
  add: (page: SearchPage) => void;
  /** Returns the entries read; says in the console how many were left out. */
  read: () => RecordList;
}

/**
 * Reads a list of one patient. Leaves out entries of another patient and entries in error, as well as unreadable ones,
 * whose number it logs without their content.
 */
export function recordListReader(
  kind: RecordKind,
  type: string,
  patientId: string,
): RecordListReader {
  const brought: unknown[] = [];
  const entries = new Map<string, RecordEntry>();
  const sent = new Map<string, unknown>();
  const left = { odd: 0, foreign: 0 };
  const addOne = (value: unknown, beside: readonly unknown[]) => {
    const read = readers[kind](value, (reference) => behind(reference, value, beside));
    if (read === null) return;
    const whose = patientNamed(read);
    if (whose !== null && whose !== patientId) {
      left.foreign += 1;
      return;
    }
    const key = `${kind} ${patientId} ${read.id ?? `without id ${sent.size}`}`;
    sent.set(key, value);
    if (isEmpty(read)) left.odd += 1;
    else if (!read.isError) entries.set(key, { ...read.entry, key, kind });
  };
  return {
    add(page) {
      const beside = page.of(alongside);
      brought.push(...beside);
      for (const value of page.of(type)) addOne(value, beside);
    },
    read() {
      if (left.odd > 0) console.warn('odd entries are not shown', type, left.odd);
      if (left.foreign > 0) {
        console.warn('entries of another patient are not shown', type, left.foreign);
      }
      return {
        entries: [...entries.values()],
        sent: [...sent.values(), ...brought],
        resources: sent,
        completeness: completenessOf(left.odd + left.foreign),
      };
    },
  };
}

/** Whether an entry has neither a name nor a date. */
const isEmpty = ({ entry: { name, day, facts, measures } }: ReadClinical): boolean =>
  name === null && day === null && facts.length === 0 && measures.length === 0;

/**
 * Returns the patient that a resource names; null without a reference, in which case it is the patient searched for.
 */
function patientNamed({ whose }: ReadClinical): string | null {
  return idAtEnd(whose?.reference);
}

const withId = z.object({ id: z.string() });
const withContained = z.object({ contained: z.array(z.unknown()) });

/** Returns the resource that a reference leads to: within the resource itself, or beside it in the answer. */
function behind(reference: string, value: unknown, brought: readonly unknown[]): unknown {
  const isWithin = reference.startsWith('#');
  const id = isWithin ? reference.slice(1) : idAtEnd(reference);
  const among = isWithin ? (withContained.safeParse(value).data?.contained ?? []) : brought;
  return among.find((resource) => withId.safeParse(resource).data?.id === id) ?? null;
}
