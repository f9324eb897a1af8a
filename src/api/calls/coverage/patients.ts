import type { FoundPatients } from '#src/domain/people/patient.ts';
import { healthRecordsIdentifier, type Plan } from '#src/domain/plan/plan.ts';
import { healthRecords } from '#src/api/http/call.ts';

/** The query for the patients that belong to a member ID or a contract ID. */
export const patientsKnownBy = (identifier: string) =>
  healthRecords(
    'GET /health-records/Patient',
    { identifier },
    (records, query, signal): Promise<FoundPatients> => records.patients(query, signal),
  );

/** The query of a plan's patients: all people on a policyholder's contract, or the member alone. */
export const patients = (plan: Pick<Plan, 'isPolicyHolder' | 'contractId' | 'memberId'>) =>
  patientsKnownBy(healthRecordsIdentifier(plan));
