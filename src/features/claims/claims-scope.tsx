import { claimsListWords } from '#content/claims-list.ts';
import { formatName } from '#src/domain/people/format-name.ts';
import { planYearOf, startYear, type PlanYear } from '#src/domain/spending/spending.ts';
import { usePlan } from '#src/parts/plan/use-plan.ts';
import { LabeledSelect } from '#src/ui/form/labeled-select.tsx';
import { Row } from '#src/ui/layout/row.tsx';
import styles from './claims-summary.module.css';

const words = claimsListWords.summary;

/** The choice of all years in place of one. */
export const allYears = 'all';

/** The choice of what may be owed today, in place of a year. */
export const today = 'today';

/** The choice of what is added up, and of the person whose claims are shown and added up. */
export function ClaimsScope({
  years: { all, current },
  year,
  memberId,
  onYear,
  onMember,
}: {
  years: { all: readonly number[]; current: PlanYear };
  year: string;
  memberId: string;
  onYear: (year: string) => void;
  onMember: (memberId: string) => void;
}) {
  const { accessibleMembers } = usePlan();
  return (
    <Row gap="6" className={styles['scope']} look="screen-only">
      <LabeledSelect
        isInline
        label={words.year}
        value={year}
        options={[
          [today, words.today],
          ...all.map((listedYear) => [String(listedYear), yearName(listedYear, current)] as const),
          [allYears, words.allYears],
        ]}
        onChoose={onYear}
      />
      {accessibleMembers.length > 1 && (
        <LabeledSelect
          isInline
          label={words.member}
          value={memberId}
          options={[
            ['', words.everybody],
            ...accessibleMembers.map(
              (member) => [member.memberId, formatName(member.firstName)] as const,
            ),
          ]}
          onChoose={onMember}
        />
      )}
    </Row>
  );
}

/** "2026 (current)" */
export function yearName(year: number, current: PlanYear): string {
  const name = yearsOf(year, current);
  return year === startYear(current) ? words.currentYear(name) : name;
}

/** "2026", or both years where the plan's year is not the calendar's. */
export function yearsOf(year: number, current: PlanYear): string {
  const last = Number(planYearOf(year, current).end.slice(0, 4));
  return last === year ? String(year) : words.yearRange(year, last);
}
