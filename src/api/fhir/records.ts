import * as z from 'zod/mini';
import { limits } from '#src/domain/limits.ts';
import { readAuthorization, readAuthorizations } from './claims/authorization.ts';
import { readClaimPage } from './claims/claim-page.ts';
import { readClaim } from './claims/claim.ts';
import { readExplanationOfBenefit } from './claims/explanation-of-benefit.ts';
import { codeOf } from '#src/api/http/failure-codes.ts';
import { failureOfThrown } from '#src/api/http/failure.ts';
import type { Authorization } from '#src/domain/authorizations/authorization.ts';
import { combined, type Completeness } from '#src/domain/data/completeness.ts';
import type { CareEntry } from '#src/domain/care/provider.ts';
import type { FoundCoverages } from '#src/domain/coverage/coverage.ts';
import type { FoundPatients } from '#src/domain/people/patient.ts';
import type { IdCard } from '#src/domain/id-card/card.ts';
import type { DrugEntry } from '#src/domain/pharmacy/drug.ts';
import type { DrugPlan } from '#src/domain/pharmacy/drug-plan.ts';
import type { RecordKind, RecordList } from '#src/domain/record/record.ts';
import type { Operation } from '../operations.ts';
import { completenessOfRows, type SearchPage } from './bundle.ts';
import { createHealthRecords, type HealthRecordsOptions, type SearchParams } from './client.ts';
import type { Config } from '#src/config.ts';
import { readCoverages } from './coverages.ts';
import { readPatients } from './patients.ts';
import { readLinkedPages, type LinkedPageFacts } from '#src/api/paging/linked-pages.ts';
import { nameOfProvider, providerBehind } from './providers.ts';

/** The result of a search for authorizations. */
export interface FoundAuthorizations {
  authorizations: readonly Authorization[];
  /** The number of resources found, claims among them where the service does not distinguish them. */
  size: number;
  /** The search that the service says it has made, as an address; null when it does not. */
  self: string | null;
  completeness: Completeness;
}

/** Plans with drug lists, or entries of a list. */
export interface FoundInFormulary<Found> {
  found: readonly Found[];
  completeness: Completeness;
}

/** A search for the coverages of a contract or a member. */
export type CoverageParams = SearchParams & { identifier: string };

/** A search for one list of one patient. */
interface RecordSearch {
  kind: RecordKind;
  type: ClinicalType;
  patientId: string;
  params: SearchParams;
}

export type ClinicalType =
  | 'AllergyIntolerance'
  | 'Condition'
  | 'Immunization'
  | 'MedicationRequest'
  | 'Observation'
  | 'Procedure';

const ofFormulary = { mostPages: limits.drugPages };

export interface RecordsOptions extends HealthRecordsOptions {
  /** The search parameter for coverages; `identifier` by default. */
  coverageSearch?: Config['coverageSearch'];
}

export type HealthRecords = ReturnType<typeof createRecords>;

/**
 * Creates the calls of the health records in the portal's terms, each with the reader of its answer. The files in
 * src/api/calls/ set the parameters of a search. Each call throws an {@link ApiFailure} on failure.
 */
export function createRecords(options: RecordsOptions) {
  const service = createHealthRecords(options);
  const everyPage = pageReader(service);
  const patients = patientSearch(everyPage);
  return {
    patients,
    ...coverageCalls(service, everyPage, patients, options),
    ...claimCalls(service, everyPage),
    ...directoryCalls(service, everyPage),
    ...formularyCalls(everyPage),
    ...clinicalCalls(service, everyPage),
  };
}

type Service = ReturnType<typeof createHealthRecords>;
type EveryPage = ReturnType<typeof pageReader>;

/** Returns a search that reads every page that loads. */
const pageReader =
  (service: Service) =>
  async (
    type: string,
    params: SearchParams,
    asker?: AbortSignal,
    rules: { mostPages?: number; onPage?: (page: SearchPage) => void } = {},
  ) => {
    const { pages, ...answer } = await readLinkedPages(
      () => service.search(type, params, asker),
      (link) => service.nextPage(type, link, asker),
      (page) => factsOf(page, type),
      { ...rules, signal: asker },
    );
    const ofRows = pages.map((page) => completenessOfRows(page, type));
    return { ...answer, pages, completeness: combined([answer.completeness, ...ofRows]) };
  };

/** Returns a search for patients that finds all of them, on every page. */
const patientSearch =
  (everyPage: EveryPage) =>
  async (params: SearchParams, asker?: AbortSignal): Promise<FoundPatients> => {
    const { pages, failure, completeness } = await everyPage('Patient', params, asker);
    // Otherwise, screens would show a missing patient as one without records.
    if (failure !== null) throw failure.thrown;
    return { patients: pages.flatMap(readPatients), completeness };
  };

