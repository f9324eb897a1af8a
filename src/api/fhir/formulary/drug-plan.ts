import type {
  CodeableConcept,
  Extension,
  Identifier,
  InsurancePlan,
  InsurancePlanCoverage,
  InsurancePlanPlan,
  InsurancePlanPlanSpecificCost,
  InsurancePlanPlanSpecificCostBenefit,
  InsurancePlanPlanSpecificCostBenefitCost,
  Quantity,
} from '@medplum/fhirtypes';
import type { CostValue } from '#src/domain/coverage/cost-share.ts';
import { lookUp } from '#src/domain/data/look-up.ts';
import type { DrugPlan } from '#src/domain/pharmacy/drug-plan.ts';
import type { PlanTierCost } from '#src/domain/pharmacy/tier-price.ts';
import type { SearchPage } from '../bundle.ts';
import {
  codings,
  concept,
  dayOfDateTime,
  idAtEnd,
  labelOf,
  period,
  reference,
  wordsIn,
} from '../concepts.ts';
import { centsOfDecimal } from '../decimal.ts';
import { code, list, number, part, resource, text } from '../lenient.ts';
import { tierOf } from './drug-entry.ts';

const readResource = resource<InsurancePlan>('InsurancePlan')({
  id: text,
  status: code,
  identifier: list(part<Identifier>()({ value: text })),
  name: text,
  alias: list(text),
  period,
  coverage: list(
    part<InsurancePlanCoverage>()({
      extension: list(part<Extension>()({ url: text, valueReference: reference })),
    }),
  ),
  plan: list(
    part<InsurancePlanPlan>()({
      specificCost: list(
        part<InsurancePlanPlanSpecificCost>()({
          category: part<CodeableConcept>()({ coding: codings, text }),
          benefit: list(
            part<InsurancePlanPlanSpecificCostBenefit>()({
              type: concept,
              cost: list(
                part<InsurancePlanPlanSpecificCostBenefitCost>()({
                  type: concept,
                  qualifiers: list(concept),
                  value: part<Quantity>()({ value: number, unit: text, code: text }),
                }),
              ),
            }),
          ),
        }),
      ),
    }),
  ),
});

type Read = NonNullable<ReturnType<typeof readResource>>;

/**
 * Reads the plans of some pages with their drug lists, by the US Drug Formulary. A drug list is also an InsurancePlan,
 * but has no reference to another list; it gives its name to the plans that refer to it.
 */
export function readDrugPlans(pages: readonly SearchPage[]): DrugPlan[] {
  const all = pages.flatMap((page) =>
    page.of('InsurancePlan').flatMap((value) => readResource(value) ?? []),
  );
  const names = new Map(all.flatMap(({ id, name }) => (id === undefined ? [] : [[id, name]])));
  return all.flatMap((read): DrugPlan[] => {
    if (read.id === undefined || read.status === 'retired') return [];
    return [
      {
        id: read.id,
        identifiers: (read.identifier ?? []).flatMap(({ value }) => value ?? []),
        names: [read.name, ...(read.alias ?? [])].flatMap((name) => wordsIn(name) ?? []),
        start: dayOfDateTime(read.period?.start),
        end: dayOfDateTime(read.period?.end),
        lists: listsOf(read).map(({ id, display }) => ({
          id,
          name: wordsIn(names.get(id)) ?? wordsIn(display),
        })),
        costs: costsOf(read),
      },
    ];
  });
}

const listsOf = (read: Read) =>
  (read.coverage ?? [])
    .flatMap(({ extension }) => extension ?? [])
    .filter(({ url }) => url?.split('/').at(-1) === 'usdf-FormularyReference-extension')
    .flatMap(({ valueReference }) => {
      const id = idAtEnd(valueReference?.reference);
      return id === null ? [] : [{ id, display: valueReference?.display }];
    });

const costsOf = (read: Read): PlanTierCost[] =>
  (read.plan ?? [])
    .flatMap(({ specificCost }) => specificCost ?? [])
    .flatMap(({ category, benefit }) =>
      (benefit ?? []).flatMap(({ type, cost }) => {
        const tier = tierOf(type);
        if (tier === null) return [];
        return (cost ?? []).flatMap(({ value, qualifiers }): PlanTierCost[] => {
          const read = valueOf(value);
          if (read === null) return [];
          const conditions = (qualifiers ?? []).flatMap(
            (qualifier) => wordsIn(labelOf(qualifier)) ?? [],
          );
          return [
            {
              tier,
              value: read,
              supply: wordsIn(labelOf(category)),
              condition: conditions.length === 0 ? null : conditions.join(', '),
              deductible: deductibleRuleOf(qualifiers ?? []),
              months: monthsOf(category?.coding ?? []),
            },
          ];
        });
      }),
    );

/** The guide's codes for costs that begin after the deductible, and for those to which it does not apply. */
const rules: Readonly<Record<string, PlanTierCost['deductible']>> = {
  'after-deductible': 'applies',
  'no-charge-after-deductible': 'applies',
  'deductible-waived': 'waived',
  'no-charge': 'waived',
};

/** Returns the deductible rule of one cost; null where it states two. */
function deductibleRuleOf(
  qualifiers: readonly { coding?: Codings | undefined }[],
): PlanTierCost['deductible'] {
  const qualifierCodes = new Set(
    qualifiers
      .flatMap(({ coding }) => coding ?? [])
      .flatMap(({ code }) => lookUp(rules, code?.toLowerCase() ?? '') ?? []),
  );
  const [rule] = qualifierCodes;
  return qualifierCodes.size === 1 ? (rule ?? null) : null;
}

type Codings = readonly { code?: string | undefined }[];

/** Returns the months of a fill. The guide’s codes begin with their number: `3-month-in-mail`. */
function monthsOf(category: Codings): number | null {
  const [, months] = category.flatMap(({ code }) => /^(\d+)-month/.exec(code ?? '') ?? []);
  return months === undefined ? null : Number(months);
}

/** Returns a cost in dollars or percent; null for another unit. */
function valueOf(
  quantity: {
    value?: number | undefined;
    unit?: string | undefined;
    code?: string | undefined;
  } = {},
): CostValue | null {
  const { value, unit, code } = quantity;
  if (value === undefined || value < 0) return null;
  const units = [code, unit].map((unitText) => unitText?.trim().toLowerCase());
  if (units.includes('usd') || units.includes('$')) {
    const cents = centsOfDecimal(value);
    return cents === null ? null : { kind: 'money', cents };
  }
  if (!units.includes('%') && !units.includes('percent')) return null;
  return value > 100 ? null : { kind: 'percent', percent: value };
}
