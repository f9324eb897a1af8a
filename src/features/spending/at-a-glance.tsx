import {
  limitKey,
  remaining,
  type Accumulator,
  type Accumulators,
} from '#src/domain/spending/accumulators.ts';
import { localDay } from '#src/domain/format/days.ts';
import type { Plan } from '#src/domain/plan/plan.ts';
import { countsDrugsApart } from '#src/domain/pharmacy/drug-deductible.ts';
import { limitGroups } from '#src/domain/spending/spending-limits.ts';
import { isOver, planEnd } from '#src/domain/spending/spending.ts';
import { usePortal } from '#src/portal/portal-context.ts';
import styles from './at-a-glance.module.css';
import type { Spender } from './members.ts';
import { glanceWords } from './spending-sentences.ts';

/** The remaining amounts of the limits that members look for most: the plan's own kind of care, in network. */
export function AtAGlance({
  data,
  spender,
  plan,
}: {
  data: Accumulators;
  spender: Spender;
  plan: Plan;
}) {
  const { now } = usePortal();
  const [group] = limitGroups(data.accumulators, spender.memberId, plan.memberId);
  const today = localDay(now());
  const limits = (group?.limits ?? []).filter(isOwn);
  // In a year that is over no limit can be reached anymore.
  if (limits.length === 0 || isOver(data.planYear, today) || planEnd(plan, today) !== null)
    return null;
  return (
    <dl className={styles['figures']}>
      {limits.map((limit) => {
        const { figure, meaning } = glanceWords(limit, remaining(limit) ?? 0, {
          ...spender,
          isInNetwork: limit.network === 'in',
          isMedicalOnly:
            limit.category === 'medical' && countsDrugsApart(data.accumulators, limit.type),
        });
        return (
          <div key={limitKey(limit)}>
            <dt>{meaning}</dt>
            <dd>{figure}</dd>
          </div>
        );
      })}
    </dl>
  );
}

const isOwn = ({ scope, type, allowed }: Accumulator) =>
  scope === 'individual' && type !== 'visits' && type !== 'other' && allowed !== undefined;
