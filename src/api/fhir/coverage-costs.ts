import type { CoverageCostToBeneficiary, Extension, Money, Quantity } from '@medplum/fhirtypes';
import type { CostNetwork, CostShare, CostValue } from '#src/domain/coverage/cost-share.ts';
import { networkOfCost, subjectOfCost } from '#src/domain/coverage/coverage-costs.ts';
import { lookUp } from '#src/domain/data/look-up.ts';
import { codesOf, concept, meaningOf, wordsIn } from './concepts.ts';
import { isUnlimited } from '#src/domain/spending/accumulators.ts';
import { formatMoney } from '#src/domain/format/formats.ts';
import { amountOf } from './claims/amounts.ts';
import { list, number, part, text } from './lenient.ts';

const words = list(part<Extension>()({ url: text, valueString: text }));

/** Reads the costs of a coverage. */
export const costsRead = list(
  part<CoverageCostToBeneficiary>()({
    type: concept,
    extension: list(part<Extension>()({ url: text, valueCodeableConcept: concept })),
    valueMoney: part<Money>()({ value: number, currency: text, extension: words }),
    valueQuantity: part<Quantity>()({
      value: number,
      unit: text,
      code: text,
      extension: words,
    }),
  }),
);

type ReadCost = NonNullable<ReturnType<typeof costsRead>>[number];

/** Reads the cost of one kind of care. */
export function readCost(cost: ReadCost): CostShare {
  const codes = codesOf(cost.type);
  const code = codes.find(isTelling) ?? codes[0] ?? '';
  const displays = (cost.type?.coding ?? []).map(({ display }) => display);
  const label =
    [cost.type?.text, ...displays].flatMap((candidate) => wordsIn(candidate) ?? [])[0] ?? '';
  const subject = subjectOfCost(code, label);
  const value = costValue(cost);
  const isUnlimitedAmount =
    subject === 'limits' && value?.kind === 'money' && isUnlimited(value.cents, 'cents');
  return {
    code: code.toLowerCase(),
    label,
    subject,
    network: statedNetwork(cost) ?? networkOfCost(code, label),
    value: isUnlimitedAmount ? { kind: 'unlimited' } : value,
  };
}

/** Whether a code says what a cost is for, where, or how it is computed. */
const isTelling = (code: string): boolean =>
  subjectOfCost(code, '') !== 'care' ||
  networkOfCost(code, '') !== null ||
  /copay|coins/i.test(code);

const networks: Record<string, CostNetwork> = { in: 'in', out: 'out' };

/** Returns the network of a cost. FHIR R5 has an element for it; R4 servers use an extension that is named after it. */
function statedNetwork({ extension = [] }: ReadCost): CostNetwork {
  const stated = extension.find(({ url }) => url?.endsWith('Coverage.costToBeneficiary.network'));
  return meaningOf(stated?.valueCodeableConcept, (code) => lookUp(networks, code));
}

/**
 * Returns the value of a cost. Both choices of value[x] are sent at times; money is then the meaningful one (API rule
 * 5).
 */
function costValue({ valueMoney, valueQuantity }: ReadCost): CostValue | null {
  const money = amountOf(valueMoney);
  if (money?.currency !== undefined) return { kind: 'text', text: formatMoney(money) };
  if (money !== null) return { kind: 'money', cents: money.cents };
  if (valueQuantity?.value !== undefined) return quantityValue(valueQuantity.value, valueQuantity);
  // C4DIC cards state values as text that are not amounts.
  const texts = [...(valueMoney?.extension ?? []), ...(valueQuantity?.extension ?? [])];
  return texts.map(({ valueString = '' }) => statedValue(valueString)).find(isStated) ?? null;
}

const isStated = (value: CostValue | null) => value !== null;

/** Reads a text such as `20%` or `6 months`; any other text stays the payer's words. Returns null for a placeholder. */
function statedValue(statedText: string): CostValue | null {
  const [, figure, unit = ''] = /^(\d+(?:\.\d+)?) ?(%|[a-z]+)$/i.exec(statedText.trim()) ?? [];
  const isKnown = unit === '%' || lookUp(spans, unit.toLowerCase()) !== null;
  // `0%` says that the member pays nothing, where a lone 0 would say nothing.
  const read = figure === undefined || !isKnown ? null : quantityValue(Number(figure), { unit });
  const words = wordsIn(statedText);
  return read ?? (words === null ? null : { kind: 'text', text: words });
}

const spans: Record<string, 'days' | 'months' | 'years'> = {
  d: 'days',
  day: 'days',
  days: 'days',
  mo: 'months',
  month: 'months',
  months: 'months',
  a: 'years',
  year: 'years',
  years: 'years',
};

/** Reads a quantity: a percentage unless its unit says otherwise, since payers leave the % out. */
function quantityValue(
  value: number,
  { code, unit }: { code?: string | undefined; unit?: string | undefined },
): CostValue | null {
  if (!Number.isFinite(value) || value < 0) return null;
  const unitName = (code ?? unit ?? '%').toLowerCase().trim();
  if (unitName === '%' || unitName === 'percent' || unitName === '') {
    return value > 100 ? null : { kind: 'percent', percent: value };
  }
  const span = lookUp(spans, unitName);
  if (span !== null && Number.isInteger(value)) return { kind: 'span', count: value, unit: span };
  return { kind: 'text', text: `${value} ${unit ?? code ?? ''}`.trim() };
}
