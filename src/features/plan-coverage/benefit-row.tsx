import { classNames } from '#src/ui/class-names.ts';
import { utility } from '#src/ui/layout/utility.ts';
import { Link } from '@tanstack/react-router';
import { coverageWords } from '#content/coverage.ts';
import {
  deductibleLeft,
  limitStatus,
  waitingFor,
  type Benefit,
  type BenefitShare,
} from '#src/domain/coverage/benefit.ts';
import type { WaitingPeriod } from '#src/domain/coverage/coverage-costs.ts';
import { costText } from '#src/parts/plan/cost-text.ts';
import { careWordsOf } from '#src/parts/search/meant-words.ts';
import { useCanOpen } from '#src/parts/plan/use-can-open.ts';
import { usePlan } from '#src/parts/plan/use-plan.ts';
import { CallText } from '#src/parts/text/member-services.tsx';
import { Term } from '#src/parts/text/term.tsx';
import { localDay } from '#src/domain/format/days.ts';
import { formatCents } from '#src/domain/format/formats.ts';
import type { Accumulator } from '#src/domain/spending/accumulators.ts';
import { drugDeductibleOf } from '#src/domain/pharmacy/drug-deductible.ts';
import { usePortal } from '#src/portal/portal-context.ts';
import { Grid } from '#src/ui/layout/grid.tsx';
import { Row } from '#src/ui/layout/row.tsx';
import { Stack } from '#src/ui/layout/stack.tsx';
import { SecondaryText } from '#src/ui/text/secondary-text.tsx';
import { waitingText } from './waiting-periods.tsx';
import styles from './coverage.module.css';

const { benefits: words, costs } = coverageWords;

/** The waiting periods of the coverage in force, and its first day, YYYY-MM-DD; null where it is not known. */
export interface WaitingPeriods {
  periods: readonly WaitingPeriod[];
  start: string | null;
}

/** The member's cost for a service, with the remaining limits that determine it. */
export function BenefitRow({
  benefit,
  waiting,
  accumulators,
}: {
  benefit: Benefit;
  waiting: WaitingPeriods;
  /** Null while, or where, they are not known. */
  accumulators: readonly Accumulator[] | null;
}) {
  const { name, group, inNetwork, outOfNetwork, priorAuthorization } = benefit;
  const isCovered = inNetwork !== 'notCovered' || outOfNetwork !== 'notCovered';
  return (
    <Stack gap="2">
      <div>
        <h3>{name}</h3>
        {group !== null && <SecondaryText>{group}</SecondaryText>}
      </div>
      <Grid as="dl" columns="wide" gap="2" look="labels" className={styles['benefit']}>
        <Share name={words.inNetwork} network="in" share={inNetwork} {...{ accumulators }} />
        <Share name={words.outOfNetwork} network="out" share={outOfNetwork} {...{ accumulators }} />
        <Limit benefit={benefit} accumulators={accumulators ?? []} />
        {isCovered && (
          <div>
            <dt>
              {words.authorization} <Term of="priorAuthorization" />
            </dt>
            <dd>
              {priorAuthorization === null ? (
                <CallText>{words.authorizationNotSaid}</CallText>
              ) : (
                words.authorizations[priorAuthorization]
              )}
            </dd>
          </div>
        )}
        <Wait benefit={benefit} waiting={waiting} />
      </Grid>
      <NextSteps benefit={benefit} isCovered={isCovered} />
    </Stack>
  );
}

