import type { Completeness } from '#src/domain/data/completeness.ts';

/** Whether providers and other payers may get the user's data from the insurer. */
export interface SharingChoices {
  /** Providers in network that treat the user; until the user opts out. */
  providerAccess: boolean;
  /** The user's other health plans; once the user opts in. */
  payerToPayer: boolean;
}

/** A third-party app that reads the user's data. */
export interface ConnectedApp {
  id: string;
  name: string;
  /** Null where the insurer does not say. */
  connectedAt: Date | null;
  /** `claims`, `records`, `coverage`, `card`, `documents`, or another kind of data as the insurer calls it. */
  data: readonly string[];
}

/** An address in the United States. */
export interface MailingAddress {
  address1: string;
  address2?: string | null | undefined;
  city: string;
  stateCode: string;
  zip: string;
}

/** Who has a user's data, and the user's choices about it. A part is null where the insurer does not keep it. */
export interface DataSharing {
  /** How much is known of the lists below. */
  completeness: Completeness;
  apps: readonly ConnectedApp[] | null;
  /** `joinedOn` is YYYY-MM-DD; null where the insurer does not say. */
  programs: readonly { id: string; joinedOn: string | null }[] | null;
  choices: SharingChoices | null;
  /** The address for letters about the user's care; itself null when they go to the address on file. */
  confidential: { address: MailingAddress | null } | null;
}

/** An access to a user's data. */
export interface AccessLogEntry {
  at: Date;
  /** Null where the reader gave no name. */
  who: string | null;
  /** `family`, `app`, `provider`, `payer`, `link`, or another as the insurer calls it. */
  kind: string | null;
  data: readonly string[];
}
