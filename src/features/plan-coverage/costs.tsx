import { costSubjects, coverageWords } from '#content/coverage.ts';
import { formatDateInProse } from '#content/formats.ts';
import {
  knowsNetworks,
  type CostRow,
  type CostSheet,
} from '#src/domain/coverage/coverage-costs.ts';
import type { CostShare, CostValue } from '#src/domain/coverage/cost-share.ts';
import { paysFrom } from '#src/domain/coverage/waiting-period.ts';
import { lookUp } from '#src/domain/data/look-up.ts';
import { costText } from '#src/parts/plan/cost-text.ts';
import { CallText } from '#src/parts/text/member-services.tsx';
import { NoAmount } from '#src/ui/data/no-value.tsx';
import { usePlan } from '#src/parts/plan/use-plan.ts';
import { Term } from '#src/parts/text/term.tsx';
import { classNames } from '#src/ui/class-names.ts';
import { Stack } from '#src/ui/layout/stack.tsx';
import { SecondaryText } from '#src/ui/text/secondary-text.tsx';
import styles from './coverage.module.css';

const words = coverageWords.costs;

const subjects = ['care', 'drugs', 'limits'] as const;

/** The member's costs for each kind of care, by network where the payer distinguishes them. */
export function Costs({
  sheet,
  isOver,
  start,
  today,
}: {
  sheet: CostSheet;
  isOver: boolean;
  /** First day of the coverage; null when it is not known. */
  start: string | null;
  today: string;
}) {
  const shown = subjects.filter((subject) => sheet[subject].length > 0);
  const hasDash = shown.some((subject) =>
    sheet[subject].some((row) => costsOf(row).some((cost) => (cost?.value ?? null) === null)),
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
            paysFromOf={(label) => paysFrom(label, sheet, { start, today })}
          />
        ))}
      </Stack>
      {hasDash && (
        <SecondaryText as="p">
          <CallText>{words.dash}</CallText>
        </SecondaryText>
      )}
      {shown.length > 0 && <Meaning />}
    </Stack>
  );
}

function CostTable({
  title,
  rows,
  paysFromOf,
}: {
  title: string;
  rows: readonly CostRow[];
  /** Returns the first day on which the plan pays for a service, while its waiting period lasts. */
  paysFromOf: (label: string) => string | null;
}) {
  const hasNetworks = knowsNetworks(rows);
  return (
    <table className={classNames(styles['table'], !hasNetworks && styles['single'])}>
      <caption>{title}</caption>
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
        {rows.map((row, place) => (
          <tr key={place}>
            <th scope="row">
              {nameOf(row.cost)}
              <Wait from={paysFromOf(row.cost.label)} />
            </th>
            {hasNetworks ? (
              // Where the payer states no network, the amount is for both.
              <>
                <td data-label={words.inNetwork}>
                  <Amount cost={row.anyNetwork ?? row.inNetwork} />
                </td>
                <td data-label={words.outOfNetwork}>
                  <Amount cost={row.anyNetwork ?? row.outOfNetwork} />
                </td>
              </>
            ) : (
              <td data-label={words.anyNetwork}>
                <Amount cost={row.anyNetwork} />
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

/** A missing amount is not $0. */
function Amount({ cost }: { cost: CostShare | null }) {
  const value = cost?.value ?? null;
  if (cost === null || value === null) return <NoAmount />;
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

function Meaning() {
  const { plan } = usePlan();
  const { meaning } = words;
  return (
    <SecondaryText as="p">
      {meaning.before} <Term of="copay">{meaning.copay}</Term> {meaning.between}{' '}
      <Term of="coinsurance">{meaning.coinsurance}</Term> {meaning.after}
      {/* Vision plans have none. */}
      {plan.contractType !== 'Vision' && (
        <>
          {' '}
          {meaning.mayNeed} <Term of="deductible">{meaning.deductible}</Term> {meaning.end}
        </>
      )}
    </SecondaryText>
  );
}
