import * as z from 'zod/mini';
import { zAccumulator } from '#generated/v1/validators/zAccumulator.ts';
import { zGetAccumulatorsResponse } from '#generated/v1/validators/zGetAccumulatorsResponse.ts';
import {
  accumulatorTypes,
  accumulatorUnits,
  isUnlimited,
  scopes,
  type Accumulator,
  type Accumulators,
} from '#src/domain/spending/accumulators.ts';
import { completenessOf } from '#src/domain/data/completeness.ts';
import { parseEnum } from '#src/domain/data/parse-enum.ts';
import { v1 } from '#src/api/http/call.ts';
import type { Lenient } from '#src/api/http/lenient-answer.ts';

/** Show a limit even where the insurer leaves out the used amount. */
const answerSchema = z.extend(zGetAccumulatorsResponse, {
  accumulators: z.array(z.extend(zAccumulator, { used: z.optional(zAccumulator.shape.used) })),
});

/**
 * Deductibles, out-of-pocket maximums and other limits with what is used of them.
 * @param planYear the year in which the plan year starts; the current one when left out
 */
export const accumulators = (memberId: string, planYear?: number) =>
  v1.read(
    'GET /members/{memberId}/accumulators',
    answerSchema,
    { path: { memberId }, ...(planYear === undefined ? {} : { query: { planYear } }) },
    ({ accumulators: sent, ...answer }, leftOut): Accumulators => {
      const read = sent.flatMap((accumulator) => accumulatorOf(accumulator) ?? []);
      const completeness = completenessOf(leftOut + sent.length - read.length);
      return { ...answer, accumulators: read, completeness };
    },
  );

type Sent = Lenient<typeof answerSchema>['accumulators'][number];

/** Returns null for a limit with an unknown unit or scope, or a negative amount. */
function accumulatorOf(sent: Sent): Accumulator | null {
  const unit = parseEnum(accumulatorUnits, sent.unit);
  const scope = parseEnum(scopes, sent.scope);
  const isNegative = sent.allowed !== undefined && sent.allowed < 0;
  if (unit === null || scope === null || isNegative) {
    console.warn('a limit that cannot be read is not shown');
    return null;
  }
  const type = parseEnum(accumulatorTypes, sent.type);
  return {
    ...sent,
    unit,
    scope,
    type: type ?? 'other',
    label: sent.label ?? (type === null ? sent.type : undefined),
    allowed: limitOf(sent.allowed, unit),
    // Less than nothing used is a correction that has not been booked.
    used: sent.used === undefined || sent.used < 0 ? null : sent.used,
  };
}

/** Returns a limit. Databases write “no limit” as all nines, which becomes undefined. */
function limitOf(allowed: number | undefined, unit: Accumulator['unit']): number | undefined {
  const isNone = allowed === undefined || isUnlimited(allowed, unit);
  return isNone ? undefined : allowed;
}
