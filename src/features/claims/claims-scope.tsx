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

/** The choice of the plan year and the members whose claims are added up. */
export function ClaimsScope({
  years: { all, current },
  year,
  memberId,
  onChange,
}: {
  years: { all: readonly number[]; current: PlanYear };
  year: string;
  memberId: string;
  onChange: (changes: { year?: string; memberId?: string }) => void;
}) {
  const { accessibleMembers } = usePlan();
  return (
    <Row gap="6" className={styles['scope']} look="screen-only">
      <LabeledSelect
        isInline
        label={words.year}
        value={year}
        options={[
          ...all.map((one) => [String(one), yearName(one, current)] as const),
          [allYears, words.allYears],
        ]}
        onChoose={(next) => onChange({ year: next })}
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
          onChoose={(next) => onChange({ memberId: next })}
        />
      )}
    </Row>
  );
}

/** "2026 (current)", or both years where the plan's year is not the calendar's. */
export function yearName(year: number, current: PlanYear): string {
  const last = Number(planYearOf(year, current).end.slice(0, 4));
  const name = last === year ? String(year) : words.yearRange(year, last);
  return year === startYear(current) ? words.currentYear(name) : name;
}
