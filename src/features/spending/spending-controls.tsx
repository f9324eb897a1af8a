import { classNames } from '#src/ui/class-names.ts';
import { utility } from '#src/ui/layout/utility.ts';
import { spendingWords } from '#content/spending.ts';
import { startYear, type PlanYear } from '#src/domain/spending/spending.ts';
import { LabeledSelect } from '#src/ui/form/labeled-select.tsx';
import { Skeleton } from '#src/ui/feedback/skeleton.tsx';
import { Row } from '#src/ui/layout/row.tsx';
import type { Spender } from './members.ts';
import type { SpendingSearch } from './spending-search.ts';
import styles from './spending-screen.module.css';
import { yearName } from './spending-sentences.ts';

const words = spendingWords.year;

/** The choice of the plan year and the person. The newest year and the member are left out of the address. */
export function SpendingControls({
  label,
  years,
  spenders,
  spender,
  onSearch,
}: {
  /** The name of the choice of years, where they are not the plan's. */
  label?: string;
  years: { year: number; all: readonly number[]; current: PlanYear } | null;
  spenders: readonly Spender[];
  spender: Spender;
  onSearch: (changes: Partial<SpendingSearch>) => void;
}) {
  return (
    <Row gap="4" className={styles['controls']}>
      <YearChoice label={label} years={years} onYear={(year) => onSearch({ year })} />
      {spenders.length > 1 && (
        <LabeledSelect
          className={styles['control']}
          label={spendingWords.member}
          value={spender.memberId}
          options={spenders.map(({ memberId, firstName, isSelf }) => [
            memberId,
            isSelf ? spendingWords.nameOfSelf(firstName) : firstName,
          ])}
          onChoose={(memberId) =>
            onSearch({ member: memberId === spenders[0]?.memberId ? undefined : memberId })
          }
        />
      )}
    </Row>
  );
}

export function YearChoice({
  label = words.label,
  years,
  onYear,
}: {
  label?: string | undefined;
  years: { year: number; all: readonly number[]; current: PlanYear } | null;
  onYear: (year: number | undefined) => void;
}) {
  if (!years) {
    return (
      <div className={classNames(styles['control'], utility('grid', 'gap-1-half'))}>
        <span className={utility('strong', 'small')}>{label}</span>
        <Skeleton width="9rem" height="44px" />
      </div>
    );
  }
  const { year, all, current } = years;
  return (
    <LabeledSelect
      className={styles['control']}
      label={label}
      value={String(year)}
      options={all.map((listedYear) => [
        String(listedYear),
        listedYear === startYear(current)
          ? words.current(yearName(listedYear, current))
          : yearName(listedYear, current),
      ])}
      onChoose={(chosen) => onYear(Number(chosen) === all[0] ? undefined : Number(chosen))}
    />
  );
}
