import { ChevronDown } from 'lucide-react';
import { spendingWords } from '#content/spending.ts';
import {
  usedShare,
  type Accumulator,
  type Accumulators,
} from '#src/domain/spending/accumulators.ts';
import { localDay } from '#src/domain/format/days.ts';
import { overLimit, type LimitGroup } from '#src/domain/spending/spending-limits.ts';
import { isKnownFromClaims, isOver } from '#src/domain/spending/spending.ts';
import { usePortal } from '#src/portal/portal-context.ts';
import { useYearProgress } from '#src/parts/plan/plan-year-line.tsx';
import { limitText } from '#src/parts/plan/limit-text.ts';
import { usePlan } from '#src/parts/plan/use-plan.ts';
import { Term } from '#src/parts/text/term.tsx';
import { Meter } from '#src/ui/data/meter.tsx';
import { useDisclosure } from '#src/ui/layout/use-disclosure.ts';
import { Stack } from '#src/ui/layout/stack.tsx';
import { SecondaryText } from '#src/ui/text/secondary-text.tsx';
import { classNames } from '#src/ui/class-names.ts';
import { utility } from '#src/ui/layout/utility.ts';
import styles from './limits.module.css';
import type { Spender } from '../members.ts';
import { MeterClaims } from './meter-claims.tsx';
import { glossaryWords, groupName, limitName } from '../spending-sentences.ts';

/** One limit; opens to the claims that used it. */
export function LimitMeter({
  limit,
  group,
  data,
  spender,
}: {
  limit: Accumulator;
  group: LimitGroup;
  data: Accumulators;
  spender: Spender;
}) {
  const { plan, rights } = usePlan();
  const { isOpen, button, contentId } = useDisclosure();
  const name = limitName(limit, spender.whose);
  const share = usedShare(limit);
  const today = localDay(usePortal().now());
  const mark = useYearProgress(data.planYear)?.share;
  const isPast = isOver(data.planYear, plan, today);
  const { used, left } = limitText(limit, isPast);
  const isYearly = limit.type === 'deductible' || limit.type === 'outOfPocketMax';
  const word = glossaryWords[limit.type];
  const explanation = word && <Term of={word} />;
  const claimsName = spendingWords.counted.title({ limit: name, group: groupName(group) });
  const hasClaims = isKnownFromClaims(limit) && rights.claims;
  return (
    <Stack as="li" gap="1">
      {share === null ? (
        <div>
          <p>
            <strong>
              {name}
              {explanation}
            </strong>
          </p>
          <SecondaryText as="p">{spendingWords.status.noLimitHere(used)}</SecondaryText>
        </div>
      ) : (
        <Meter
          label={name}
          share={share}
          used={used}
          remaining={left}
          explanation={explanation}
          today={isYearly ? mark : undefined}
        />
      )}
      {overLimit(limit) > 0 && <p className={utility('secondary')}>{spendingWords.status.over}</p>}
      {hasClaims && (
        <>
          <button
            {...button}
            type="button"
            className={classNames(
              styles['opener'],
              utility('inline', 'strong', 'small', 'in-primary', 'text-start', 'gap-1', 'turns'),
              'screen-only',
            )}
            aria-label={claimsName}
          >
            {spendingWords.counted.open}
            <ChevronDown size={18} aria-hidden="true" />
          </button>
          <div id={contentId} hidden={!isOpen}>
            {isOpen && <MeterClaims {...{ limit, data }} name={claimsName} />}
          </div>
        </>
      )}
    </Stack>
  );
}
