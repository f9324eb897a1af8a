import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { SearchCheck } from 'lucide-react';
import { useDeferredValue, useMemo, useRef, useState } from 'react';
import { coverageWords } from '#content/coverage.ts';
import { formatDateInProse } from '#content/formats.ts';
import { accumulators } from '#src/api/calls/coverage/accumulators.ts';
import { benefits } from '#src/api/calls/coverage/benefits.ts';
import { ApiFailure } from '#src/api/http/failure.ts';
import { benefitGroups, type Benefit } from '#src/domain/coverage/benefit.ts';
import type { Accumulators } from '#src/domain/spending/accumulators.ts';
import { uiWords } from '#content/ui.ts';
import { MissingNote } from '#src/ui/feedback/missing-note.tsx';
import { ContactSentence } from '#src/parts/text/contact-sentence.tsx';
import { CallLine } from '#src/parts/text/member-services.tsx';
import { usePlan } from '#src/parts/plan/use-plan.ts';
import { usePortal } from '#src/portal/portal-context.ts';
import { Button } from '#src/ui/actions/button.tsx';
import { PartBoundary } from '#src/ui/feedback/part-boundary.tsx';
import { Skeleton } from '#src/ui/feedback/skeleton.tsx';
import { SearchField } from '#src/ui/form/search-field.tsx';
import { Card } from '#src/ui/layout/card.tsx';
import { Row } from '#src/ui/layout/row.tsx';
import { Stack } from '#src/ui/layout/stack.tsx';
import { useDisclosure } from '#src/ui/layout/use-disclosure.ts';
import { Loadable } from '#src/ui/lazy/loadable.tsx';
import { SecondaryText } from '#src/ui/text/secondary-text.tsx';
import { everydayWords } from '#content/everyday-words.ts';
import {
  everydaySearch,
  withoutSmallWords,
  type SearchInterpretation,
} from '#src/parts/search/everyday-search.ts';
import { everydayNamesOf } from '#src/parts/search/meant-words.ts';
import { BenefitRow, type WaitingPeriods } from './benefit-row.tsx';
import { utility } from '#src/ui/layout/utility.ts';
import styles from './coverage.module.css';

const words = coverageWords.benefits;

/** The longest text that is searched for, in letters. */
const longestSearch = 100;

/**
 * The services of the plan, to be searched by everyday words (product rule 2.19); nothing where the insurer keeps no list
 * of them.
 */
export function BenefitsCard({ waiting }: { waiting: WaitingPeriods }) {
  const { queryOf } = usePortal();
  const { plan, rights } = usePlan();
  const query = useQuery(queryOf(benefits(plan.memberId)));
  const limits = useQuery({
    ...queryOf(accumulators(plan.memberId)),
    enabled: rights.deductible,
  });
  const hasList = !(query.error instanceof ApiFailure && query.error.status === 404);
  if (!hasList || (query.data?.items.length === 0 && query.data.completeness === 'complete')) {
    return null;
  }
  return (
    <Card
      title={words.title}
      icon={<SearchCheck size={20} aria-hidden="true" />}
      busy={query.isPending}
      screenOnly
      isAnswer
    >
      <Loadable query={query} skeleton={<Skeleton height="8rem" />}>
        {({ items: all, completeness }) => (
          <>
            {completeness !== 'complete' && (
              <MissingNote onRetry={() => void query.refetch()}>{uiWords.mayBeMissing}</MissingNote>
            )}
            <Services {...{ all, limits, waiting }} />
          </>
        )}
      </Loadable>
    </Card>
  );
}

interface Listed {
  limits: UseQueryResult<Accumulators>;
  waiting: WaitingPeriods;
}

