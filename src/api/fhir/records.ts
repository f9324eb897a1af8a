import { limits } from '#src/domain/limits.ts';
import { readAuthorization, readAuthorizations } from './claims/authorization.ts';
import { readClaimPage } from './claims/claim-page.ts';
import { readClaim } from './claims/claim.ts';
import { readExplanationOfBenefit } from './claims/explanation-of-benefit.ts';
import { codeOf } from '#src/api/http/failure-codes.ts';
import { failureOfThrown } from '#src/api/http/failure.ts';
import type { Operation } from '../operations.ts';
import type { DrugEntry } from '#src/domain/pharmacy/drug.ts';
import type { SearchPage } from './bundle.ts';
import { createHealthRecords, type HealthRecordsOptions } from './client.ts';
import { readCoverages } from './coverages.ts';
import { everyPage } from './every-page.ts';
import type { HealthRecords } from './health-records.ts';
import { readPatients } from './patients.ts';
import { nameOfProvider, providerBehind } from './providers.ts';

const ofFormulary = { mostPages: limits.drugPages };

/** Implements {@link openHealthRecords}: each call of the service with the reader of its answer. */
export function createRecords(options: HealthRecordsOptions): HealthRecords {
  const service = createHealthRecords(options);
  return {
    async patients(params, asker) {
      const { pages, failure } = await everyPage(service, 'Patient', params, asker);
      // A missing patient would be taken for one without records.
      if (failure !== null) throw failure.thrown;
      return pages.flatMap(readPatients);
    },
    async coverages(params, asker) {
      const { pages, hasWarning } = await everyPage(service, 'Coverage', params, asker);
      return { coverages: pages.flatMap(readCoverages), mayBeMissing: hasWarning };
    },
    async cards(params, asker) {
      const [{ readCards }, { pages, hasWarning }] = await Promise.all([
        fetched('Coverage', import('./cards/card.ts')),
        everyPage(service, 'Coverage', params, asker),
      ]);
      return { cards: pages.flatMap(readCards), mayBeMissing: hasWarning };
    },
    async cardIssuer(id) {
      const [{ readIssuer }, issuer] = await Promise.all([
        fetched('Organization/{id}', import('./cards/issuer.ts')),
        service.read('Organization', id),
      ]);
      return readIssuer(issuer);
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
    directory: (params) => directoryPage(service.search('PractitionerRole', params)),
    moreOfDirectory: (link) => directoryPage(service.nextPage('PractitionerRole', link)),
    async networks(params, asker) {
      const [{ readNetworks }, { pages }] = await Promise.all([
        fetched('Organization', import('./directory/networks.ts')),
        everyPage(service, 'Organization', params, asker),
      ]);
      return pages.flatMap(readNetworks);
    },
    async townPlaces(params, asker) {
      const [{ readTownPlaces }, { pages }] = await Promise.all([
        fetched('Location', import('./directory/town-places.ts')),
        everyPage(service, 'Location', params, asker, { mostPages: limits.directoryPages }),
      ]);
      return pages.flatMap(readTownPlaces);
    },
    async affiliations(params, today) {
      const type = 'OrganizationAffiliation';
      const [{ readAffiliations }, { pages, failure }] = await Promise.all([
        fetched(type, import('./directory/networks.ts')),
        everyPage(service, type, params),
      ]);
      // Half of them would put someone outside of a network they are in.
      if (failure !== null) throw failure.thrown;
      return pages.flatMap((page) => readAffiliations(page, today));
    },
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
      const type = 'InsurancePlan';
      const [{ readDrugPlans }, { pages, hasWarning }] = await Promise.all([
        fetched(type, import('./formulary/drug-plan.ts')),
        everyPage(service, type, params, asker, ofFormulary),
      ]);
      return { found: readDrugPlans(pages), mayBeMissing: hasWarning };
    },
    async drugEntries(params, asker) {
      const { readDrugEntries } = await fetched('Basic', import('./formulary/drug-entry.ts'));
      const found: DrugEntry[] = [];
      const { hasWarning } = await everyPage(service, 'Basic', params, asker, {
        ...ofFormulary,
        onPage: (page) => found.push(...readDrugEntries(page)),
      });
      return { found, mayBeMissing: hasWarning };
    },
    async recordList({ kind, type, patientId, params }, asker) {
      const { recordListReader } = await fetched(type, import('./clinical/record-list.ts'));
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

/** The resources that are searched for, or read, of the health records. */
type Sought = Operation extends infer Each
  ? Each extends `GET /health-records/${infer What}`
    ? What
    : never
  : never;

/**
 * Loads code that only one screen needs, when it's first needed.
 * @throws {ApiFailure} with the code of its operation
 */
async function fetched<Code>(what: Sought, code: Promise<Code>): Promise<Code> {
  try {
    return await code;
  } catch (thrown) {
    throw failureOfThrown(codeOf(`GET /health-records/${what}`), thrown);
  }
}

async function directoryPage(asked: Promise<SearchPage>) {
  const [{ readDirectoryPage }, page] = await Promise.all([
    fetched('PractitionerRole', import('./directory/entry.ts')),
    asked,
  ]);
  return readDirectoryPage(page);
}
