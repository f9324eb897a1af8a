import type {
  ContactPoint,
  Identifier,
  Patient as PatientResource,
  PatientCommunication,
} from '@medplum/fhirtypes';
import type { Contact, Patient } from '#src/domain/people/patient.ts';
import type { SearchPage } from './bundle.ts';
import { codingOf, concept, wordsIn, dayOfDateTime } from './concepts.ts';
import { humanName, currentName, nameFromParts } from './human-name.ts';
import { code, flag, list, part, resource, text } from './lenient.ts';

const readResource = resource<PatientResource>('Patient')({
  id: text,
  identifier: list(part<Identifier>()({ value: text })),
  name: list(humanName),
  birthDate: text,
  communication: list(
    part<PatientCommunication>()({
      language: concept,
      preferred: flag,
    }),
  ),
  telecom: list(part<ContactPoint>()({ system: code, use: code, value: text })),
});

type Read = NonNullable<ReturnType<typeof readResource>>;

/** Reads the patients of a page. One without an id, by which records are searched, is left out. */
export function readPatients(page: SearchPage): Patient[] {
  return page.of('Patient').flatMap((value) => {
    const read = readResource(value);
    if (read?.id === undefined) return [];
    const { id, identifier = [], birthDate } = read;
    return [
      {
        id,
        identifiers: identifier.flatMap((patientIdentifier) => patientIdentifier.value ?? []),
        name: currentName(
          read.name,
          (patientName) => nameFromParts(patientName) ?? wordsIn(patientName.text),
        ),
        suffix: currentName(read.name, ({ suffix }) => wordsIn(suffix?.join(' '))),
        // Ignores partial dates.
        birthDate: dayOfDateTime(birthDate),
        contacts: contactsOf(read),
        languages: languagesOf(read),
      },
    ];
  });
}

/** Returns the languages, each once, the preferred one first. */
const languagesOf = ({ communication = [] }: Read): string[] => [
  ...new Set(
    communication
      .toSorted((a, b) => Number(b.preferred ?? false) - Number(a.preferred ?? false))
      .flatMap(
        ({ language }) => codingOf(language, /bcp:47/)?.code ?? wordsIn(language?.text) ?? [],
      ),
  ),
];

/** Returns phones and email addresses in the order they are sent, each once. */
function contactsOf({ telecom = [] }: Read): Contact[] {
  const contacts = new Map<string, Contact>();
  for (const { system, use, value } of telecom) {
    const contactText = wordsIn(value);
    if (contactText === null || use === 'old') continue;
    if (system !== 'phone' && system !== 'email') continue;
    const key = `${system} ${contactText}`;
    if (!contacts.has(key))
      contacts.set(key, { kind: system, use: use ?? null, value: contactText });
  }
  return [...contacts.values()];
}
