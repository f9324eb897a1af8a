import { evalFhirPath } from '@medplum/core';
import type { Bundle } from '@medplum/fhirtypes';

/*
 * The rules of the guide to patient-shared health documents (draft 0.10.2, https://ktc-spec.github.io) for what a sender
 * puts into a link, as FHIRPath that has to be true of the bundle. Written from the guide, apart from the portal.
 */

const document = 'entry.resource.where($this is DocumentReference)';
const patient = 'entry.where(resource is Patient)';

export const checkInRules: Readonly<Record<string, string>> = {
  'is a collection': "type = 'collection'",
  'says when it was put together': 'timestamp.exists()',
  'has one patient': `${patient}.count() = 1`,
  'has something beside the patient': 'entry.count() >= 2',
  'names each entry': 'entry.all(fullUrl.exists())',
  'claims no profile': 'entry.resource.meta.profile.empty()',
  'lets a patient be found': `${patient}.resource.all(name.exists() and birthDate.exists() and gender.exists())`,
  'has one readable document': `${document}.count() = 1`,
  'has a document that counts': `${document}.all(status = 'current')`,
  'has a rendering of its data': `${document}.all(type.coding.where(system = 'http://loinc.org' and code = '60591-5').exists())`,
  'has it shared by the patient': `${document}.all(category.coding.where(system = 'https://cms.gov/fhir/CodeSystem/patient-shared-category' and code = 'patient-shared').exists())`,
  'has it asserted by the patient': `${document}.all(meta.security.where(system = 'http://terminology.hl7.org/CodeSystem/v3-ObservationValue' and code = 'PATAST').exists())`,
  'has a dated document': `${document}.all(date.exists())`,
  'has a PDF': `${document}.all(content.count() = 1 and content.attachment.contentType = 'application/pdf')`,
  'has the PDF within it': `${document}.all(content.attachment.data.exists() and content.attachment.url.empty())`,
  'is about the patient': `${document}.subject.reference = ${patient}.fullUrl`,
  'is by the patient': `${document}.author.reference = ${patient}.fullUrl`,
};

/** Returns the rules that a bundle breaks. */
export const brokenCheckInRules = (bundle: Bundle): string[] =>
  Object.entries(checkInRules).flatMap(([rule, path]) =>
    evalFhirPath(path, bundle)[0] === true ? [] : rule,
  );
