import type { requestClaimFile } from '#src/api/calls/claims/claim-files.ts';
import type { AppealTiming } from '#src/domain/appeals/appeal-rules.ts';
import type { Read } from '#src/api/http/call.ts';
import type {
  appealClaim,
  ClaimAppeals,
  NewAppeal,
} from '#src/api/calls/claims/claim-inquiries.ts';

/** The subject of an appeal: the decision on a claim, or on an authorization. */
export interface AppealSubject {
  /** The person it is about; null where the insurer does not say. */
  memberId: string | null;
  /** Names the draft of the letter. */
  draft: string;
  /** The claim's or authorization's person, its number and the care; for a claim also the unpaid amount. */
  about: string;
  /** Why the care was denied, in the insurer's words; empty where it gives no reason. */
  reasons: string;
  /** The denied services, in the insurer's words; empty where it names no services. */
  deniedServices: readonly string[];
  /** Whether care was denied because records are missing. */
  needsRecords: boolean;
  /** The appeals there are, and whether another one is possible. */
  appeals: Read<ClaimAppeals>;
  /** The call that files an appeal. */
  file: (appeal: NewAppeal) => ReturnType<typeof appealClaim>;
  /** Requests the file of the case. */
  requestFile: () => ReturnType<typeof requestClaimFile>;
  kind: 'claim' | 'authorization';
  /** Whether care waits for the decision: only then can a faster one be requested. */
  timing: AppealTiming;
  /** The day of the decision, YYYY-MM-DD; null where the insurer doesn't say. */
  deniedOn: string | null;
}
