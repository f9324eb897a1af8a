import { useState, type ComponentProps } from 'react';
import { Link } from '@tanstack/react-router';
import { findCareWords as words } from '#content/find-care.ts';
import { titles } from '#content/titles.ts';
import { prefixOf } from '#src/domain/plan/plan.ts';
import { ScreenTitle } from '#src/parts/screen/screen-title.tsx';
import { useProfileZip } from '#src/parts/geography/use-profile-zip.ts';
import { usePlan } from '#src/parts/plan/use-plan.ts';
import { useStepFocus } from '#src/parts/screen/use-step-focus.ts';
import { NoticeLinks } from '#src/parts/text/notice-links.tsx';
import { Button, buttonClass } from '#src/ui/actions/button.tsx';
import { Card } from '#src/ui/layout/card.tsx';
import { PartBoundary } from '#src/ui/feedback/part-boundary.tsx';
import { Row } from '#src/ui/layout/row.tsx';
import { CareOptions } from './care-options.tsx';
import type { CareNavigation } from './care-search.ts';
import styles from './find-care.module.css';
import { isSearched } from './is-searched.ts';
import { SearchForm } from './search-form.tsx';
import { sentences } from '#src/ui/text/sentences.ts';
import { Stack } from '#src/ui/layout/stack.tsx';
import { utility } from '#src/ui/layout/utility.ts';
import { ProviderDetails } from './provider-details.tsx';
import { SearchResults } from './search-results.tsx';

const usualWords = words.usual;

/** The form; once a search has run, its summary, so that the providers found come first. */
function SearchCard(form: ComponentProps<typeof SearchForm>) {
  const { search } = form;
  const [isOpen, setOpen] = useState(!isSearched(search));
  if (!isOpen) {
    const { specialty = '', name = '', zip, town } = search;
    const place = zip ?? town ?? '';
    return (
      <Row gap="4" align="center" apart className={styles['searched']} look="card">
        <strong>{words.form.summary({ specialty, name, place })}</strong>
        <Button variant="secondary" onClick={() => setOpen(true)}>
          {words.form.change}
        </Button>
      </Row>
    );
  }
  return (
    <Card title={words.form.title}>
      <SearchForm {...form} />
    </Card>
  );
}

/** The provider directory, and the plan's other ways to find care and its cost. */
export function FindCareScreen({ search, onSearch }: CareNavigation) {
  const { plan, rights } = usePlan();
  const { specialty, name, zip, town, miles } = search;
  const home = useProfileZip();
  const looked = JSON.stringify([specialty, name, zip, town, miles]);
  useStepFocus(search.provider ?? looked);
  if (search.provider !== undefined) {
    return (
      <PartBoundary key={search.provider}>
        <ProviderDetails roleId={search.provider} back={{ ...search, provider: undefined }} />
      </PartBoundary>
    );
  }
  const title = rights.findCareAndCostDisplayText || titles.findCare;
  return (
    <>
      <ScreenTitle>{title}</ScreenTitle>
      {!isSearched(search) && (
        <PartBoundary>
          <UsualCare home={home} person={search.person} />
        </PartBoundary>
      )}
      <SearchCard
        // The search of another address fills the fields, and the form is collapsed.
        key={`${looked} ${home ?? ''}`}
        home={home}
        search={search}
        prefix={prefixOf(plan)}
        onSearch={(next) => onSearch(next, { isStep: true })}
      />
      {isSearched(search) ? (
        <PartBoundary>
          <SearchResults search={search} onSearch={onSearch} />
        </PartBoundary>
      ) : (
        <p className={styles['start']}>
          {sentences(words.start, home === null && words.startNoPlace)}
        </p>
      )}
      <PartBoundary>
        <CareOptions />
      </PartBoundary>
      <PartBoundary>
        <NoticeLinks ids={['surprise-bills']} />
      </PartBoundary>
    </>
  );
}

/** Links to the searches that most members of such a plan make, near their home where it is known. */
function UsualCare({ home, person }: { home: string | null; person: string | undefined }) {
  const { plan } = usePlan();
  const near = home === null ? {} : { zip: home };
  return (
    <Stack as="nav" aria-label={usualWords.title} gap="3" look="screen-only">
      <h2 className={utility('large')}>{usualWords.title}</h2>
      <Row as="ul" gap="2">
        {usualWords[prefixOf(plan)].map(({ name, search }) => (
          <li key={name}>
            <Link
              to="/{-$contractType}/find-care"
              search={{ ...search, ...near, person }}
              className={buttonClass('secondary')}
            >
              {name}
            </Link>
          </li>
        ))}
      </Row>
    </Stack>
  );
}
