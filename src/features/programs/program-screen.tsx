import { utility } from '#src/ui/layout/utility.ts';
import { ArrowLeft } from 'lucide-react';
import { Link, useParams } from '@tanstack/react-router';
import { namedFirst } from '#content/formats.ts';
import { programWords as words } from '#content/programs.ts';
import { factsOf, hasEnded } from '#src/catalogue/program-facts.ts';
import { programTitle } from '#src/catalogue/program-titles.ts';
import { localDay } from '#src/domain/format/days.ts';
import { brandOf } from '#src/domain/plan/brand.ts';
import { prefixOf } from '#src/domain/plan/plan.ts';
import type { Rights } from '#src/domain/plan/rights.ts';
import { CallText } from '#src/parts/text/member-services.tsx';
import { offerOf } from '#src/parts/plan/offered-programs.ts';
import { ScreenTitle } from '#src/parts/screen/screen-title.tsx';
import { useCanOpen } from '#src/parts/plan/use-can-open.ts';
import { useCapability } from '#src/parts/plan/use-capability.ts';
import { usePlan } from '#src/parts/plan/use-plan.ts';
import { usePortal } from '#src/portal/portal-context.ts';
import { PartBoundary } from '#src/ui/feedback/part-boundary.tsx';
import { classNames } from '#src/ui/class-names.ts';
import { Row } from '#src/ui/layout/row.tsx';
import { Stack } from '#src/ui/layout/stack.tsx';
import { ProgramAction } from './program-action.tsx';
import { ProgramJoining } from './program-joining.tsx';
import { ProgramPicture } from './program-picture.tsx';
import styles from './programs.module.css';
import { ProgramText, programEntry } from './program-text.tsx';

/** A program: its description, its eligibility, and the link to it. Says whether it has ended. */
export function ProgramScreen() {
  const { now } = usePortal();
  const selection = usePlan();
  const { programId } = useParams({ from: '/_member/{-$contractType}/programs/$programId' });
  const mayOpen = useCanOpen();
  const hasSignOn = useCapability('singleSignOn');
  const today = localDay(now());
  const title = programTitle(programId);
  if (hasEnded(programId, today)) {
    return (
      <Stack gap="6">
        <BackToList />
        <ScreenTitle>{title}</ScreenTitle>
        <Stack
          as="section"
          gap="6"
          look="card reading"
          className={classNames(styles['page'], utility('grid', 'start'))}
        >
          <h2>{words.ended.title}</h2>
          <p>{words.ended.text}</p>
        </Stack>
      </Stack>
    );
  }
  const facts = factsOf(programId);
  const { isOffered, whose } = offerOf(facts, selection, now());
  const entry = programEntry(programId, today, brandOf(selection.plan.tier1));
  const way = wayTo(entry, hasSignOn);
  const opens = entry && isOffered ? way : undefined;
  return (
    <Stack gap="6">
      <BackToList />
      <ScreenTitle intro={facts?.summary}>{namedFirst(whose, title)}</ScreenTitle>
      <Stack
        gap="6"
        look="card"
        className={classNames(
          styles['page'],
          utility('grid', 'start'),
          entry?.template === 'image' && styles['led'],
        )}
      >
        {facts && <ProgramPicture picture={facts.picture} />}
        <Stack gap="4">
          <PartBoundary>
            {entry === null ? (
              <p>
                <CallText>{words.noDetails}</CallText>
              </p>
            ) : (
              <ProgramText body={entry.body} mayOpen={mayOpen} />
            )}
          </PartBoundary>
        </Stack>
        {(facts ?? opens) && (
          <Stack gap="4" className={styles['facts']}>
            {facts && (
              <PartBoundary>
                <ProgramJoining
                  {...{ programId, facts, isOffered }}
                  action={way}
                  joinedOn={joinedOn(programId, selection.rights)}
                />
              </PartBoundary>
            )}
            {entry && opens && (
              <PartBoundary>
                <ProgramAction
                  title={title}
                  action={opens}
                  needsAuthorization={entry.needsAuthorization ?? false}
                />
              </PartBoundary>
            )}
          </Stack>
        )}
      </Stack>
    </Stack>
  );
}

/**
 * Returns the action that opens a program; undefined without an action, or where it needs single sign-on and there is
 * no single sign-on.
 */
function wayTo(entry: ReturnType<typeof programEntry>, hasSignOn: boolean) {
  const action = entry?.action;
  return action && ('link' in action || hasSignOn) ? action : undefined;
}

function joinedOn(programId: string, { programs }: Pick<Rights, 'programs'>): string | null {
  const held = programs.find(
    (program) => program.programId.toLowerCase() === programId.toLowerCase(),
  );
  return held?.joinedOn ?? null;
}

function BackToList() {
  const { plan } = usePlan();
  return (
    <Row as="p" look="back">
      <Link to="/{-$contractType}/programs" params={{ contractType: prefixOf(plan) }}>
        <ArrowLeft size={20} aria-hidden="true" />
        {words.back}
      </Link>
    </Row>
  );
}
