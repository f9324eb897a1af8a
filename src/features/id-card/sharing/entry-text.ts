import { checkInWords } from '#content/check-in.ts';
import { formatDate } from '#content/formats.ts';
import { healthRecordWords } from '#content/health-records.ts';
import type { CheckInKind } from '#src/domain/id-card/check-in.ts';
import type { RecordEntry } from '#src/domain/record/record.ts';
import { factTexts, statusText } from '#src/parts/record/record-text.ts';

const words = checkInWords.form;

/** The facts of an entry that are shared. */
const sharedFacts = ['reaction', 'severity', 'dosage', 'dose', 'place', 'when'];

export const nameText = ({ name }: Pick<RecordEntry, 'name'>): string =>
  name ?? healthRecordWords.notNamed;

/** Returns the shared text of an entry besides its name: its day, its status if it is unusual, its facts. */
export function aboutText(kind: CheckInKind, entry: RecordEntry): string {
  const { day, status } = entry;
  return [
    ...factTexts({ facts: entry.facts.filter(({ label }) => sharedFacts.includes(label)) }),
    status === 'active' ? null : statusText(entry),
    day === null ? null : words.days[kind](formatDate(day)),
  ]
    .filter((text) => text !== null)
    .join(' · ');
}

/** `Penicillin – Reaction: Hives` */
export function entryText(kind: CheckInKind, entry: RecordEntry): string {
  const about = aboutText(kind, entry);
  return about === '' ? nameText(entry) : `${nameText(entry)} – ${about}`;
}
