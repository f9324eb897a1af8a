import { findCareWords as words } from '#content/find-care.ts';
import { titles } from '#content/titles.ts';
import { prefixOf } from '#src/domain/plan.ts';
import { ScreenTitle } from '#src/parts/screen-title.tsx';
import { usePlan } from '#src/parts/use-plan.ts';
import { Card } from '#src/ui/card.tsx';
import { Contained } from '#src/ui/contained.tsx';
import { CareOptions } from './care-options.tsx';
import { isSearched, type CareSearch } from './care-search.ts';
import styles from './find-care.module.css';
import { ProviderDetails } from './provider-details.tsx';
import { SearchForm } from './search-form.tsx';
import { SearchResults } from './search-results.tsx';

/** What the screen does with its address. */
export interface CareNavigation {
  search: CareSearch;
  /** Looks for something, filters or turns a page; a step of the history where `isStep`. */
  onSearch: (search: CareSearch, how: { isStep: boolean }) => void;
}

/** The provider directory, and what else the plan offers to find care and its cost. */
export function FindCareScreen({ search, onSearch }: CareNavigation) {
  const { plan, rights } = usePlan();
  if (search.provider !== undefined) {
    return (
      <ProviderDetails
        roleId={search.provider}
        back={{ ...search, provider: undefined }}
        key={search.provider}
      />
    );
  }
  const title = rights.findCareAndCostDisplayText || titles.findCare;
  return (
    <>
      <ScreenTitle intro={words.intro}>{title}</ScreenTitle>
      <Card title={words.form.title}>
        <SearchForm
          // What another address looks for stands in the fields.
          key={JSON.stringify([search.specialty, search.name, search.zip, search.miles])}
          search={search}
          prefix={prefixOf(plan)}
          onSearch={(next) => onSearch(next, { isStep: true })}
        />
      </Card>
      {isSearched(search) ? (
        <Contained>
          <SearchResults search={search} onSearch={onSearch} />
        </Contained>
      ) : (
        <p className={styles['start']}>{words.start}</p>
      )}
      <Contained>
        <CareOptions />
      </Contained>
    </>
  );
}