/** Where a service leads: its cost at places nearby, who gives it, and the plan document. */
function NextSteps({ benefit, isCovered }: { benefit: Benefit; isCovered: boolean }) {
  const canOpen = useCanOpen();
  const { name } = benefit;
  const { procedure, specialty } = careWordsOf(benefit);
  const link = (label: string) => ({
    'aria-label': words.linkOf(label, name),
    className: classNames(styles['document'], utility('inline', 'at-start')),
    children: label,
  });
  return (
    <Row gap="4">
      {isCovered && procedure !== null && canOpen('/cost-estimates') && (
        <Link
          to="/{-$contractType}/cost-estimates"
          search={{ q: procedure }}
          {...link(words.cost)}
        />
      )}
      {isCovered && specialty !== null && canOpen('/find-care') && (
        <Link to="/{-$contractType}/find-care" search={{ specialty }} {...link(words.care)} />
      )}
      {canOpen('/documents') && (
        <Link
          to="/{-$contractType}/documents"
          search={{ type: 'policy' }}
          {...link(words.document)}
        />
      )}
    </Row>
  );
}

function Share({
  name,
  network,
  share,
  accumulators,
}: {
  name: string;
  network: 'in' | 'out';
  share: BenefitShare;
  accumulators: readonly Accumulator[] | null;
}) {
  const { memberId } = usePlan().plan;
  const left = accumulators && deductibleLeft(share, network, accumulators, memberId);
  const deductible = deductibleName(share, accumulators, memberId);
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        {share === null ? (
          <CallText>{words.notSaid}</CallText>
        ) : (
          <strong>{shareText(share, deductible)}</strong>
        )}
        {left !== null && (
          <SecondaryText>
            {left === 0
              ? words.deductible.met(deductible)
              : words.deductible.left({ amount: formatCents(left, { short: true }), deductible })}
          </SecondaryText>
        )}
        {share !== null && share !== 'notCovered' && !share.deductibleApplies && (
          <SecondaryText>{words.deductible.none}</SecondaryText>
        )}
      </dd>
    </div>
  );
}

function deductibleName(
  share: BenefitShare,
  accumulators: readonly Accumulator[] | null,
  memberId: string,
): string {
  const { names } = words.deductible;
  const isOfDrugs = share !== null && share !== 'notCovered' && share.category === 'pharmacy';
  return isOfDrugs && drugDeductibleOf(accumulators ?? [], memberId) ? names.drugs : names.plan;
}

function shareText(share: Exclude<BenefitShare, null>, deductible: string): string {
  if (share === 'notCovered') return words.notCovered;
  const { copay, coinsurancePercent, deductibleApplies } = share;
  const parts = [
    ...(copay ? [costs.copay(formatCents(copay, { short: true }))] : []),
    ...(coinsurancePercent
      ? [costs.coinsurance(costText({ kind: 'percent', percent: coinsurancePercent }))]
      : []),
  ];
  const [first, second] = parts;
  if (first === undefined) {
    return deductibleApplies ? words.nothingAfter(deductible) : words.nothing;
  }
  const text = second === undefined ? first : words.both(first, second);
  return deductibleApplies ? words.after({ share: text, deductible }) : text;
}

function Limit({
  benefit,
  accumulators,
}: {
  benefit: Benefit;
  accumulators: readonly Accumulator[];
}) {
  const status = limitStatus(benefit, accumulators, usePlan().plan.memberId);
  if (status === null) return null;
  const { unit, allowed, months, used, left } = status;
  const amount = (value: number) =>
    unit === 'cents' ? formatCents(value, { short: true }) : String(value);
  return (
    <div>
      <dt>{words.limit}</dt>
      <dd>
        {words.limits[unit](amount(allowed), words.limitSpan(months))}
        {used !== null && left !== null && (
          <SecondaryText>
            {left === 0 ? words.usedUp : words.status(amount(used), amount(left))}
          </SecondaryText>
        )}
      </dd>
    </div>
  );
}

function Wait({ benefit, waiting }: { benefit: Benefit; waiting: WaitingPeriods }) {
  const today = localDay(usePortal().now());
  const wait = waitingFor(benefit, waiting.periods);
  if (wait === null) return null;
  return (
    <div>
      <dt>{words.waiting}</dt>
      <dd>
        {costText(wait.value)}
        <SecondaryText>{waitingText(wait.value, waiting.start, today)}</SecondaryText>
      </dd>
    </div>
  );
}
