import { ChevronRight, Eye, HeartPulse, Smile } from 'lucide-react';
import { useId } from 'react';
import { formatDate } from '#content/formats.ts';
import { contractTypeNames, plansWords } from '#content/plans.ts';
import { brandContent } from '#src/catalogue/brand-content.ts';
import { brandOf } from '#src/domain/plan/brand.ts';
import { planKey, type ContractType, type Plan } from '#src/domain/plan/plan.ts';
import { classNames } from '#src/ui/class-names.ts';
import { StatusPill } from '#src/ui/feedback/status-pill.tsx';
import { IconDisc } from '#src/ui/feedback/icon-disc.tsx';
import { Row } from '#src/ui/layout/row.tsx';
import { Stack } from '#src/ui/layout/stack.tsx';
import { SecondaryText } from '#src/ui/text/secondary-text.tsx';
import { utility } from '#src/ui/layout/utility.ts';
import styles from './plan-list.module.css';

const words = plansWords.plan;

const icons: Record<ContractType, typeof HeartPulse> = {
  Medical: HeartPulse,
  Dental: Smile,
  Vision: Eye,
};

export function PlanList({
  title,
  plans,
  currentKey,
  choosingKey,
  onChoose,
}: {
  title: string;
  plans: Plan[];
  currentKey: string | null;
  choosingKey: string | null;
  onChoose: (plan: Plan) => void;
}) {
  const headingId = useId();
  return (
    <Stack as="section" aria-labelledby={headingId} gap="3">
      <h2 id={headingId}>{title}</h2>
      <Stack as="ul" gap="3">
        {plans.map((plan) => {
          const key = planKey(plan);
          return (
            <li key={key}>
              <PlanButton
                plan={plan}
                isCurrent={key === currentKey}
                isChoosing={key === choosingKey}
                isDisabled={choosingKey !== null}
                onChoose={() => onChoose(plan)}
              />
            </li>
          );
        })}
      </Stack>
    </Stack>
  );
}

function PlanButton({
  plan,
  isCurrent,
  isChoosing,
  isDisabled,
  onChoose,
}: {
  plan: Plan;
  isCurrent: boolean;
  isChoosing: boolean;
  isDisabled: boolean;
  onChoose: () => void;
}) {
  const Icon = icons[plan.contractType];
  return (
    <button
      type="button"
      className={classNames(
        styles['plan'],
        utility('framed', 'side-by-side', 'center', 'text-start', 'full-width', 'gap-4'),
      )}
      aria-disabled={isDisabled}
      aria-busy={isChoosing}
      onClick={() => !isDisabled && onChoose()}
    >
      <IconDisc icon={Icon} />
      <Stack as="span" className={classNames(styles['what'], utility('grow', 'can-shrink'))}>
        <span className={utility('large', 'strong')}>{plan.lobDisplayName}</span>
        <SecondaryText>
          {contractTypeNames[plan.contractType]} · {brandContent(brandOf(plan.tier1)).displayName}
        </SecondaryText>
        <SecondaryText>{words.memberId(plan.memberId)}</SecondaryText>
        {datesText(plan) !== null && <SecondaryText>{datesText(plan)}</SecondaryText>}
      </Stack>
      <Row as="span" gap="2" align="center" className={styles['state']}>
        {isCurrent && <SecondaryText>{words.selected}</SecondaryText>}
        {plan.isActive ? (
          <StatusPill tone="good">{words.active}</StatusPill>
        ) : (
          <StatusPill tone="neutral">{words.inactive}</StatusPill>
        )}
      </Row>
      <ChevronRight size={20} aria-hidden="true" className={utility('in-primary')} />
    </button>
  );
}

/** Returns the dates of a plan's coverage as text; null when the insurer states neither. */
function datesText({
  origEffDate: start,
  covTermDate: end,
}: Pick<Plan, 'origEffDate' | 'covTermDate'>): string | null {
  if (start === null) return end === null ? null : words.until(formatDate(end));
  return end === null
    ? words.since(formatDate(start))
    : words.period(formatDate(start), formatDate(end));
}
