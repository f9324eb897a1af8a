import type {
  CodeableConcept,
  Coverage as CoverageResource,
  CoverageClass,
  CoverageCostToBeneficiary,
  Money,
  Quantity,
} from 'fhir/r4';
import type { CostShare, Coverage } from '#src/domain/coverage.ts';
import type { SearchPage } from './bundle.ts';
import { codings, concept, period, type Concept } from './concepts.ts';
import { centsOfDecimal } from './decimal.ts';
import { list, number, part, resource, text } from './lenient.ts';

const readResource = resource<CoverageResource>('Coverage')({
  id: text,
  status: text,
  type: concept,
  period,
  class: list(
    part<CoverageClass>()({
      type: part<CodeableConcept>()({ id: text, coding: codings, text }),
      value: text,
    }),
  ),
  costToBeneficiary: list(
    part<CoverageCostToBeneficiary>()({
      type: concept,
      valueMoney: part<Money>()({ value: number }),
      valueQuantity: part<Quantity>()({ value: number }),
    }),
  ),
});

type Read = NonNullable<ReturnType<typeof readResource>>;

/** The coverages of a page. One without an id, which says whose it is, is left out. */
export function readCoverages(page: SearchPage): Coverage[] {
  return page.of('Coverage').flatMap((value) => {
    const read = readResource(value);
    if (read?.id === undefined) return [];
    return [
      {
        id: read.id,
        status: read.status ?? '',
        typeCode: firstCode(read.type),
        periodStart: read.period?.start ?? null,
        periodEnd: read.period?.end ?? null,
        groupId: groupId(read),
        costs: (read.costToBeneficiary ?? []).map(readCost),
      },
    ];
  });
}

const firstCode = (concept: Concept) => concept?.coding?.[0]?.code?.toLowerCase() ?? '';

/** The insurer marks the group by text and id, standard servers by code and value. */
function groupId(read: Read): string | null {
  for (const { type, value } of read.class ?? []) {
    if (type?.text?.toLowerCase() === 'group' && type.id !== undefined) return type.id;
    if (firstCode(type) === 'group' && value !== undefined) return value;
  }
  return null;
}

type ReadCost = NonNullable<Read['costToBeneficiary']>[number];

function readCost(cost: ReadCost): CostShare {
  return {
    code: firstCode(cost.type),
    label: cost.type?.text ?? '',
    value: costValue(cost),
  };
}

/** Both choices of value[x] are sent at times; money is then the meaningful one. */
function costValue({ valueMoney, valueQuantity }: ReadCost): CostShare['value'] {
  const money = valueMoney?.value;
  const cents = money === undefined ? null : centsOfDecimal(money);
  if (cents !== null) return { kind: 'money', cents };
  const percent = valueQuantity?.value;
  return percent === undefined ? null : { kind: 'percent', percent };
}
