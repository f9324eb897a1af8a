import { Link } from '@tanstack/react-router';
import { useQuery } from '@tanstack/react-query';
import { authorizationsWords as words } from '#content/authorizations.ts';
import { formatDate, formatDateInProse, namedFirst } from '#content/formats.ts';
import { appealDeadlines } from '#src/api/calls/claims/appeal-deadlines.ts';
import { unitsOf, type FamilyAuthorization } from '#src/domain/authorizations/authorization.ts';
import { isLeaveGiven, isRefused } from '#src/domain/authorizations/status.ts';
import { localDay } from '#src/domain/format/days.ts';
import { formatCount } from '#src/domain/format/formats.ts';
import { nameAmongOthers } from '#src/domain/people/member-name.ts';
import {
  AuthorizationStatusPill,
  statusWords,
} from '#src/parts/authorizations/authorization-status.tsx';
import { usePlan } from '#src/parts/plan/use-plan.ts';
import { CallText } from '#src/parts/text/member-services.tsx';
import { usePortal } from '#src/portal/portal-context.ts';
import { DataTable, type Column } from '#src/ui/data/data-table.tsx';
import { Stack } from '#src/ui/layout/stack.tsx';
import { SecondaryText } from '#src/ui/text/secondary-text.tsx';

const columns: readonly Column<FamilyAuthorization>[] = [
  {
    header: words.columns.service,
    cell: (authorization) => <Service authorization={authorization} />,
    card: 'title',
  },
  {
    header: words.columns.status,
    cell: ({ id, status }) => (
      <Stack gap="half" align="start">
        <strong>
          {status.id === 'other' ? (
            <CallText>{statusWords(status).short}</CallText>
          ) : (
            statusWords(status).short
          )}
        </strong>
        <AuthorizationStatusPill status={status} isQuiet />
        {isRefused(status) && <AppealBy authorizationId={id} />}
      </Stack>
    ),
    card: 'line',
  },
  { header: words.columns.requested, cell: ({ requestedOn }) => dateText(requestedOn) },
  { header: words.columns.through, cell: ({ endsOn }) => dateText(endsOn) },
  { header: words.columns.units, cell: unitsText },
];

/** The authorizations; each row leads to its authorization. */
export function AuthorizationTable({ rows }: { rows: readonly FamilyAuthorization[] }) {
  return <DataTable {...{ columns, rows }} rowKey={({ id }) => id} isRowLink />;
}

function Service({ authorization }: { authorization: FamilyAuthorization }) {
  const whose = nameAmongOthers(usePlan(), authorization.memberId);
  const by = authorization.performers[0] ?? authorization.requester;
  const facts = [by, authorization.number].filter((fact) => fact !== null);
  return (
    <>
      <Link
        to="/{-$contractType}/authorizations/$authorizationId"
        params={{ authorizationId: authorization.id }}
      >
        {namedFirst(whose, authorization.service ?? words.notNamed)}
      </Link>
      <SecondaryText as="div">{facts.join(' · ')}</SecondaryText>
    </>
  );
}

/** The last day to appeal a denial, as the insurer gives it. */
function AppealBy({ authorizationId }: { authorizationId: string }) {
  const { queryOf, now } = usePortal();
  const { plan, rights } = usePlan();
  const { data } = useQuery({
    ...queryOf(appealDeadlines(plan.memberId)),
    enabled: rights.claims,
    // The authorization's own page says it, too.
    meta: { customError: true },
  });
  const lastDay = data?.authorizations.get(authorizationId);
  if (lastDay === undefined || lastDay < localDay(now())) return null;
  return <SecondaryText as="div">{words.appealDeadline(formatDateInProse(lastDay))}</SecondaryText>;
}

const dateText = (day: string | null) => (day === null ? null : formatDate(day));

/** Returns the units used; null without approved units. */
function unitsText(authorization: FamilyAuthorization): string | null {
  const { approved, used } = unitsOf(authorization);
  if (approved === null || !isLeaveGiven(authorization.status)) return null;
  return used === null
    ? words.unitsApproved(formatCount(approved))
    : words.unitsUsed(formatCount(used), formatCount(approved));
}
