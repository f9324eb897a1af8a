import type { Identifier, Patient as PatientResource } from 'fhir/r4';
import type { Patient } from '#src/domain/patient.ts';
import type { SearchPage } from './bundle.ts';
import { list, part, resource, text } from './lenient.ts';

const readResource = resource<PatientResource>('Patient')({
  id: text,
  identifier: list(part<Identifier>()({ value: text })),
});

/** The patients of a page. One without an id, by which records are searched, is left out. */
export function readPatients(page: SearchPage): Patient[] {
  return page.of('Patient').flatMap((value) => {
    const { id, identifier = [] } = readResource(value) ?? {};
    if (id === undefined) return [];
    return [{ id, identifiers: identifier.flatMap((one) => one.value ?? []) }];
  });
}
