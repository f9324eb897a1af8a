import type {
  CodeableConcept,
  Coverage as CoverageResource,
  CoverageClass,
  CoverageCostToBeneficiary,
  Extension,
  Identifier,
  Money,
  Quantity,
} from 'fhir/r4';
import type { CostNetwork, CostShare, CostValue } from '#src/domain/cost-share.ts';
import { networkOfCost, subjectOfCost } from '#src/domain/coverage-costs.ts';
import type { Coverage } from '#src/domain/coverage.ts';
import { lookUp } from '#src/domain/look-up.ts';
import type { SearchPage } from './bundle.ts';
import {
  codings,
  concept,
  idAtEnd,
  labelOf,
  period,
  reference,
  wordsIn,
  type Concept,
} from './concepts.ts';
import { centsOfDecimal } from './decimal.ts';
import { list, number, part, resource, text } from './lenient.ts';

const words = list(part<Extension>()({ url: text, valueString: text }));

const readResource = resource<CoverageResource>('Coverage')({
  id: text,
  identifier: list(part<Identifier>()({ value: text })),
  status: text,
  type: concept,
  beneficiary: reference,
  period,
  class: list(
    part<CoverageClass>()({
      type: part<CodeableConcept>()({ id: text, coding: codings, text }),
      value: text,
      name: text,
    }),
  ),
  costToBeneficiary: list(
    part<CoverageCostToBeneficiary>()({
      type: concept,
      extension: list(part<Extension>()({ url: text, valueCodeableConcept: concept })),
      valueMoney: part<Money>()({ value: number, extension: words }),
      valueQuantity: part<Quantity>()({
        ...{ value: number, unit: text, code: text },
        extension: words,
      }),
    }),
  ),
});

type Read = NonNullable<ReturnType<typeof readResource>>;

/** The coverages of a page. One without an id, which says whose it is, is left out. */
export function readCoverages(page: SearchPage): Coverage[] {
  return page.of('Coverage').flatMap((value) => {
    const read = readResource(value);
    if (read?.id === undefined) return [];
    const group = groupOf(read);
    return [
      {
        id: read.id,
        status: read.status ?? '',
        typeCode: firstCode(read.type).toLowerCase(),
        typeText: wordsIn(labelOf(read.type)),
        periodStart: read.period?.start ?? null,
        periodEnd: read.period?.end ?? null,
        groupId: group?.id ?? null,
        groupName: group?.name ?? null,
        planName: wordsIn(planClass(read)?.name),
        planCode: wordsIn(planClass(read)?.value),
        identifiers: (read.identifier ?? []).flatMap((one) => one.value ?? []),
        beneficiary: idAtEnd(read.beneficiary?.reference),
        costs: (read.costToBeneficiary ?? []).map(readCost),
      },
    ];
  });
}

const firstCode = (concept: Concept) => concept?.coding?.[0]?.code ?? '';

/** The insurer marks the group by text and id, standard servers by code and value. */
function groupOf(read: Read): { id: string; name: string | null } | null {
  for (const { type, value, name } of read.class ?? []) {
    if (type?.text?.toLowerCase() === 'group' && type.id !== undefined) {
      return { id: type.id, name: wordsIn(name) };
    }
    if (firstCode(type).toLowerCase() === 'group' && value !== undefined) {
      return { id: value, name: wordsIn(name) };
    }
  }
  return null;
}

const planClass = (read: Read) =>
  read.class?.find(({ type }) =>
    [firstCode(type), type?.text ?? ''].some((one) => one.toLowerCase() === 'plan'),
  );

type ReadCost = NonNullable<Read['costToBeneficiary']>[number];

function readCost(cost: ReadCost): CostShare {
  const code = firstCode(cost.type);
  const label = wordsIn(cost.type?.text) ?? wordsIn(cost.type?.coding?.[0]?.display) ?? '';
  return {
    code: code.toLowerCase(),
    label,
    subject: subjectOfCost(code, label),
    network: statedNetwork(cost) ?? networkOfCost(code, label),
    value: costValue(cost),
  };
}

const networks: Record<string, CostNetwork> = { in: 'in', out: 'out' };

/** FHIR R5 has a place for the network; servers of R4 say it by an extension that is named after it. */
function statedNetwork({ extension = [] }: ReadCost): CostNetwork {
  const stated = extension.find(({ url }) => url?.endsWith('Coverage.costToBeneficiary.network'));
  return lookUp(networks, firstCode(stated?.valueCodeableConcept).toLowerCase());
}

/** Both choices of value[x] are sent at times; money is then the meaningful one (API rule 5). */
function costValue({ valueMoney, valueQuantity }: ReadCost): CostValue | null {
  const money = valueMoney?.value;
  const cents = money === undefined ? null : centsOfDecimal(money);
  if (cents !== null) return { kind: 'money', cents };
  if (valueQuantity?.value !== undefined) return quantityValue(valueQuantity.value, valueQuantity);
  // Cards of C4DIC state in words what is no amount.
  const said = [...(valueMoney?.extension ?? []), ...(valueQuantity?.extension ?? [])]
    .map(({ valueString }) => wordsIn(valueString))
    .find((one) => one !== null);
  return said === undefined ? null : { kind: 'text', text: said };
}

const spans: Record<string, 'days' | 'months' | 'years'> = {
  ...{ d: 'days', day: 'days', days: 'days' },
  ...{ mo: 'months', month: 'months', months: 'months' },
  ...{ a: 'years', year: 'years', years: 'years' },
};

/** A percentage unless its unit says otherwise: payers leave the % out. */
function quantityValue(
  value: number,
  { code, unit }: { code?: string | undefined; unit?: string | undefined },
): CostValue | null {
  if (!Number.isFinite(value) || value < 0) return null;
  const said = (code ?? unit ?? '%').toLowerCase().trim();
  if (said === '%' || said === 'percent' || said === '') {
    return value > 100 ? null : { kind: 'percent', percent: value };
  }
  const span = lookUp(spans, said);
  if (span !== null && Number.isInteger(value)) return { kind: 'span', count: value, unit: span };
  return { kind: 'text', text: `${value} ${unit ?? code ?? ''}`.trim() };
}
