import { CalendarPlus } from 'lucide-react';
import { appealCaseWords as words } from '#content/appeal-case.ts';
import { claimLetterWords } from '#content/claim-letters.ts';
import { formatDateInProse } from '#content/formats.ts';
import { calendarFile } from '#src/domain/deadlines/calendar-file.ts';
import { daysToProcessAgain } from '#src/domain/claims/next-step.ts';
import { dayBefore, localDay } from '#src/domain/format/days.ts';
import { isPlanLevel } from '#src/domain/appeals/appeal-rules.ts';
import type { AppealCase } from '#src/machines/appeal/appeal-case.ts';
import type { DatedBy } from '#src/machines/appeal/appeal.machine.ts';
import { CallText } from '#src/parts/text/member-services.tsx';
import { useCapability } from '#src/parts/plan/use-capability.ts';
import { usePortal } from '#src/portal/portal-context.ts';
import { Button } from '#src/ui/actions/button.tsx';
import { saveFile } from '#src/ui/browser/save-file.ts';
import { StatusPill, type Tone } from '#src/ui/feedback/status-pill.tsx';
import { Row } from '#src/ui/layout/row.tsx';
import { Stack } from '#src/ui/layout/stack.tsx';
import { SecondaryText } from '#src/ui/text/secondary-text.tsx';
import { AppealLastDay } from './appeal-last-day.tsx';
import { levelWords } from './appeal-level.ts';
import type { AppealSubject } from './appeal-subject.ts';

/** The status of a case, its next deadline, and what to do when that deadline passes. */
export function AppealStatusCard({
  appealCase,
  subject,
  documentId,
  number,
}: {
  appealCase: AppealCase;
  subject: AppealSubject;
  /** The letter of the latest decision; undefined without a letter. */
  documentId: string | undefined;
  /** The insurer's number of the latest appeal; undefined without one. */
  number: string | undefined;
}) {
  const { documents } = usePortal();
  const hasDocuments = useCapability('documents');
  return (
    <Stack as="section" aria-label={words.title} gap="3" look="card">
      {!isFirstForm(appealCase) && (
        <Row as="p" gap="2">
          <StatusPill tone={tones[appealCase.state]}>{words.pills[pillOf(appealCase)]}</StatusPill>
        </Row>
      )}
      <LastOutcome appealCase={appealCase} />
      <StatusText appealCase={appealCase} subject={subject} />
      {number !== undefined && (
        <SecondaryText as="p">{claimLetterWords.appeal.number(number)}</SecondaryText>
      )}
      <Row gap="3" align="center" look="screen-only">
        {hasDocuments && documentId !== undefined && (
          <Button variant="text" onClick={() => void documents.open(documentId, words.readLetter)}>
            {words.readLetter}
          </Button>
        )}
        <CalendarButton appealCase={appealCase} subject={subject} />
      </Row>
    </Stack>
  );
}

const tones: Record<AppealCase['state'], Tone> = {
  open: 'notice',
  inReview: 'neutral',
  overdue: 'bad',
  won: 'good',
  unclear: 'notice',
  missed: 'bad',
  ended: 'neutral',
};

const pillOf = ({ state, rounds }: AppealCase): keyof typeof words.pills =>
  state === 'open' && rounds.length > 0 ? 'further' : state;

/** Whether the form of the first appeal follows, which says what can be done; the steps say who decides. */
const isFirstForm = ({ state, level, canFileHere, clock }: AppealCase): boolean =>
  state === 'open' && level === 'internal' && canFileHere && clock !== null;

/** The outcome of the latest review that didn't wholly change the decision. */
function LastOutcome({ appealCase: { rounds } }: { appealCase: AppealCase }) {
  const decided = rounds.findLast(({ outcome }) => outcome !== null);
  if (decided?.outcome === 'partly-won') return <p>{words.partlyWon}</p>;
  if (decided?.outcome !== 'lost') return null;
  return <p>{isPlanLevel(decided.level) ? words.lost.plan : words.lost.other}</p>;
}

function StatusText({ appealCase, subject }: { appealCase: AppealCase; subject: AppealSubject }) {
  const { state, level, clock, rounds } = appealCase;
  switch (state) {
    case 'open':
      return <OpenText appealCase={appealCase} />;
    case 'inReview':
      return (
        <>
          <p>{levelWords(level).who}</p>
          <p>
            <strong>{clock === null ? words.answerUnknown : answerBy(clock)}</strong>{' '}
            {clock !== null && <span>{words.ifLate}</span>}
          </p>
        </>
      );
    case 'overdue':
      return <OverdueText appealCase={appealCase} />;
    case 'won':
      return <WonText decidedOn={rounds.at(-1)?.decidedOn ?? null} kind={subject.kind} />;
    case 'missed':
    case 'unclear':
    case 'ended':
      return <p>{words[state]}</p>;
  }
}

function OpenText({ appealCase }: { appealCase: AppealCase }) {
  const { level, clock, canFileHere, how } = appealCase;
  return (
    <>
      {!isFirstForm(appealCase) && (
        <p>
          {words.youCan(levelWords(level).ask)} {levelWords(level).who}
        </p>
      )}
      <Deadline clock={clock} />
      {!canFileHere && <p>{how ?? words.byLetter}</p>}
    </>
  );
}

function OverdueText({ appealCase: { clock, afterOverdue } }: { appealCase: AppealCase }) {
  return (
    <p>
      {clock !== null && <CallText>{words.overdue(formatDateInProse(clock.day))}</CallText>}
      {afterOverdue !== null && (
        <span>
          {' '}
          {afterOverdue.isAskedFor
            ? words.overdueGoOn(levelWords(afterOverdue.level).ask)
            : words.overdueForwarded}
        </span>
      )}
    </p>
  );
}

/** The consequence of a won appeal; of one that was won long ago, the day it was. */
function WonText({ decidedOn, kind }: { decidedOn: string | null } & Pick<AppealSubject, 'kind'>) {
  const today = localDay(usePortal().now());
  const isEarlier = decidedOn !== null && decidedOn < dayBefore(today, daysToProcessAgain);
  return <p>{isEarlier ? words.wonEarlier(formatDateInProse(decidedOn)) : words.won[kind]}</p>;
}

const answerBy = ({ day, by }: DatedBy): string =>
  by === 'insurer'
    ? words.answerBy(formatDateInProse(day))
    : words.answerByLaw(formatDateInProse(day));

function Deadline({ clock }: { clock: DatedBy | null }) {
  if (clock === null) return null;
  return clock.by === 'insurer' ? (
    <AppealLastDay lastDay={clock.day} />
  ) : (
    <p>{words.deadlineByLaw(formatDateInProse(clock.day))}</p>
  );
}

/** Saves the deadline, or the day the decision is due, as a calendar file. */
function CalendarButton({
  appealCase,
  subject,
}: {
  appealCase: AppealCase;
  subject: AppealSubject;
}) {
  const { now } = usePortal();
  const { clock, state } = appealCase;
  if (clock === null || clock.day < localDay(now())) return null;
  const event = {
    uid: `${subject.draft} ${state}`,
    day: clock.day,
    title: state === 'open' ? words.calendar.deadline : words.calendar.decision,
    description: subject.about,
  };
  return (
    <Button
      variant="text"
      onClick={() =>
        saveFile(calendarFile([event], now()), words.calendar.fileName, 'text/calendar')
      }
    >
      <CalendarPlus size={20} aria-hidden="true" />
      {words.calendar.add}
    </Button>
  );
}