function coverageCalls(
  service: Service,
  everyPage: EveryPage,
  patients: ReturnType<typeof patientSearch>,
  { baseUrl, coverageSearch = 'identifier' }: RecordsOptions,
) {
  /** Searches coverages by the configured parameter and returns all pages that load. */
  const coveragePages = async (
    { identifier, ...params }: CoverageParams,
    asker?: AbortSignal,
  ): Promise<{ pages: readonly SearchPage[]; completeness: Completeness }> => {
    if (coverageSearch === 'identifier') {
      return everyPage('Coverage', { identifier, ...params }, asker);
    }
    const people = await patients({ identifier }, asker);
    const ids = people.patients.map(({ id }) => id);
    if (ids.length === 0) return { pages: [], completeness: people.completeness };
    const answer = await everyPage(
      'Coverage',
      { [coverageSearch]: ids.join(','), ...params },
      asker,
    );
    return { ...answer, completeness: combined([people.completeness, answer.completeness]) };
  };
  return {
    /** Returns the coverages that the search finds, from all pages that load. */
    async coverages(params: CoverageParams, asker?: AbortSignal): Promise<FoundCoverages> {
      const { pages, completeness } = await coveragePages(params, asker);
      return { coverages: pages.flatMap(readCoverages), completeness };
    },
    /** Returns the insurance cards of the coverages, from all pages that load. */
    async cards(
      params: CoverageParams,
      asker?: AbortSignal,
    ): Promise<{ cards: readonly IdCard[]; completeness: Completeness }> {
      const [{ readCards }, { pages, completeness }] = await Promise.all([
        fetched('Coverage', import('./cards/card.ts')),
        coveragePages(params, asker),
      ]);
      return { cards: pages.flatMap(readCards), completeness };
    },
    /** Returns the insurer, by the id of the organization; null when nothing can be read there. */
    async cardIssuer(id: string) {
      const [{ readIssuer }, issuer] = await Promise.all([
        fetched('Organization/{id}', import('./cards/issuer.ts')),
        service.read('Organization', id),
      ]);
      return readIssuer(issuer);
    },
    /** Returns a card as other systems read it, as text: a FHIR bundle of what the service has of it. */
    async sharedCard(
      { id, patientId, issuer }: Pick<IdCard, 'id' | 'patientId' | 'issuer'>,
      at: Date,
    ) {
      const [coverage, patient, insurer] = await Promise.all([
        service.read('Coverage', id),
        patientId === null ? null : service.read('Patient', patientId),
        // A card is one without whom to call.
        issuer === null ? null : service.read('Organization', issuer).catch(() => null),
      ]);
      const { cardBundle } = await import('./cards/card-bundle.ts');
      const base = new URL(`${baseUrl}/`).href;
      return cardBundle({ coverage, patient, issuer: insurer }, { base, at });
    },
  };
}

const claimCalls = (service: Service, everyPage: EveryPage) => ({
  /** Returns the first page of claims and authorizations. */
  claims: async (params: SearchParams) =>
    readClaimPage(await service.search('ExplanationOfBenefit', params)),
  /** Returns the page that an earlier one links to. A link to elsewhere is a failure without a call. */
  moreClaims: async (link: string) =>
    readClaimPage(await service.nextPage('ExplanationOfBenefit', link)),
  /** Returns a claim by its id; null for another resource, such as an authorization. */
  async claim(id: string) {
    const resource = readExplanationOfBenefit(await service.read('ExplanationOfBenefit', id));
    return resource && readClaim(resource);
  },
  /** Returns the authorizations that the search finds, from all pages that load. */
  async authorizations(params: SearchParams, asker?: AbortSignal): Promise<FoundAuthorizations> {
    const type = 'ExplanationOfBenefit';
    const { pages, completeness } = await everyPage(type, params, asker);
    return {
      authorizations: pages.flatMap(readAuthorizations),
      size: pages.reduce((sum, page) => sum + page.of(type).length, 0),
      self: pages[0]?.self ?? null,
      completeness,
    };
  },
  /** Returns an authorization by its id; null for another resource, such as a claim. */
  authorization: async (id: string) =>
    readAuthorization(await service.read('ExplanationOfBenefit', id)),
});

