import { call } from '../call.ts';
import { operationOf } from '../insurer.ts';
import { dig, listAt, numberAt, textAt } from '../json.ts';
import { matchesIn } from '../reader.ts';
import { answered, type Area, type Checking } from './area.ts';

/** Checks the health records: FHIR R4 as the portal reads it. */
export const checkRecords: Area = async (checking) => {
  await checkElements(checking);
  await checkPatients(checking);
  await checkCoverageSearch(checking);
  await checkSearches(checking);
  await checkClaimNumber(checking);
  await checkReferences(checking);
  await checkReadsOfOne(checking);
};

/** The elements that the portal shows, by resource type; of alternatives one is required. */
const elements: Readonly<Record<string, readonly (readonly string[])[]>> = {
  Patient: [['id'], ['identifier'], ['name'], ['birthDate']],
  Coverage: [['id'], ['identifier'], ['status'], ['beneficiary'], ['type', 'class']],
  ExplanationOfBenefit: [
    ['id'],
    ['identifier'],
    ['status'],
    ['type'],
    ['use'],
    ['patient'],
    ['created', 'billablePeriod'],
    ['provider'],
    ['total', 'item', 'adjudication'],
  ],
  Practitioner: [['id'], ['name']],
  PractitionerRole: [['id'], ['practitioner', 'organization']],
  Location: [['id'], ['name'], ['address']],
  Organization: [['id'], ['name']],
  OrganizationAffiliation: [['id'], ['participatingOrganization'], ['network', 'organization']],
  InsurancePlan: [['id'], ['name', 'identifier']],
  MedicationKnowledge: [['id'], ['code']],
  Basic: [['id'], ['code'], ['subject']],
  AllergyIntolerance: [['id'], ['code']],
  Condition: [['id'], ['code']],
  Immunization: [['id'], ['vaccineCode'], ['occurrenceDateTime', 'occurrenceString']],
  MedicationRequest: [['id'], ['medicationCodeableConcept', 'medicationReference']],
  Observation: [['id'], ['code']],
  Procedure: [['id'], ['code']],
};

/** Whether so few records are odd that the data are to blame rather than the service. */
const isFew = (odd: number, all: number): boolean => odd * 10 <= all;

/** The resources that the search of a type found, with the operation. */
async function resourcesFound({ insurer, reader }: Checking, type: string) {
  const search = insurer.operations.find(({ path }) => path === `/health-records/${type}`);
  const reading = search && (await reader.read(search.operationId));
  if (search === undefined || reading?.kind !== 'answered') return undefined;
  const { values, answer } = reading;
  if (answer.status !== 200) return undefined;
  return { search, values, bundle: answer.json, resources: matchesIn(answer.json, type) };
}

async function checkElements(checking: Checking): Promise<void> {
  for (const [type, wanted] of Object.entries(elements)) {
    const { search, resources = [] } = (await resourcesFound(checking, type)) ?? {};
    for (const alternatives of wanted) {
      const lacking = resources.filter((resource) =>
        alternatives.every((name) => dig(resource, name) === undefined),
      );
      if (search === undefined || lacking.length === 0) continue;
      const says = `${lacking.length} of ${resources.length} ${type} have no ${alternatives.join(' or ')}`;
      if (isFew(lacking.length, resources.length)) {
        checking.insurer.outcome.note(search.operationId, says);
      } else {
        checking.insurer.outcome.find('fhir-elements', search.operationId, says);
      }
    }
  }
}

/** The element that refers to the patient. */
const patientElements: Readonly<Record<string, string>> = {
  ExplanationOfBenefit: 'patient',
  AllergyIntolerance: 'patient',
  Condition: 'subject',
  Immunization: 'patient',
  MedicationRequest: 'subject',
  Observation: 'subject',
  Procedure: 'subject',
};

async function checkPatients(checking: Checking): Promise<void> {
  for (const [type, element] of Object.entries(patientElements)) {
    const searched = await resourcesFound(checking, type);
    if (searched === undefined) continue;
    const patient = String(searched.values['patient']);
    const ofOthers = searched.resources.filter((resource) => {
      const reference = textAt(resource, element, 'reference');
      return reference !== undefined && reference.split('/').at(-1) !== patient;
    });
    if (ofOthers.length === 0) continue;
    const fault = `${ofOthers.length} of ${searched.resources.length} name another ${element}`;
    checking.insurer.outcome.find('other-patient', searched.search.operationId, fault);
  }
}

/** Checks that coverages are found by the configured search parameter. */
async function checkCoverageSearch(checking: Checking): Promise<void> {
  const { insurer } = checking;
  const patient = (await resourcesFound(checking, 'Patient'))?.resources[0];
  const search = operationOf(insurer, 'searchCoverages');
  const finds = (await resourcesFound(checking, 'Coverage'))?.resources ?? [];
  const id = textAt(patient, 'id');
  if (search === undefined || id === undefined || finds.length > 0) return;
  const { coverageSearch } = insurer.config;
  for (const by of ['patient', 'beneficiary'].filter((parameter) => parameter !== coverageSearch)) {
    const asking = call(insurer, search, { [by]: id });
    const answer = await answered(insurer, search.operationId, asking);
    const matches = answer?.status === 200 ? matchesIn(answer.json, 'Coverage').length : 0;
    if (matches === 0) continue;
    const fault = `${coverageSearch} finds none, ${by} finds ${matches}`;
    insurer.outcome.find('coverage-search', search.operationId, fault);
    return;
  }
}

