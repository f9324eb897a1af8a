import type { ReactNode } from 'react';
import { costSubjects, coverageWords } from '#content/coverage.ts';
import { formatDateInProse } from '#content/formats.ts';
import {
  knowsNetworks,
  type CostRow,
  type CostSheet,
} from '#src/domain/coverage/coverage-costs.ts';
import type { CostShare, CostValue } from '#src/domain/coverage/cost-share.ts';
import { paysFrom } from '#src/domain/coverage/waiting-period.ts';
import { limitText } from '#src/parts/plan/limit-text.ts';
import { remaining, type Accumulator } from '#src/domain/spending/accumulators.ts';
import { lookUp } from '#src/domain/data/look-up.ts';
import { costText } from '#src/parts/plan/cost-text.ts';
import { CallText } from '#src/parts/text/member-services.tsx';
import { NoAmount } from '#src/ui/data/no-value.tsx';
import { usePlan } from '#src/parts/plan/use-plan.ts';
import { deductibleOfCost, type Benefit } from '#src/domain/coverage/benefit.ts';
import { Term } from '#src/parts/text/term.tsx';
import { classNames } from '#src/ui/class-names.ts';
import { Stack } from '#src/ui/layout/stack.tsx';
import { Skeleton } from '#src/ui/feedback/skeleton.tsx';
import { SecondaryText } from '#src/ui/text/secondary-text.tsx';
import styles from './coverage.module.css';

const words = coverageWords.costs;

const subjects = ['care', 'drugs', 'limits'] as const;

/** The plan's services: null when they are unknown, and `loading` while they load. */
export type Services = readonly Benefit[] | 'loading' | null;

/** The member's drug deductible: null where the plan has no separate one, `loading` while it loads. */
export type DrugDeductible = Accumulator | 'loading' | null;

/** The member's costs for each kind of care, by network where the payer distinguishes them. */
export function Costs({
  sheet,
  services,
  drugDeductible,
  isOver,
  start,
  today,
}: {
  sheet: CostSheet;
  services: Services;
  drugDeductible: DrugDeductible;
  isOver: boolean;
  /** First day of the coverage; null when it is not known. */
  start: string | null;
  today: string;
}) {
  const shown = subjects.filter((subject) => sheet[subject].length > 0);
  const hasDash = shown.some((subject) =>
    sheet[subject].some((row) => costsOf(row).some((cost) => (cost?.value ?? null) === null)),
  );
  // A dental plan may have no copays.
  const hasCopay = [...sheet.care, ...sheet.drugs].some((row) =>
    costsOf(row).some((cost) => cost?.value?.kind === 'money' && !isNothing(cost.value)),
  );
  return (
    <Stack
      as="section"
      gap="4"
      className={styles['costs']}
      aria-label={isOver ? words.titleEnded : words.title}
    >
      <h3>{isOver ? words.titleEnded : words.title}</h3>
      {shown.length === 0 && (
        <p>
          <CallText>{words.none}</CallText>
        </p>
      )}
      <Stack gap="4" className={styles['tables']}>
        {shown.map((subject) => (
          <CostTable
            key={subject}
            title={costSubjects[subject]}
            rows={sheet[subject]}
            services={subject === 'limits' ? null : services}
            drugDeductible={drugDeductible}
            note={subject === 'drugs' && <DrugDeductibleNote deductible={drugDeductible} />}
            paysFromOf={(label) => paysFrom(label, sheet, { start, today })}
          />
        ))}
      </Stack>
      {hasDash && (
        <SecondaryText as="p">
          <CallText>{words.dash}</CallText>
        </SecondaryText>
      )}
      {shown.length > 0 && <Meaning hasCopay={hasCopay} />}
    </Stack>
  );
}

