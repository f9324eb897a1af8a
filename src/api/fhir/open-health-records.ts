import { codeOf } from '#src/api/http/failure-codes.ts';
import { failureOfThrown } from '#src/api/http/failure.ts';
import type { Operation } from '../operations.ts';
import type { HealthRecordsOptions } from './client.ts';
import type { HealthRecords } from './health-records.ts';

/**
 * Opens the health records. The library and all code that reads FHIR arrive with the first call, for no page needs them
 * at once.
 */
export function openHealthRecords(options: HealthRecordsOptions): HealthRecords {
  let records: Promise<HealthRecords> | null = null;
  const open = async () => {
    const { createRecords } = await import('./records.ts');
    return createRecords(options);
  };
  const opened = async (operation: Operation) => {
    // Once for all calls: even what is there already an import brings a turn later.
    const opening = (records ??= open());
    try {
      return await opening;
    } catch (thrown) {
      records = null;
      throw failureOfThrown(codeOf(operation), thrown);
    }
  };
  const claimSearch = () => opened('GET /health-records/ExplanationOfBenefit');
  const directorySearch = () => opened('GET /health-records/PractitionerRole');
  return {
    patients: async (...search) =>
      (await opened('GET /health-records/Patient')).patients(...search),
    coverages: async (...search) =>
      (await opened('GET /health-records/Coverage')).coverages(...search),
    cards: async (...search) => (await opened('GET /health-records/Coverage')).cards(...search),
    cardIssuer: async (id) =>
      (await opened('GET /health-records/Organization/{id}')).cardIssuer(id),
    sharedCard: async (...of) =>
      (await opened('GET /health-records/Coverage/{id}')).sharedCard(...of),
    claims: async (params) => (await claimSearch()).claims(params),
    moreClaims: async (link) => (await claimSearch()).moreClaims(link),
    claim: async (id) => (await opened('GET /health-records/ExplanationOfBenefit/{id}')).claim(id),
    authorizations: async (...search) => (await claimSearch()).authorizations(...search),
    authorization: async (id) =>
      (await opened('GET /health-records/ExplanationOfBenefit/{id}')).authorization(id),
    directory: async (params) => (await directorySearch()).directory(params),
    moreOfDirectory: async (link) => (await directorySearch()).moreOfDirectory(link),
    networks: async (...search) =>
      (await opened('GET /health-records/Organization')).networks(...search),
    townPlaces: async (...search) =>
      (await opened('GET /health-records/Location')).townPlaces(...search),
    affiliations: async (...search) =>
      (await opened('GET /health-records/OrganizationAffiliation')).affiliations(...search),
    drugPlans: async (...search) =>
      (await opened('GET /health-records/InsurancePlan')).drugPlans(...search),
    drugEntries: async (...search) =>
      (await opened('GET /health-records/Basic')).drugEntries(...search),
    recordList: async (search, asker) =>
      (await opened(`GET /health-records/${search.type}`)).recordList(search, asker),
    patientSent: async (id) => (await opened('GET /health-records/Patient/{id}')).patientSent(id),
    recordFile: async (...of) => (await opened('GET /health-records/Patient')).recordFile(...of),
    providerName: async (reference) =>
      (await opened('GET /health-records/Organization/{id}')).providerName(reference),
  };
}
