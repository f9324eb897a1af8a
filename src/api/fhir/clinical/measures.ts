import type {
  ObservationComponent,
  ObservationReferenceRange,
  Quantity,
  Range,
  Ratio,
} from '@medplum/fhirtypes';
import type { Measure } from '#src/domain/record/record.ts';
import { codingOf, concept, labelOf, wordsIn, type Concept } from '../concepts.ts';
import { flag, list, number, part, text } from '../lenient.ts';

const quantity = part<Quantity>()({ value: number, unit: text, code: text, comparator: text });
type QuantityRead = ReturnType<typeof quantity>;

/** The elements that an observation and a component of one share. */
const valueElements = {
  code: concept,
  valueQuantity: quantity,
  valueCodeableConcept: concept,
  valueString: text,
  valueBoolean: flag,
  valueInteger: number,
  valueRange: part<Range>()({ low: quantity, high: quantity }),
  valueRatio: part<Ratio>()({ numerator: quantity, denominator: quantity }),
  valueTime: text,
  valueDateTime: text,
  interpretation: list(concept),
  referenceRange: list(part<ObservationReferenceRange>()({ low: quantity, high: quantity, text })),
} as const;

export const measured = {
  ...valueElements,
  component: list(part<ObservationComponent>()(valueElements)),
} as const;

type Read = { [Key in keyof typeof measured]?: ReturnType<(typeof measured)[Key]> };
type Part = Omit<Read, 'component'>;

/** Returns the value of an observation, and those of its components; either may be missing. */
export function measuresOf(observation: Read): Measure[] {
  const observationCode = codeOf(observation.code);
  const own = measureOf(observation, observationCode, null);
  const parts = (observation.component ?? []).map((component) =>
    measureOf(
      component,
      `${observationCode} ${codeOf(component.code)}`,
      wordsIn(labelOf(component.code)),
    ),
  );
  return [own, ...parts].filter(({ text: value }) => value !== null);
}

/** Returns system and code, LOINC's before others, or the payer's words if there is no code. */
function codeOf(of: Concept): string {
  const coding = codingOf(of, /^http:\/\/loinc\.org/);
  return coding === undefined
    ? (labelOf(of) ?? '').toLowerCase()
    : `${coding.system ?? ''}|${coding.code ?? ''}`;
}

function measureOf(read: Part, code: string, name: string | null): Measure {
  const { valueQuantity: amount, valueInteger } = read;
  const isExact = amount?.comparator === undefined;
  return {
    code,
    part: name,
    text: textOf(read),
    value: (isExact ? amount?.value : undefined) ?? valueInteger ?? null,
    unit: unitOf(amount),
    range: rangeOf(read),
    flag: wordsIn((read.interpretation ?? []).map(labelOf).find((label) => label !== null)),
  };
}

/** Returns the value in words or figures, whichever of the choices is there. */
function textOf(read: Part): string | null {
  const { valueBoolean, valueInteger, valueRange, valueRatio } = read;
  const texts = [
    quantityText(read.valueQuantity),
    labelOf(read.valueCodeableConcept),
    read.valueString,
    valueBoolean === undefined ? null : String(valueBoolean),
    valueInteger === undefined ? null : String(valueInteger),
    between(valueRange?.low, valueRange?.high),
    ratioText(valueRatio),
    read.valueTime,
    read.valueDateTime,
  ];
  return texts.find((candidate) => candidate != null && candidate.trim() !== '') ?? null;
}

function quantityText(of: QuantityRead): string | null {
  if (of?.value === undefined) return null;
  const amount = `${of.comparator ?? ''}${of.value}`;
  const unit = unitOf(of);
  return unit === null ? amount : `${amount} ${unit}`;
}

const unitOf = (of: QuantityRead): string | null =>
  wordsIn(of?.unit) ?? wordsIn(of?.code) ?? percent(of);

/** Returns the percent sign as a unit, though it has no letters. */
const percent = (of: QuantityRead): string | null =>
  of?.unit === '%' || of?.code === '%' ? '%' : null;

function ratioText(of: Read['valueRatio']): string | null {
  const [above, below] = [quantityText(of?.numerator), quantityText(of?.denominator)];
  return above === null || below === null ? null : `${above} : ${below}`;
}

/** Returns a range as text: `4–5.6 %`, `≤ 20 mg/L`, `≥ 60`; a unit that both have is written once. */
function between(low: QuantityRead, high: QuantityRead): string | null {
  const [from, to] = [quantityText(low), quantityText(high)];
  if (from === null) return to === null ? null : `≤ ${to}`;
  if (to === null) return `≥ ${from}`;
  return unitOf(low) === unitOf(high) ? `${low?.value ?? ''}–${to}` : `${from}–${to}`;
}

/**
 * Returns the reference range, the first of several; in the unit of the value only, for others cannot be compared with
 * it.
 */
function rangeOf({ referenceRange = [], valueQuantity }: Part): Measure['range'] {
  const unit = unitOf(valueQuantity);
  for (const { low, high, text: words } of referenceRange) {
    const isComparable = [low, high].every(
      (limit) => limit === undefined || unitOf(limit) === null || unitOf(limit) === unit,
    );
    const range = {
      low: isComparable ? (low?.value ?? null) : null,
      high: isComparable ? (high?.value ?? null) : null,
      text: wordsIn(words) ?? between(low, high),
    };
    if (range.text !== null) return range;
  }
  return null;
}
