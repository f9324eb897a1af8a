import * as z from 'zod/mini';
import { zSearchCoveragesResponse } from '#generated/v1/zod.gen.ts';
import type { CostShare, Coverage } from '#src/domain/coverage.ts';
import { lookBackPeriodStart } from '#src/domain/days.ts';
import { centsOfDecimal } from '#src/domain/decimal.ts';
import { limits } from '#src/domain/limits.ts';
import { healthRecordsIdentifier, type Plan } from '#src/domain/plan.ts';
import { healthRecords } from '../call.ts';
import { resourcesOf } from '../fhir-bundle.ts';

const coded = z.object({
  coding: z.optional(z.array(z.object({ code: z.optional(z.string()) }))),
  text: z.optional(z.string()),
});

const coverageResource = z.object({
  resourceType: z.literal('Coverage'),
  id: z.string(),
  status: z.string(),
  type: z.optional(coded),
  period: z.optional(z.object({ start: z.optional(z.string()), end: z.optional(z.string()) })),
  class: z.optional(
    z.array(
      z.object({
        type: z.extend(coded, { id: z.optional(z.string()) }),
        value: z.optional(z.string()),
      }),
    ),
  ),
  costToBeneficiary: z.optional(
    z.array(
      z.object({
        type: z.optional(coded),
        valueMoney: z.optional(z.object({ value: z.optional(z.number()) })),
        valueQuantity: z.optional(z.object({ value: z.optional(z.number()) })),
      }),
    ),
  ),
});

type CoverageResource = z.infer<typeof coverageResource>;

/** Every coverage of a member, or of a policyholder's contract, since the look-back began. `today` as YYYY-MM-DD. */
export const coverages = (
  plan: Pick<Plan, 'isPolicyHolder' | 'contractId' | 'memberId'>,
  today: string,
) =>
  healthRecords(
    'GET /health-records/Coverage',
    {
      query: {
        identifier: healthRecordsIdentifier(plan),
        versionId: String(limits.coverageVersion),
        _count: limits.coveragePageSize,
        period: `ge${lookBackPeriodStart(today)}`,
      },
    },
    (bundle): Coverage[] =>
      resourcesOf(zSearchCoveragesResponse.parse(bundle), coverageResource, 'BP-FA-006').map(
        readCoverage,
      ),
  );

function readCoverage(resource: CoverageResource): Coverage {
  return {
    id: resource.id,
    status: resource.status,
    typeCode: firstCode(resource.type),
    periodStart: resource.period?.start ?? null,
    periodEnd: resource.period?.end ?? null,
    groupId: groupId(resource),
    costs: (resource.costToBeneficiary ?? []).map(readCost),
  };
}

const firstCode = (concept: z.infer<typeof coded> | undefined) =>
  concept?.coding?.[0]?.code?.toLowerCase() ?? '';

/** The insurer marks the group by text and id, standard servers by code and value. */
function groupId(resource: CoverageResource): string | null {
  for (const { type, value } of resource.class ?? []) {
    if (type.text?.toLowerCase() === 'group' && type.id !== undefined) return type.id;
    if (firstCode(type) === 'group' && value !== undefined) return value;
  }
  return null;
}

type CostResource = NonNullable<CoverageResource['costToBeneficiary']>[number];

function readCost(cost: CostResource): CostShare {
  return {
    code: firstCode(cost.type),
    label: cost.type?.text ?? '',
    value: costValue(cost),
  };
}

/** Both choices of value[x] are sent at times; money is then the meaningful one. */
function costValue(cost: CostResource): CostShare['value'] {
  const money = cost.valueMoney?.value;
  const cents = money === undefined ? null : centsOfDecimal(money);
  if (cents !== null) return { kind: 'money', cents };
  const percent = cost.valueQuantity?.value;
  return percent === undefined ? null : { kind: 'percent', percent };
}
