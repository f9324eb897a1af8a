import { indexSearchParameter, indexStructureDefinitionBundle, type WithId } from '@medplum/core';
import type { ResourceType, SearchParameter, StructureDefinition } from '@medplum/fhirtypes';

type Row = [base: ResourceType, code: string, type: 'date' | 'string' | 'token', path?: string];

/** The claim's own period, else the days of its lines. */
const serviceDate =
  'iif(ExplanationOfBenefit.billablePeriod.exists(), ExplanationOfBenefit.billablePeriod, ExplanationOfBenefit.item.serviced)';

/** The parameters of the documents that the FHIR library tests; `_id` it knows. The path is the code if left out. */
const rows: readonly Row[] = [
  ['Patient', 'identifier', 'token'],
  ['Coverage', 'identifier', 'token'],
  // The insurer's own way to find policies by date (product rule 7.3). FHIR R4 doesn't define one.
  ['Coverage', 'period', 'date'],
  ['ExplanationOfBenefit', 'identifier', 'token'],
  ['ExplanationOfBenefit', 'service-date', 'date', serviceDate],
  ['ExplanationOfBenefit', 'type', 'token'],
  ['ExplanationOfBenefit', 'use', 'token'],
  ['AllergyIntolerance', 'clinical-status', 'token', 'clinicalStatus'],
  ['Condition', 'clinical-status', 'token', 'clinicalStatus'],
  ['Condition', 'category', 'token'],
  ['Immunization', 'date', 'date', 'occurrence'],
  ['Immunization', 'status', 'token'],
  ['MedicationRequest', 'intent', 'token'],
  ['MedicationRequest', 'status', 'token'],
  ['Observation', 'category', 'token'],
  ['Observation', 'code', 'token'],
  ['Observation', 'date', 'date', 'effective'],
  ['Procedure', 'date', 'date', 'performed'],
  ['Procedure', 'status', 'token'],
  ['Practitioner', 'identifier', 'token'],
  ['Practitioner', 'name', 'string', 'name.given | name.family'],
  ['PractitionerRole', 'specialty', 'token'],
  ['Location', 'address-city', 'string', 'address.city'],
  ['Location', 'address-postalcode', 'string', 'address.postalCode'],
  ['Location', 'address-state', 'string', 'address.state'],
  ['Location', 'type', 'token'],
  ['Organization', 'name', 'string', 'name | alias'],
  ['Organization', 'type', 'token'],
  ['InsurancePlan', 'identifier', 'token'],
  ['MedicationKnowledge', 'code', 'token'],
  ['Basic', 'code', 'token'],
];

/** References to resources of one type, which a search may name by ID alone. */
const references: readonly [
  base: ResourceType,
  code: string,
  target: ResourceType,
  path?: string,
][] = [
  ['Coverage', 'patient', 'Patient', 'beneficiary'],
  ['Coverage', 'beneficiary', 'Patient'],
  ['ExplanationOfBenefit', 'patient', 'Patient'],
  ['PractitionerRole', 'practitioner', 'Practitioner'],
  ['PractitionerRole', 'organization', 'Organization'],
];

const parameter = (
  base: ResourceType,
  code: string,
  rest: Pick<SearchParameter, 'type' | 'expression' | 'target'>,
): WithId<SearchParameter> => ({
  resourceType: 'SearchParameter',
  id: `${base}-${code}`,
  url: `https://sandbox.example/SearchParameter/${base}-${code}`,
  name: code,
  status: 'active',
  description: `${base} by ${code}`,
  code,
  base: [base],
  ...rest,
});

for (const [base, code, type, expression = code] of rows) {
  indexSearchParameter(parameter(base, code, { type, expression }));
}
for (const [base, code, target, expression = code] of references) {
  indexSearchParameter(parameter(base, code, { type: 'reference', expression, target: [target] }));
}

/** The library recognizes every type by its shape, except identifiers. */
const withIdentifier = (type: ResourceType): StructureDefinition => {
  const path = `${type}.identifier`;
  return {
    resourceType: 'StructureDefinition',
    url: `http://hl7.org/fhir/StructureDefinition/${type}`,
    name: type,
    type,
    status: 'active',
    kind: 'resource',
    abstract: false,
    snapshot: {
      element: [
        { id: type, path: type },
        {
          id: path,
          path,
          min: 0,
          max: '*',
          base: { path, min: 0, max: '*' },
          type: [{ code: 'Identifier' }],
        },
      ],
    },
  };
};

indexStructureDefinitionBundle(
  rows.flatMap(([base, code]) => (code === 'identifier' ? [withIdentifier(base)] : [])),
);
