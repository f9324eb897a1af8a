import type { Authorization } from '#src/domain/authorizations/authorization.ts';
import type { Claim } from '#src/domain/claims/claim.ts';
import type { FoundCoverages } from '#src/domain/coverage/coverage.ts';
import type { ListedNetwork } from '#src/domain/care/network.ts';
import type { TownPlace } from '#src/domain/care/town.ts';
import type { CardIssuer, IdCard } from '#src/domain/id-card/card.ts';
import type { DrugEntry } from '#src/domain/pharmacy/drug.ts';
import type { DrugPlan } from '#src/domain/pharmacy/drug-plan.ts';
import type { Patient } from '#src/domain/people/patient.ts';
import type { RecordKind, RecordList } from '#src/domain/record/record.ts';
import type { ClaimPage } from './claims/claim-page.ts';
import type { SearchParams } from './client.ts';
import type { DirectoryPage } from './directory/entry.ts';
import type { Affiliation } from './directory/networks.ts';

/** The result of a search for authorizations. */
export interface FoundAuthorizations {
  authorizations: readonly Authorization[];
  /** The number of resources found, claims among them where the service does not distinguish them. */
  size: number;
  /** The search that the service says it has made, as an address; null when it does not. */
  self: string | null;
  /** The payer says that some are missing, or a page could not be had. */
  mayBeMissing: boolean;
}

/** Plans with drug lists, or entries of a list. */
export interface FoundInFormulary<Found> {
  found: readonly Found[];
  /** The payer says that some are missing, there are more than are read, or a page could not be had. */
  mayBeMissing: boolean;
}

/** The result of a search for cards. */
export interface FoundCards {
  cards: readonly IdCard[];
  /** The payer says that some are missing, or a page could not be had. */
  mayBeMissing: boolean;
}

/** A file to save. */
export interface SentFile {
  text: string;
  /** Its media type. */
  type: string;
}

/** A search for one list of one patient. */
export interface RecordSearch {
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

/**
 * The health records in the portal's own terms. The parameters of a search are written in src/api/calls/. Each call
 * throws an {@link ApiFailure}, whatever went wrong.
 */
export interface HealthRecords {
  /** Returns all patients that the search finds, on every page. */
  patients: (params: SearchParams, asker?: AbortSignal) => Promise<Patient[]>;
  /** Returns the coverages that the search finds, on every page that can be had. */
  coverages: (params: SearchParams, asker?: AbortSignal) => Promise<FoundCoverages>;
  /** Returns the first page of claims and authorizations. */
  claims: (params: SearchParams) => Promise<ClaimPage>;
  /** Returns the page that an earlier one links to. A link to elsewhere is a failure without a call. */
  moreClaims: (link: string) => Promise<ClaimPage>;
  /** Returns a claim by its id; null for a resource that is none, an authorization for instance. */
  claim: (id: string) => Promise<Claim | null>;
  /** Returns the authorizations that the search finds, on every page that can be had. */
  authorizations: (params: SearchParams, asker?: AbortSignal) => Promise<FoundAuthorizations>;
  /** Returns an authorization by its id; null for a resource that is none, a claim for instance. */
  authorization: (id: string) => Promise<Authorization | null>;
  /** Returns the insurance cards of the coverages, on every page that can be had. */
  cards: (params: SearchParams, asker?: AbortSignal) => Promise<FoundCards>;
  /** Returns the insurer, by the id of the organization; null when nothing can be read there. */
  cardIssuer: (id: string) => Promise<CardIssuer | null>;
  /** Returns a card as other systems read it, as text: a FHIR bundle of what the service has of it. */
  sharedCard: (card: Pick<IdCard, 'id' | 'patientId' | 'issuer'>, at: Date) => Promise<string>;
  /** Returns the first page of a search of the provider directory. */
  directory: (params: SearchParams) => Promise<DirectoryPage>;
  moreOfDirectory: (link: string) => Promise<DirectoryPage>;
  /** Returns the networks that the directory lists, on every page that can be had. */
  networks: (params: SearchParams, asker?: AbortSignal) => Promise<ListedNetwork[]>;
  /** Returns the locations of the directory’s places, as far as they identify a town; on every page that can be had. */
  townPlaces: (params: SearchParams, asker?: AbortSignal) => Promise<TownPlace[]>;
  /**
   * Returns the networks in which organizations take part on a day, on every page.
   * @param today YYYY-MM-DD
   */
  affiliations: (params: SearchParams, today: string) => Promise<Affiliation[]>;
  /** Returns the plans of a drug formulary, on every page that can be had. */
  drugPlans: (params: SearchParams, asker?: AbortSignal) => Promise<FoundInFormulary<DrugPlan>>;
  /** Returns the entries of a drug list, on every page that can be had. */
  drugEntries: (params: SearchParams, asker?: AbortSignal) => Promise<FoundInFormulary<DrugEntry>>;
  /** Returns a list of one patient's record, on every page that can be had. */
  recordList: (search: RecordSearch, asker?: AbortSignal) => Promise<RecordList>;
  /** Returns the patient as the service knows them, for the file of a record: a list without entries. */
  patientSent: (id: string) => Promise<RecordList>;
  /** Returns the resources of a record, as they were sent, in one file: a FHIR bundle, as text. */
  recordFile: (lists: readonly RecordList[], at: Date) => Promise<SentFile>;
  /** Returns the name of the provider that a reference leads to; null when nothing says so. */
  providerName: (reference: string | null) => Promise<string | null>;
}
