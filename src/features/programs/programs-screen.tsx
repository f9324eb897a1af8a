import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { formatDateInProse, namedFirst } from '#content/formats.ts';
import { programTopics } from '#content/program-facts.ts';
import { costInList, programCosts } from '#content/program-joining.ts';
import { programWords as words } from '#content/programs.ts';
import { titles } from '#content/titles.ts';
import { offeredPrograms, type OfferedProgram } from '#src/parts/plan/offered-programs.ts';
import { lookUp } from '#src/domain/data/look-up.ts';
import { prefixOf } from '#src/domain/plan/plan.ts';
import { topicIds } from '#src/domain/programs/programs.ts';
import { ScreenTitle } from '#src/parts/screen/screen-title.tsx';
import { usePlan } from '#src/parts/plan/use-plan.ts';
import { useCapability } from '#src/parts/plan/use-capability.ts';
import { usePortal } from '#src/portal/portal-context.ts';
import { Button } from '#src/ui/actions/button.tsx';
import { classNames } from '#src/ui/class-names.ts';
import { StatusPill } from '#src/ui/feedback/status-pill.tsx';
import { PartBoundary } from '#src/ui/feedback/part-boundary.tsx';
import { LabeledSelect } from '#src/ui/form/labeled-select.tsx';
import { SecondaryText } from '#src/ui/text/secondary-text.tsx';
import { foundPrograms, groupPrograms, type ProgramGroup as Group } from './found-programs.ts';
import { ProgramPicture } from './program-picture.tsx';
import type { ProgramsSearch } from './programs-search.ts';
import { SearchField } from '#src/ui/form/search-field.tsx';
import { ListFilters } from '#src/parts/list/list-filters.tsx';
import { Row } from '#src/ui/layout/row.tsx';
import { Stack } from '#src/ui/layout/stack.tsx';
import { useDisclosure } from '#src/ui/layout/use-disclosure.ts';
import { utility } from '#src/ui/layout/utility.ts';
import styles from './programs.module.css';
import { ProgramSuggestions } from './program-suggestions.tsx';

/** How many programs of a topic phones show at first. */
const shownOnPhones = 2;

/** Every program of the plan that can be used today, to be searched and narrowed to a topic. */
export function ProgramsScreen({
  search,
  onSearch,
}: {
  search: ProgramsSearch;
  /** Puts the search into the address; resolves once it is there. */
  onSearch: (search: ProgramsSearch) => Promise<void>;
}) {
  const { now } = usePortal();
  const selection = usePlan();
  const hasPreferences = useCapability('preferences');
  const { plan } = selection;
  const listed = offeredPrograms(selection, now());
  const matches = foundPrograms(listed, search);
  // Search results are short enough for one list.
  const groups = search.q
    ? [{ title: words.groups.found, programs: matches }]
    : groupPrograms(matches);
  const topics = topicIds.filter((topic) => listed.some(({ facts }) => facts?.topic === topic));
  const isJoined = ({ title }: Group<OfferedProgram>) => title === words.groups.joined;
  const groupOf = (group: Group<OfferedProgram>) => (
    <ProgramGroup key={group.title} {...group} isCompact={groups.length > 1} />
  );
  return (
    <Stack gap="6">
      <ScreenTitle intro={words.intro}>{titles.programs}</ScreenTitle>
      {listed.length === 0 ? (
        <p>{words.noneListed}</p>
      ) : (
        <>
          <PartBoundary>
            <ListFilters label={titles.programs} onClear={null}>
              <ProgramSearch value={search.q ?? ''} onChange={(q) => onSearch({ ...search, q })} />
              {topics.length > 1 && (
                <LabeledSelect
                  label={words.topic}
                  value={topics.find((topic) => topic === search.topic) ?? ''}
                  options={[
                    ['', words.anyTopic],
                    ...topics.map((id) => [id, programTopics[id]] as const),
                  ]}
                  onChoose={(topic) => void onSearch({ ...search, topic: topic || undefined })}
                />
              )}
            </ListFilters>
          </PartBoundary>
          <p role="status" className={utility('secondary')}>
            {matches.length > 0 ? words.found(matches.length) : words.none}
          </p>
          {matches.length === 0 && (
            <div>
              <Button variant="secondary" onClick={() => void onSearch({})}>
                {words.clear}
              </Button>
            </div>
          )}
          {matches.length > 0 && groups.filter(isJoined).map(groupOf)}
          {hasPreferences &&
            plan.contractType === 'Medical' &&
            selection.rights.personalHealthRecord && (
              <PartBoundary>
                <ProgramSuggestions listed={listed} />
              </PartBoundary>
            )}
          {matches.length > 0 && groups.filter((group) => !isJoined(group)).map(groupOf)}
        </>
      )}
    </Stack>
  );
}

