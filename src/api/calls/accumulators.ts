import { zGetAccumulatorsResponse } from '#generated/v1/zod.gen.ts';
import type { Accumulators } from '#src/domain/accumulators.ts';
import { v1 } from '../call.ts';

/**
 * Deductibles, out-of-pocket maximums and other limits with what is used of them.
 * @param planYear the year in which the plan year starts; the current one when left out
 */
export const accumulators = (memberId: string, planYear?: number) =>
  v1.read(
    'GET /members/{memberId}/accumulators',
    zGetAccumulatorsResponse,
    { path: { memberId }, ...(planYear === undefined ? {} : { query: { planYear } }) },
    (answer): Accumulators => answer,
  );
