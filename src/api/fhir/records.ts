import { limits } from '#src/domain/limits.ts';
import { readAuthorization, readAuthorizations } from './claims/authorization.ts';
import { readClaimPage } from './claims/claim-page.ts';
import { readClaim } from './claims/claim.ts';
import { readExplanationOfBenefit } from './claims/explanation-of-benefit.ts';
import { codeOf } from '../failure-codes.ts';
import { failureOfThrown } from '../failure.ts';
import type { DrugEntry } from '#src/domain/pharmacy/drug.ts';
import { createHealthRecords, type HealthRecordsOptions } from './client.ts';
import { readCoverages } from './coverages.ts';
import { everyPage } from './every-page.ts';
import { readDirectoryPage } from './directory/entry.ts';
import { readDrugEntries } from './formulary/drug-entry.ts';
import { readDrugPlans } from './formulary/drug-plan.ts';
import type { ClinicalType, HealthRecords } from './health-records.ts';
import { readPatients } from './patients.ts';
import { nameOfProvider, providerBehind } from './providers.ts';

const ofFormulary = { mostPages: limits.drugPages };

/** What is behind {@link openHealthRecords}: each call of the service with what reads its answer. */
export function createRecords(options: HealthRecordsOptions): HealthRecords {
  const service = createHealthRecords(options);
  return {
    async patients(params, asker) {
      const { pages, failure } = await everyPage(service, 'Patient', params, asker);
      // Somebody missing would be taken for somebody without records.
      if (failure !== null) throw failure.thrown;
      return pages.flatMap(readPatients);
    },
    async coverages(params, asker) {
      const { pages, hasWarning } = await everyPage(service, 'Coverage', params, asker);
      return { coverages: pages.flatMap(readCoverages), mayBeMissing: hasWarning };
    },
    async cards(params, asker) {
      const { readCards } = await import('./cards/card.ts');
      const { pages, hasWarning } = await everyPage(service, 'Coverage', params, asker);
      return { cards: pages.flatMap(readCards), mayBeMissing: hasWarning };
    },
    async cardIssuer(id) {
      const { readIssuer } = await import('./cards/issuer.ts');
      return readIssuer(await service.read('Organization', id));
    },
    async sharedCard({ id, patientId, issuer }, at) {
      const [coverage, patient, insurer] = await Promise.all([
        service.read('Coverage', id),
        patientId === null ? null : service.read('Patient', patientId),
        // A card is one without whom to call.
        issuer === null ? null : service.read('Organization', issuer).catch(() => null),
      ]);
      const { cardBundle } = await import('./cards/card-bundle.ts');
      const base = new URL(`${options.baseUrl}/`).href;
      return cardBundle({ coverage, patient, issuer: insurer }, { base, at });
    },
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
    async authorizations(params, asker) {
      const type = 'ExplanationOfBenefit';
      const { pages, hasWarning } = await everyPage(service, type, params, asker);
      return {
        authorizations: pages.flatMap(readAuthorizations),
        size: pages.reduce((sum, page) => sum + page.of(type).length, 0),
        self: pages[0]?.self ?? null,
        mayBeMissing: hasWarning,
      };
    },
    authorization: async (id) => readAuthorization(await service.read('ExplanationOfBenefit', id)),
    async drugPlans(params, asker) {
      const { pages, hasWarning } = await everyPage(
        service,
        'InsurancePlan',
        params,
        asker,
        ofFormulary,
      );
      return { found: readDrugPlans(pages), mayBeMissing: hasWarning };
    },
    async drugEntries(params, asker) {
      const found: DrugEntry[] = [];
      const { hasWarning } = await everyPage(service, 'Basic', params, asker, {
        ...ofFormulary,
        onPage: (page) => found.push(...readDrugEntries(page)),
      });
      return { found, mayBeMissing: hasWarning };
    },
    async recordList({ kind, type, patientId, params }, asker) {
      const { recordListReader } = await clinical(type);
      const list = recordListReader(kind, type, patientId);
      const { hasWarning } = await everyPage(service, type, params, asker, {
        onPage: list.add,
      });
      return { ...list.read(), mayBeMissing: hasWarning };
    },
    async patientSent(id) {
      const sent = [await service.read('Patient', id)];
      return { entries: [], sent, mayBeMissing: false };
    },
    async recordFile(lists, at) {
      const resources = lists.flatMap(({ sent }) => sent);
      return (await import('./clinical/record-bundle.ts')).recordBundle(resources, at);
    },
    async providerName(reference) {
      const provider = providerBehind(reference);
      if (provider === null) return null;
      const { type, id } = provider;
      return nameOfProvider(type, await service.read(type, id));
    },
  };
}

/** Read by one screen only: fetched when it is first needed. */
async function clinical(type: ClinicalType) {
  try {
    return await import('./clinical/record-list.ts');
  } catch (thrown) {
    throw failureOfThrown(codeOf(`GET /health-records/${type}`), thrown);
  }
}