/** The search field. Typed text shows immediately, even when the address follows later. */
function ProgramSearch({
  value,
  onChange,
}: {
  value: string;
  onChange: (q: string | undefined) => Promise<void>;
}) {
  const [typed, setTyped] = useState<string | null>(null);
  const change = async (text: string) => {
    setTyped(text);
    await onChange(text || undefined);
    setTyped((latest) => (latest === text ? null : latest));
  };
  return (
    <SearchField
      label={words.search}
      maxLength={100}
      value={typed ?? value}
      onChange={(text) => void change(text)}
    />
  );
}

/** The programs under a heading: as cards, or as rows of one, of which phones show the first and the rest on demand. */
function ProgramGroup({
  title,
  programs,
  isCompact,
}: Group<OfferedProgram> & { isCompact: boolean }) {
  const { isOpen, button, contentId } = useDisclosure();
  const isLong = isCompact && programs.length > shownOnPhones;
  return (
    <Stack gap="3">
      <Row gap="1" align="center" apart>
        <h2>{title}</h2>
        {isLong && (
          <div className={styles['fold']}>
            <Button
              {...button}
              variant="plain"
              aria-label={isOpen ? words.fewerOf(title) : words.allOf(programs.length, title)}
            >
              {isOpen ? words.fewer : words.all(programs.length)}
            </Button>
          </div>
        )}
      </Row>
      <ul
        id={contentId}
        aria-label={title}
        className={classNames(
          styles['list'],
          isCompact && styles['compact'],
          isLong && !isOpen && styles['folded'],
        )}
      >
        {programs.map((program, index) => (
          <li key={program.id} className={index < shownOnPhones ? undefined : styles['further']}>
            <PartBoundary>
              <ProgramCard program={program} />
            </PartBoundary>
          </li>
        ))}
      </ul>
    </Stack>
  );
}

function ProgramCard({
  program: { id, title, facts, whose, joinedOn },
}: {
  program: OfferedProgram;
}) {
  const { plan } = usePlan();
  const cost = lookUp(programCosts, id.toLowerCase());
  const terms = [cost === null ? null : costInList(cost), facts?.eligibility].filter(Boolean);
  return (
    <Stack
      gap="4"
      align="start"
      as="article"
      look="card"
      className={classNames(styles['card'], utility('relative'))}
    >
      {facts && <ProgramPicture picture={facts.picture} />}
      <Stack gap="1" className={styles['text']}>
        <h3 className={utility('body-size')}>
          <Link
            to="/{-$contractType}/programs/$programId"
            params={{ contractType: prefixOf(plan), programId: id }}
          >
            {namedFirst(whose, title)}
          </Link>
        </h3>
        {facts && <p className={styles['summary']}>{facts.summary}</p>}
        {terms.length > 0 && (
          <SecondaryText as="p" className={styles['terms']}>
            {terms.join(' ')}
          </SecondaryText>
        )}
        {joinedOn !== null && (
          <p className={styles['joined']}>
            <StatusPill tone="good">{words.joinedShort(formatDateInProse(joinedOn))}</StatusPill>
          </p>
        )}
      </Stack>
    </Stack>
  );
}