const directoryCalls = (service: Service, everyPage: EveryPage) => ({
  /** Returns the entries of the provider directory without duplicates, from all pages that load. */
  async directory(params: SearchParams, asker?: AbortSignal) {
    const type = 'PractitionerRole';
    const [{ readDirectoryEntries }, { pages, failure, completeness }] = await Promise.all([
      fetched(type, import('./directory/entry.ts')),
      everyPage(type, params, asker, { mostPages: limits.directoryPages }),
    ]);
    const entries = new Map<string, CareEntry>();
    for (const entry of pages.flatMap(readDirectoryEntries)) {
      if (!entries.has(entry.roleId)) entries.set(entry.roleId, entry);
    }
    return { entries: [...entries.values()], completeness, failure };
  },
  /** Returns the networks that the directory lists, from all pages that load. */
  async networks(params: SearchParams, asker?: AbortSignal) {
    const [{ readNetworks }, { pages }] = await Promise.all([
      fetched('Organization', import('./directory/networks.ts')),
      everyPage('Organization', params, asker),
    ]);
    return pages.flatMap(readNetworks);
  },
  /**
   * Returns the locations of the directory’s places, with the fields that identify a town, from all pages that load.
   */
  async townPlaces(params: SearchParams, asker?: AbortSignal) {
    const [{ readTownPlaces }, { pages }] = await Promise.all([
      fetched('Location', import('./directory/town-places.ts')),
      everyPage('Location', params, asker, { mostPages: limits.directoryPages }),
    ]);
    return pages.flatMap(readTownPlaces);
  },
  /**
   * Returns the networks in which organizations take part on a day, on every page.
   * @param today YYYY-MM-DD
   */
  async affiliations(params: SearchParams, today: string) {
    const type = 'OrganizationAffiliation';
    const [{ readAffiliations }, { pages, failure }] = await Promise.all([
      fetched(type, import('./directory/networks.ts')),
      everyPage(type, params),
    ]);
    // Half of them would put someone outside of a network they are in.
    if (failure !== null) throw failure.thrown;
    return pages.flatMap((page) => readAffiliations(page, today));
  },
  /** Returns the name of the provider that a reference leads to; null when nothing says so. */
  async providerName(reference: string | null) {
    const provider = providerBehind(reference);
    if (provider === null) return null;
    const { type, id } = provider;
    return nameOfProvider(type, await service.read(type, id));
  },
});

const formularyCalls = (everyPage: EveryPage) => ({
  /** Returns the plans of a drug formulary, from all pages that load. */
  async drugPlans(params: SearchParams, asker?: AbortSignal): Promise<FoundInFormulary<DrugPlan>> {
    const type = 'InsurancePlan';
    const [{ readDrugPlans }, { pages, completeness }] = await Promise.all([
      fetched(type, import('./formulary/drug-plan.ts')),
      everyPage(type, params, asker, ofFormulary),
    ]);
    return { found: readDrugPlans(pages), completeness };
  },
  /** Returns the entries of a drug list, from all pages that load. */
  async drugEntries(
    params: SearchParams,
    asker?: AbortSignal,
  ): Promise<FoundInFormulary<DrugEntry>> {
    const { readDrugEntries } = await fetched('Basic', import('./formulary/drug-entry.ts'));
    const entries: DrugEntry[] = [];
    const { completeness } = await everyPage('Basic', params, asker, {
      ...ofFormulary,
      onPage: (page) => entries.push(...readDrugEntries(page)),
    });
    return { found: entries, completeness };
  },
});

const clinicalCalls = (service: Service, everyPage: EveryPage) => ({
  /** Returns a list of one patient's record, from all pages that load. */
  async recordList(
    { kind, type, patientId, params }: RecordSearch,
    asker?: AbortSignal,
  ): Promise<RecordList> {
    const { recordListReader } = await fetched(type, import('./clinical/record-list.ts'));
    const list = recordListReader(kind, type, patientId);
    const { completeness } = await everyPage(type, params, asker, { onPage: list.add });
    const read = list.read();
    return { ...read, completeness: combined([read.completeness, completeness]) };
  },
  /** Returns the patient as the service knows them, for the file of a record: a list without entries. */
  async patientSent(id: string): Promise<RecordList> {
    const sent = [await service.read('Patient', id)];
    return { entries: [], sent, resources: new Map(), completeness: 'complete' };
  },
});

const identified = z.object({ id: z.string() });

function factsOf(page: SearchPage, type: string): LinkedPageFacts {
  const matches = page.of(type);
  const ids = matches.flatMap((resource) => identified.safeParse(resource).data?.id ?? []);
  return { ids, size: matches.length, next: page.next, total: page.total };
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