function CostTable({
  title,
  rows,
  services,
  drugDeductible,
  note,
  paysFromOf,
}: {
  title: string;
  rows: readonly CostRow[];
  services: Services;
  drugDeductible: DrugDeductible;
  /** Appears under the title. */
  note: ReactNode;
  /** Returns the first day on which the plan pays for a service, while its waiting period lasts. */
  paysFromOf: (label: string) => string | null;
}) {
  const hasNetworks = knowsNetworks(rows);
  return (
    <table className={classNames(styles['table'], !hasNetworks && styles['single'])}>
      <caption>
        {title}
        {note}
      </caption>
      <thead>
        <tr>
          <th scope="col">{words.service}</th>
          {hasNetworks ? (
            <>
              <th scope="col">{words.inNetwork}</th>
              <th scope="col">{words.outOfNetwork}</th>
            </>
          ) : (
            <th scope="col">{words.anyNetwork}</th>
          )}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, index) => (
          <tr key={index}>
            <th scope="row">
              {nameOf(row.cost)}
              <Wait from={paysFromOf(row.cost.label)} />
            </th>
            {hasNetworks ? (
              // Where the payer states no network, the amount is for both.
              <>
                <td data-label={words.inNetwork}>
                  <Amount row={row} network="in" {...{ services, drugDeductible }} />
                </td>
                <td data-label={words.outOfNetwork}>
                  <Amount row={row} network="out" {...{ services, drugDeductible }} />
                </td>
              </>
            ) : (
              <td data-label={words.anyNetwork}>
                <Amount row={row} network="any" {...{ services, drugDeductible }} />
              </td>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const costsOf = ({ anyNetwork, inNetwork, outOfNetwork }: CostRow) =>
  anyNetwork !== null ? [anyNetwork] : [inNetwork, outOfNetwork];

/** Until a waiting period is over, the plan pays nothing for the service. */
function Wait({ from }: { from: string | null }) {
  if (from === null) return null;
  return <SecondaryText as="div">{words.paysFrom(formatDateInProse(from))}</SecondaryText>;
}

/** The member's share in a network, with whether the deductible comes first where the plan's services say. */
function Amount({
  row,
  network,
  ...of
}: {
  row: CostRow;
  network: 'in' | 'out' | 'any';
  services: Services;
  drugDeductible: DrugDeductible;
}) {
  const cost = row.anyNetwork ?? { in: row.inNetwork, out: row.outOfNetwork, any: null }[network];
  // A missing amount is not $0.
  if (cost === null || cost.value === null) return <NoAmount />;
  return (
    <div>
      {amountText(cost, cost.value)}
      <Deductible label={row.cost.label} {...{ network, ...of }} />
    </div>
  );
}

function Deductible({
  label,
  network,
  services,
  drugDeductible,
}: {
  label: string;
  network: 'in' | 'out' | 'any';
  services: Services;
  drugDeductible: DrugDeductible;
}) {
  if (services === null) return null;
  if (services === 'loading') return <NoteSkeleton width="6rem" />;
  const category = deductibleOfCost(label, network, services);
  if (category === null) return null;
  return (
    <SecondaryText as="div">
      {category === false
        ? words.noDeductible
        : category === 'pharmacy' && drugDeductible !== null
          ? words.afterDrugDeductible
          : words.afterDeductible}
    </SecondaryText>
  );
}

/** The used part of the drug deductible, as spending has it. */
function DrugDeductibleNote({ deductible }: { deductible: DrugDeductible }) {
  if (deductible === null) return null;
  if (deductible === 'loading') return <NoteSkeleton width="15rem" />;
  if (remaining(deductible) === null) return null;
  const { used, left } = limitText(deductible, false);
  return <SecondaryText as="div">{words.drugDeductible({ used, status: left })}</SecondaryText>;
}

/** The line of a note that is still loading. */
const NoteSkeleton = ({ width }: { width: string }) => (
  <SecondaryText as="div">
    <Skeleton width={width} height="1em" />
  </SecondaryText>
);

function amountText(cost: CostShare, value: CostValue): string {
  if (isNothing(value)) return words.nothing;
  const text = costText(value);
  if (cost.subject === 'limits') return text;
  if (value.kind === 'money') return words.copay(text);
  return value.kind === 'percent' ? words.coinsurance(text) : text;
}

const isNothing = (value: CostValue): boolean =>
  (value.kind === 'money' && value.cents === 0) ||
  (value.kind === 'percent' && value.percent === 0);

/** The payer's words; of a code without words ours, else the code itself. */
function nameOf({ label, code }: CostShare): string {
  if (label !== '') return label;
  const [, tier] = /tier[ _-]?(\d+)/.exec(code) ?? [];
  if (tier !== undefined) return words.tier(tier);
  return lookUp(words.names, code) ?? (code === '' ? words.notNamed : code);
}

function Meaning({ hasCopay }: { hasCopay: boolean }) {
  const { plan } = usePlan();
  const { meaning } = words;
  return (
    <SecondaryText as="p">
      {hasCopay && (
        <span>
          {meaning.before} <Term of="copay">{meaning.copay}</Term> {meaning.between}{' '}
        </span>
      )}
      <Term of="coinsurance">{hasCopay ? meaning.coinsurance : meaning.coinsuranceAlone}</Term>{' '}
      {/* Vision plans have no deductible. */}
      {plan.contractType === 'Vision' ? (
        <span>{meaning.afterVision}</span>
      ) : (
        <span>
          {meaning.after} {meaning.mayNeed} <Term of="deductible">{meaning.deductible}</Term>{' '}
          {meaning.end}
        </span>
      )}
    </SecondaryText>
  );
}
