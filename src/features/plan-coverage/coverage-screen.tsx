import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Printer } from 'lucide-react';
import type { ComponentProps } from 'react';
import { coverageWords as words } from '#content/coverage.ts';
import { accumulators } from '#src/api/calls/coverage/accumulators.ts';
import { benefits } from '#src/api/calls/coverage/benefits.ts';
import { coverages } from '#src/api/calls/coverage/coverages.ts';
import { memberPatientsQuery } from '#src/api/queries/patients-of-members.ts';
import { coveragesOf, policiesOf, type Policy } from '#src/domain/coverage/coverage.ts';
import { costSheetOf } from '#src/domain/coverage/coverage-costs.ts';
import { coveredPeople } from '#src/domain/people/covered-people.ts';
import type { Completeness } from '#src/domain/data/completeness.ts';
import { localDay } from '#src/domain/format/days.ts';
import type { Patient } from '#src/domain/people/patient.ts';
import { planStateOf } from '#src/domain/plan/plan-state.ts';
import { visibleMemberIds } from '#src/domain/plan/rights.ts';
import { drugDeductibleOf } from '#src/domain/pharmacy/drug-deductible.ts';
import { Empty } from '#src/ui/feedback/empty.tsx';
import { MissingNote } from '#src/ui/feedback/missing-note.tsx';
import { CallText } from '#src/parts/text/member-services.tsx';
import { ScreenTitle } from '#src/parts/screen/screen-title.tsx';
import { useCapability } from '#src/parts/plan/use-capability.ts';
import { usePlan } from '#src/parts/plan/use-plan.ts';
import { usePortal } from '#src/portal/portal-context.ts';
import { Button } from '#src/ui/actions/button.tsx';
import { Card } from '#src/ui/layout/card.tsx';
import { PartBoundary } from '#src/ui/feedback/part-boundary.tsx';
import { Loadable } from '#src/ui/lazy/loadable.tsx';
import { Skeleton } from '#src/ui/feedback/skeleton.tsx';
import { Row } from '#src/ui/layout/row.tsx';
import { utility } from '#src/ui/layout/utility.ts';
import type { WaitingPeriods } from './benefit-row.tsx';
import { LeftThisYearCard } from './left-this-year-card.tsx';
import { PeopleCard } from './people-card.tsx';
import { PolicyCard } from './policy-card.tsx';
import { BenefitsCard } from './benefits-card.tsx';

const nobody: ReadonlyMap<string, Patient> = new Map();

/** The coverage of a plan: its start, its costs, the remaining benefits, and the people covered. */
export function CoverageScreen() {
  const portal = usePortal();
  const selection = usePlan();
  const { plan } = selection;
  const today = localDay(portal.now());
  const query = useQuery(portal.queryOf(coverages(plan, today)));
  const people = useQuery(memberPatientsQuery(portal, plan, visibleMemberIds(selection)));
  const patients = people.data ?? nobody;
  const covered = coveredPeople(selection, patients);
  const hasEnded = planStateOf(plan, today).kind === 'ended';
  const hasBenefits = useCapability('benefits');
  const hasSpending = useCapability('spending') && selection.rights.deductible;
  const services = useServices(hasEnded);
  const drugDeductible = useDrugDeductible(hasSpending && !hasEnded);
  const isDental = plan.contractType === 'Dental';
  const policies = query.data && policiesOf(coveragesOf(query.data.coverages, plan, today), today);
  return (
    <>
      <ScreenTitle>{isDental ? words.titles.benefits : words.titles.copays}</ScreenTitle>
      {hasBenefits && !hasEnded && (
        <PartBoundary>
          <BenefitsCard waiting={waitingOf(policies?.[0])} />
        </PartBoundary>
      )}
      {query.data && policies ? (
        <>
          <PoliciesNote
            isNone={policies.length === 0}
            completeness={query.data.completeness}
            onRetry={() => void query.refetch()}
          />
          {policies.map((policy) => (
            <PartBoundary key={policy.coverage.id}>
              <PolicyCard
                {...{ policy, plan, covered, patients, services, drugDeductible, today }}
              />
            </PartBoundary>
          ))}
        </>
      ) : (
        <Card title={words.none.title} busy={query.isFetching}>
          <Loadable query={query} skeleton={<Skeleton height="36rem" />}>
            {() => null}
          </Loadable>
        </Card>
      )}
      {!hasEnded && hasSpending && (
        <PartBoundary>
          <LeftThisYearCard plan={plan} />
        </PartBoundary>
      )}
      <PartBoundary>
        <PeopleCard people={covered} query={people} />
      </PartBoundary>
      <Row gap="6" align="center" apart look="screen-only">
        {hasEnded && selection.rights.deductible && (
          <Link
            to="/{-$contractType}/spending-details"
            className={utility('inline', 'touch', 'strong')}
          >
            {words.toSpending}
          </Link>
        )}
        <Button variant="secondary" className={utility('push')} onClick={() => window.print()}>
          <Printer size={20} aria-hidden="true" />
          {words.print}
        </Button>
      </Row>
    </>
  );
}

/** Returns the plan's services with their benefits; null where they are unknown or the plan has no such list. */
function useServices(hasEnded: boolean): ComponentProps<typeof PolicyCard>['services'] {
  const { queryOf } = usePortal();
  const { plan } = usePlan();
  // Vision plans have no deductible.
  const hasServices = useCapability('benefits') && !hasEnded && plan.contractType !== 'Vision';
  const { data, isLoading } = useQuery({
    ...queryOf(benefits(plan.memberId)),
    enabled: hasServices,
  });
  if (!hasServices) return null;
  return data?.items ?? (isLoading ? 'loading' : null);
}

/**
 * Returns the deductible of drugs; null where it is unknown or the plan has no drug deductible.
 * @param isCounted the plan tracks spending toward its limits
 */
function useDrugDeductible(
  isCounted: boolean,
): ComponentProps<typeof PolicyCard>['drugDeductible'] {
  const { queryOf } = usePortal();
  const { plan } = usePlan();
  const { data, isLoading } = useQuery({
    ...queryOf(accumulators(plan.memberId)),
    enabled: isCounted && plan.contractType === 'Medical',
  });
  if (data) return drugDeductibleOf(data.accumulators, plan.memberId);
  return isLoading ? 'loading' : null;
}

/** Says that there is no coverage, or that some of it may be missing. */
function PoliciesNote({
  isNone,
  completeness,
  onRetry,
}: {
  isNone: boolean;
  completeness: Completeness;
  onRetry: () => void;
}) {
  if (isNone) {
    return (
      <Card title={words.none.title}>
        <Empty words={words.none} missing={words.mayBeMissing} {...{ completeness, onRetry }}>
          {(text) => (
            <PartBoundary>
              <CallText>{text}</CallText>
            </PartBoundary>
          )}
        </Empty>
      </Card>
    );
  }
  return completeness === 'complete' ? null : (
    <MissingNote onRetry={onRetry}>{words.mayBeMissing}</MissingNote>
  );
}

/** The waiting periods of a policy, the one in force where there are several. */
const waitingOf = (policy: Policy | undefined): WaitingPeriods =>
  policy === undefined
    ? { periods: [], start: null }
    : {
        periods: costSheetOf(policy.coverage.costs).waiting,
        start: policy.coverage.periodStart,
      };