/** Searches that can find nothing, by type: the parameter, and a value that no resource has. */
const impossible: readonly [type: string, parameter: string, value: string][] = [
  ['Coverage', 'period', 'le1900-01-01'],
  ['ExplanationOfBenefit', 'service-date', 'ge2999-01-01'],
  ['ExplanationOfBenefit', 'identifier', 'no-such-claim'],
  ['Practitioner', 'name', 'Zzyzxqvw'],
  ['Location', 'address-city', 'Zzyzxqvw'],
  ['Organization', 'name', 'Zzyzxqvw'],
  ['InsurancePlan', 'identifier', 'no-such-plan'],
  ['MedicationKnowledge', 'drug-name', 'Zzyzxqvw'],
  ['Basic', 'subject:MedicationKnowledge.drug-name', 'Zzyzxqvw'],
];

async function checkSearches(checking: Checking): Promise<void> {
  const { insurer } = checking;
  for (const [type, parameter, value] of impossible) {
    const searched = await resourcesFound(checking, type);
    if (searched === undefined || searched.resources.length === 0) continue;
    const { search, values } = searched;
    const { operationId } = search;
    const asking = call(insurer, search, { ...values, [parameter]: value });
    const answer = await answered(insurer, operationId, asking);
    if (answer === undefined) continue;
    const matches = matchesIn(answer.json, type).length;
    if (answer.status !== 200) {
      const fault = `a search by ${parameter} is answered ${answer.status}`;
      insurer.outcome.find('status', operationId, fault);
    } else if (matches > 0 || (numberAt(answer.json, 'total') ?? 0) > 0) {
      const fault = `${parameter} with a value that nothing has finds ${matches}`;
      insurer.outcome.find('search-ignored', operationId, fault);
    }
  }
}

/** Members look for claims by their number. */
async function checkClaimNumber(checking: Checking): Promise<void> {
  const { insurer } = checking;
  const searched = await resourcesFound(checking, 'ExplanationOfBenefit');
  const claim = searched?.resources[0];
  const number = textAt(claim, 'identifier', 0, 'value');
  if (searched === undefined || number === undefined) return;
  const { search, values } = searched;
  const asking = call(insurer, search, { ...values, identifier: number });
  const answer = await answered(insurer, search.operationId, asking);
  if (answer?.status !== 200) return;
  if (!matchesIn(answer.json).some((match) => textAt(match, 'id') === textAt(claim, 'id'))) {
    const fault = 'the number of a claim, as identifier, does not find this claim';
    insurer.outcome.find('search-misses', search.operationId, fault);
  }
}

/** The most references that are followed. */
const mostReferences = 5;

/** Each claim names who provided the care: by display text, a contained or included resource, or one that can be read. */
async function checkReferences(checking: Checking): Promise<void> {
  const { insurer } = checking;
  const searched = await resourcesFound(checking, 'ExplanationOfBenefit');
  if (searched === undefined) return;
  const { search, bundle, resources } = searched;
  const included = new Set(
    listAt(bundle, 'entry').map(
      (entry) => `${textAt(entry, 'resource', 'resourceType')}/${textAt(entry, 'resource', 'id')}`,
    ),
  );
  const open = resources.flatMap((claim) => {
    const reference = textAt(claim, 'provider', 'reference');
    const isNamed =
      reference === undefined ||
      reference.startsWith('#') ||
      textAt(claim, 'provider', 'display') !== undefined;
    const name = reference?.split('/').slice(-2).join('/') ?? '';
    return isNamed || included.has(name) ? [] : [name];
  });
  for (const reference of [...new Set(open)].slice(0, mostReferences)) {
    const [type = '', id = ''] = reference.split('/');
    const read = operationOf(insurer, `read${type}`);
    const answer = read && (await answered(insurer, read.operationId, call(insurer, read, { id })));
    if (answer?.status === 200) continue;
    const claims = open.filter((openReference) => openReference === reference).length;
    const says = `the provider (${type}) of ${claims} of ${resources.length} claims is not included and can’t be read`;
    if (isFew(claims, resources.length)) insurer.outcome.note(search.operationId, says);
    else insurer.outcome.find('fhir-reference', search.operationId, says);
  }
}

/** A read answers with the resource that its address names. */
async function checkReadsOfOne({ insurer, reader }: Checking): Promise<void> {
  for (const { operationId, path } of insurer.operations) {
    const [, type] = /^\/health-records\/(\w+)\/\{id\}$/.exec(path) ?? [];
    if (type === undefined) continue;
    const reading = await reader.read(operationId);
    if (reading?.kind !== 'answered' || reading.answer.status !== 200) continue;
    const { json } = reading.answer;
    const isMeant =
      textAt(json, 'resourceType') === type && textAt(json, 'id') === reading.values['id'];
    if (!isMeant) insurer.outcome.find('fhir-read', operationId, `it is not the ${type} asked for`);
  }
}
