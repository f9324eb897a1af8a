import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { programConditions, programJoiningWords } from '#content/program-joining.ts';
import { preferences, savePreferences } from '#src/api/calls/account/preferences.ts';
import { recordListQuery, recordPatientsQuery } from '#src/api/queries/health-record.ts';
import { programsForConditions } from '#src/domain/programs/programs.ts';
import { prefixOf } from '#src/domain/plan/plan.ts';
import type { RecordEntry } from '#src/domain/record/record.ts';
import type { OfferedProgram } from '#src/parts/plan/offered-programs.ts';
import { usePlan } from '#src/parts/plan/use-plan.ts';
import { usePortal } from '#src/portal/portal-context.ts';
import { combined, type Completeness } from '#src/domain/data/completeness.ts';
import { Empty } from '#src/ui/feedback/empty.tsx';
import { Button } from '#src/ui/actions/button.tsx';
import { Notice } from '#src/ui/feedback/notice.tsx';
import { Skeleton } from '#src/ui/feedback/skeleton.tsx';
import { Card } from '#src/ui/layout/card.tsx';
import { Stack } from '#src/ui/layout/stack.tsx';
import { Loadable } from '#src/ui/lazy/loadable.tsx';
import { SecondaryText } from '#src/ui/text/secondary-text.tsx';
import styles from './programs.module.css';

const words = programJoiningWords.suggestions;

/**
 * The programs that fit the member's conditions, once the member has agreed that the record is looked at for that. Nothing
 * where the insurer does not keep this choice.
 */
export function ProgramSuggestions({ listed }: { listed: readonly OfferedProgram[] }) {
  const { plan } = usePlan();
  const { queryOf, send } = usePortal();
  const queryClient = useQueryClient();
  const options = queryOf(preferences(plan.memberId));
  // On failure, the list shows all programs.
  const { data: chosen, isPending: isLoading } = useQuery({
    ...options,
    meta: { ...options.meta, customError: true },
  });
  const { mutate, isPending, isError } = useMutation({
    mutationFn: (enabled: boolean) =>
      send(savePreferences(plan.memberId, { programSuggestions: { enabled } })),
    meta: { customError: true },
    onSuccess: (_, enabled) =>
      queryClient.setQueryData(
        options.queryKey,
        (before) => before && { ...before, suggestsPrograms: enabled },
      ),
  });
  if (isLoading) {
    return (
      <div className={styles['suggestions']} aria-busy="true">
        <Skeleton height="100%" />
      </div>
    );
  }
  const isOn = chosen?.suggestsPrograms ?? null;
  if (isOn === null) return null;
  const name = isOn ? words.turnOff : words.turnOn;
  return (
    <Card title={words.title} screenOnly>
      {isOn ? <Suggestions listed={listed} /> : <p>{words.ask}</p>}
      <SecondaryText as="p">{words.privacy}</SecondaryText>
      <div>
        <Button
          variant={isOn ? 'text' : 'secondary'}
          aria-disabled={isPending}
          onClick={() => {
            if (!isPending) mutate(!isOn);
          }}
        >
          {isPending ? words.saving : name}
        </Button>
      </div>
      {isError && <Notice tone="error">{words.failed}</Notice>}
    </Card>
  );
}

function Suggestions({ listed }: { listed: readonly OfferedProgram[] }) {
  const portal = usePortal();
  const { plan } = usePlan();
  const patients = useQuery(recordPatientsQuery(portal, plan, [plan.memberId]));
  return (
    <Loadable query={patients} skeleton={<Skeleton height="3rem" />}>
      {({ members, completeness }) => (
        <OfConditions
          {...{ listed }}
          patientIds={members.map(({ id }) => id)}
          known={completeness}
        />
      )}
    </Loadable>
  );
}

function OfConditions({
  listed,
  patientIds,
  known,
}: {
  listed: readonly OfferedProgram[];
  patientIds: readonly string[];
  /** How much is known of the member's patients. */
  known: Completeness;
}) {
  const query = useQuery(recordListQuery(usePortal(), 'condition', patientIds));
  return (
    <Loadable query={query} skeleton={<Skeleton height="3rem" />}>
      {({ entries, completeness }) => (
        <FoundPrograms
          {...{ listed }}
          conditions={entries}
          completeness={combined([known, completeness])}
        />
      )}
    </Loadable>
  );
}

function FoundPrograms({
  listed,
  conditions,
  completeness,
}: {
  listed: readonly OfferedProgram[];
  conditions: readonly RecordEntry[];
  completeness: Completeness;
}) {
  const { plan } = usePlan();
  const names = conditions.flatMap(({ isCurrent, name }) =>
    isCurrent && name !== null ? [name] : [],
  );
  const suggestions = programsForConditions(names, programConditions).flatMap(
    ({ programId, condition }) => {
      const program = listed.find(({ id, whose }) => id === programId && whose === null);
      return program ? [{ ...program, condition }] : [];
    },
  );
  if (suggestions.length === 0) return <Empty words={words.none} completeness={completeness} />;
  return (
    <Stack as="ul" gap="3">
      {suggestions.map(({ id, title, condition }) => (
        <li key={id}>
          <Link
            to="/{-$contractType}/programs/$programId"
            params={{ contractType: prefixOf(plan), programId: id }}
          >
            {title}
          </Link>
          <SecondaryText as="p">{words.because(condition)}</SecondaryText>
        </li>
      ))}
    </Stack>
  );
}
