import type { FoundCoverages } from '#src/domain/coverage.ts';
import { lookBackPeriodStart } from '#src/domain/days.ts';
import { limits } from '#src/domain/limits.ts';
import { healthRecordsIdentifier, type Plan } from '#src/domain/plan.ts';
import { healthRecords } from '../call.ts';

/** Every coverage of a member, or of a policyholder's contract, since the look-back began. `today` as YYYY-MM-DD. */
export const coverages = (
  plan: Pick<Plan, 'isPolicyHolder' | 'contractId' | 'memberId'>,
  today: string,
) =>
  healthRecords(
    'GET /health-records/Coverage',
    {
      identifier: healthRecordsIdentifier(plan),
      versionId: String(limits.coverageVersion),
      _count: limits.coveragePageSize,
      period: `ge${lookBackPeriodStart(today)}`,
    },
    (records, query, signal): Promise<FoundCoverages> => records.coverages(query, signal),
  );
