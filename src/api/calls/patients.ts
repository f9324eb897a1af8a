import type { Patient } from '#src/domain/patient.ts';
import { healthRecordsIdentifier, type Plan } from '#src/domain/plan.ts';
import { healthRecords } from '../call.ts';

/** The patients behind a plan: everybody on a policyholder's contract, or the member alone. */
export const patients = (plan: Pick<Plan, 'isPolicyHolder' | 'contractId' | 'memberId'>) =>
  healthRecords(
    'GET /health-records/Patient',
    { identifier: healthRecordsIdentifier(plan) },
    (records, query, signal): Promise<Patient[]> => records.patients(query, signal),
  );
