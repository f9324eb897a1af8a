import { ShieldCheck } from 'lucide-react';
import { coverageStatuses, coverageWords } from '#content/coverage.ts';
import { formatDate, formatDateInProse, formatList } from '#content/formats.ts';
import { costSheetOf } from '#src/domain/coverage/coverage-costs.ts';
import type { Coverage, Policy } from '#src/domain/coverage/coverage.ts';
import { coveredBy, type CoveredPerson } from '#src/domain/people/covered-people.ts';
import { dateParts } from '#src/domain/format/formats.ts';
import { lookUp } from '#src/domain/data/look-up.ts';
import type { Patient } from '#src/domain/people/patient.ts';
import type { Plan } from '#src/domain/plan/plan.ts';
import { CallText } from '#src/parts/text/member-services.tsx';
import { FactList, type Fact } from '#src/ui/data/fact-list.tsx';
import { Card } from '#src/ui/layout/card.tsx';
import { PartBoundary } from '#src/ui/feedback/part-boundary.tsx';
import { StatusPill } from '#src/ui/feedback/status-pill.tsx';
import { Stack } from '#src/ui/layout/stack.tsx';
import { Row } from '#src/ui/layout/row.tsx';
import { Costs, type DrugDeductible, type Services } from './costs.tsx';
import styles from './coverage.module.css';
import { WaitingPeriods } from './waiting-periods.tsx';

const words = coverageWords.policy;

/** One policy: its status, its facts, and the member's costs under it. */
export function PolicyCard({
  policy: { coverage, coverages, status },
  plan,
  covered,
  patients,
  services,
  drugDeductible,
  today,
}: {
  policy: Policy;
  plan: Plan;
  covered: readonly CoveredPerson[];
  patients: ReadonlyMap<string, Patient>;
  services: Services;
  drugDeductible: DrugDeductible;
  today: string;
}) {
  const { label, tone, meaning } = coverageStatuses[status];
  const text = meaning(status === 'unclear' ? '' : dayThatMatters(coverage, status));
  const sheet = costSheetOf(coverage.costs);
  const visible = covered.filter(({ isPrivate }) => !isPrivate);
  const names = coveredBy(coverages, visible, patients).map(({ name }) => name);
  // The card of the people lists who is on the plan; a policy says so where it covers only some of them.
  const coversAll = names.length === 0 || names.length === visible.length;
  const facts: readonly Fact[] = [
    [words.start, day(coverage.periodStart) ?? words.notSaid],
    [words.end, day(coverage.periodEnd) ?? words.noEnd],
    [words.type, typeOf(coverage)],
    [words.group, coverage.groupName],
    [words.number, plan.contractId],
    [words.groupId, coverage.groupId],
    [words.covers, coversAll ? null : formatList(names)],
  ];
  return (
    <Card
      title={coverage.planName ?? plan.lobDisplayName}
      icon={<ShieldCheck size={20} aria-hidden="true" />}
    >
      <Row gap="3" align="center">
        <StatusPill tone={tone}>{label}</StatusPill>
        {text !== '' && <p>{status === 'unclear' ? <CallText>{text}</CallText> : text}</p>}
      </Row>
      <div className={styles['policyPlace']}>
        <Stack gap="4" className={styles['policy']}>
          <PartBoundary>
            <Costs
              sheet={sheet}
              services={status === 'active' ? services : null}
              drugDeductible={status === 'active' ? drugDeductible : null}
              isOver={status === 'ended'}
              start={coverage.periodStart}
              today={today}
            />
          </PartBoundary>
          {sheet.waiting.length > 0 && (
            <PartBoundary>
              <WaitingPeriods waiting={sheet.waiting} start={coverage.periodStart} today={today} />
            </PartBoundary>
          )}
          <FactList facts={facts} columns="wide" className={styles['facts']} />
        </Stack>
      </div>
    </Card>
  );
}

const day = (written: string | null): string | null =>
  written === null ? null : formatDate(written);

const typeOf = ({ typeCodes, typeText }: Coverage): string | null =>
  typeCodes.flatMap((code) => lookUp(words.types, code) ?? [])[0] ?? typeText;

/** Returns the date of the status, in words; empty without a date. */
function dayThatMatters({ periodStart, periodEnd }: Coverage, status: Policy['status']): string {
  const written = status === 'upcoming' ? periodStart : periodEnd;
  return dateParts(written) === null ? '' : formatDateInProse(written);
}
