import type { FoundCoverages } from '#src/domain/coverage/coverage.ts';
import { lookBackPeriodStart } from '#src/domain/format/days.ts';
import { limits } from '#src/domain/limits.ts';
import { healthRecordsIdentifier, type Plan } from '#src/domain/plan/plan.ts';
import { healthRecords } from '#src/api/http/call.ts';
import type { CoverageParams, HealthRecords } from '#src/api/fhir/records.ts';

type Searched = Pick<Plan, 'isPolicyHolder' | 'contractId' | 'memberId'>;

export const coverageOperation = 'GET /health-records/Coverage';

/**
 * Coverages since the look-back began, of a member or of all people on a policyholder's contract.
 * @param today as YYYY-MM-DD
 */
const coverageSearch = <Found>(
  plan: Searched,
  today: string,
  ask: (records: HealthRecords, query: CoverageParams, signal?: AbortSignal) => Promise<Found>,
) =>
  healthRecords(
    coverageOperation,
    {
      identifier: healthRecordsIdentifier(plan),
      versionId: String(limits.coverageVersion),
      _count: limits.coveragePageSize,
      period: `ge${lookBackPeriodStart(today)}`,
    },
    ask,
  );

/** The query of every coverage since the look-back began. `today` as YYYY-MM-DD. */
export const coverages = (plan: Searched, today: string) =>
  coverageSearch(plan, today, (records, query, signal): Promise<FoundCoverages> =>
    records.coverages(query, signal),
  );

/** The query of the insurance cards in the same coverages. `today` as YYYY-MM-DD. */
export const idCards = (plan: Searched, today: string) => ({
  ...coverageSearch(plan, today, (records, query, signal) => records.cards(query, signal)),
  readAs: 'cards',
});
