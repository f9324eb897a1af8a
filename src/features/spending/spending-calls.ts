import { accumulatorsQuery } from '#src/api/queries/accumulators.ts';
import { patientsQuery } from '#src/api/queries/patients.ts';
import type { Plan } from '#src/domain/plan.ts';
import type { Portal } from '#src/portal/create-portal.ts';

/** Starts what both screens ask first. Whose claims may be seen is not known before the rights are. */
export function startSpendingCalls({ queryClient, clients }: Portal, plan: Plan): void {
  queryClient.query(accumulatorsQuery(clients, plan.memberId)).catch(shownByTheScreen);
  queryClient.query(patientsQuery(clients, plan)).catch(shownByTheScreen);
}

const shownByTheScreen = () => {};
