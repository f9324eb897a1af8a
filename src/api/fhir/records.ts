import { readClaimPage } from './claims/claim-page.ts';
import { readClaim } from './claims/claim.ts';
import { readExplanationOfBenefit } from './claims/explanation-of-benefit.ts';
import { createHealthRecords, type HealthRecordsOptions } from './client.ts';
import { readCoverages } from './coverages.ts';
import { readDirectoryPage } from './directory/entry.ts';
import type { HealthRecords } from './health-records.ts';
import { readPatients } from './patients.ts';
import { nameOfProvider, providerBehind } from './providers.ts';

/** What is behind {@link openHealthRecords}: each call of the service with what reads its answer. */
export function createRecords(options: HealthRecordsOptions): HealthRecords {
  const service = createHealthRecords(options);
  return {
    patients: async (params, asker) => readPatients(await service.search('Patient', params, asker)),
    coverages: async (params, asker) =>
      readCoverages(await service.search('Coverage', params, asker)),
    claims: async (params) => readClaimPage(await service.search('ExplanationOfBenefit', params)),
    moreClaims: async (link) => readClaimPage(await service.nextPage('ExplanationOfBenefit', link)),
    directory: async (params) =>
      readDirectoryPage(await service.search('PractitionerRole', params)),
    moreOfDirectory: async (link) =>
      readDirectoryPage(await service.nextPage('PractitionerRole', link)),
    async claim(id) {
      const resource = readExplanationOfBenefit(await service.read('ExplanationOfBenefit', id));
      return resource && readClaim(resource);
    },
    async providerName(reference) {
      const provider = providerBehind(reference);
      if (provider === null) return null;
      const { type, id } = provider;
      return nameOfProvider(type, await service.read(type, id));
    },
  };
}