/** The search and its results. The typed text is not in the address, because it reveals care. */
function Services({ all, ...listed }: Listed & { all: readonly Benefit[] }) {
  const { plan } = usePlan();
  const [typed, setTyped] = useState('');
  const { isOpen, setOpen, button, contentId } = useDisclosure();
  const wanted = useDeferredValue(typed.trim());
  const search = useMemo(() => createBenefitSearch(all), [all]);
  const count = useRef<HTMLParagraphElement>(null);
  const { items, isExact } = useMemo(() => search(wanted), [search, wanted]);
  // The pressed button disappears: the line with the number of results remains.
  const show = (name: string) => {
    setTyped(name);
    count.current?.focus();
  };
  return (
    <>
      <SearchField
        label={words.search}
        placeholder={words.examples[plan.contractType]}
        value={typed}
        maxLength={longestSearch}
        onChange={setTyped}
      />
      <Row gap="3" align="center">
        <p ref={count} role="status" tabIndex={-1}>
          {wanted === ''
            ? words.choose
            : items.length === 0
              ? words.none(wanted)
              : isExact
                ? words.found(items.length)
                : words.similar}
        </p>
        {wanted === '' && (
          <Button {...button} variant="text">
            {isOpen ? words.hideAll : words.showAll}
          </Button>
        )}
      </Row>
      {wanted === '' ? (
        <Groups id={contentId} {...{ all, isOpen }} onChoose={show} />
      ) : (
        <>
          {items.length === 0 ? <NothingFound /> : <BenefitResults items={items} {...listed} />}
          <Row>
            <Button
              variant="secondary"
              onClick={() => {
                setOpen(true);
                show('');
              }}
            >
              {words.clear}
            </Button>
          </Row>
        </>
      )}
    </>
  );
}

/** The services under their headings, each a button that shows what it costs; they show on demand. */
function Groups({
  id,
  all,
  isOpen,
  onChoose,
}: {
  id: string;
  all: readonly Benefit[];
  isOpen: boolean;
  onChoose: (name: string) => void;
}) {
  return (
    <div id={id} hidden={!isOpen} className={styles['groups']}>
      {benefitGroups(all).map(({ name, benefits: services }) => (
        <section key={name} aria-label={name ?? words.otherGroup}>
          <h3 className={utility('body-size')}>{name ?? words.otherGroup}</h3>
          <ul>
            {services.map((service) => (
              <li key={service.id}>
                <Button variant="text" onClick={() => onChoose(service.name)}>
                  {service.name}
                </Button>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

function NothingFound() {
  return (
    <Stack gap="1">
      <p>
        <ContactSentence words={words.noneNext} />
      </p>
      <CallLine />
    </Stack>
  );
}

function BenefitResults({ items, limits, waiting }: Listed & { items: readonly Benefit[] }) {
  return (
    <>
      {limits.isError && (
        <MissingNote onRetry={() => void limits.refetch()}>{words.noLimits}</MissingNote>
      )}
      <Stack as="ul" gap="5" look="divided">
        {items.map((benefit) => (
          <li key={benefit.id}>
            <PartBoundary>
              <BenefitRow
                benefit={benefit}
                waiting={waiting}
                accumulators={limits.data?.accumulators ?? null}
              />
            </PartBoundary>
          </li>
        ))}
      </Stack>
      {limits.data && (
        <SecondaryText as="p">{words.asOf(formatDateInProse(limits.data.asOf))}</SecondaryText>
      )}
    </>
  );
}

/**
 * Creates the search over a plan's services, by the words of the plan and those of members. Words that only ask ("how
 * much is …") are left out. Where no service has every word, those with one of them are close.
 */
export function createBenefitSearch(
  benefits: readonly Benefit[],
): (typed: string) => SearchInterpretation<Benefit> {
  const search = everydaySearch(benefits, ({ name, group, otherNames }) => [
    name,
    group ?? '',
    ...otherNames,
    ...everydayNamesOf(name),
  ]);
  return (typed) => {
    const words = withoutSmallWords(typed)
      .split(' ')
      .filter((word) => !everydayWords.asking.includes(word.toLowerCase().replace(/\?$/, '')));
    const fullMatch = search(words.join(' '));
    if (fullMatch.items.length > 0) return fullMatch;
    const single = words.map(search).filter(({ isExact }) => isExact);
    return { items: [...new Set(single.flatMap(({ items }) => items))], isExact: false };
  };
}
