import type * as z from 'zod/mini';
import { zGetAccumulatorsResponse } from '#generated/v1/validators/zGetAccumulatorsResponse.ts';
import {
  accumulatorTypes,
  accumulatorUnits,
  scopes,
  type Accumulator,
  type Accumulators,
} from '#src/domain/spending/accumulators.ts';
import { oneOf } from '#src/domain/data/one-of.ts';
import { v1 } from '#src/api/http/call.ts';
import type { Lenient } from '#src/api/http/lenient-answer.ts';

/**
 * Deductibles, out-of-pocket maximums and other limits with what is used of them.
 * @param planYear the year in which the plan year starts; the current one when left out
 */
export const accumulators = (memberId: string, planYear?: number) =>
  v1.read(
    'GET /members/{memberId}/accumulators',
    zGetAccumulatorsResponse,
    { path: { memberId }, ...(planYear === undefined ? {} : { query: { planYear } }) },
    ({ accumulators: sent, ...answer }): Accumulators => ({
      ...answer,
      accumulators: sent.flatMap((one) => accumulatorOf(one) ?? []),
    }),
  );

type Sent = Lenient<z.infer<typeof zGetAccumulatorsResponse>>['accumulators'][number];

/** Returns null for a figure that cannot be shown: one with an unknown unit or scope. */
function accumulatorOf(sent: Sent): Accumulator | null {
  const unit = oneOf(accumulatorUnits, sent.unit);
  const scope = oneOf(scopes, sent.scope);
  if (unit === null || scope === null) {
    console.warn('a limit of an unknown kind is not shown');
    return null;
  }
  const type = oneOf(accumulatorTypes, sent.type);
  if (type !== null) return { ...sent, unit, scope, type };
  return { ...sent, unit, scope, type: 'other', label: sent.label ?? sent.type };
}
