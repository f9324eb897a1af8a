import { costEstimateWords as words } from '#content/cost-estimates.ts';
import { ScreenTitle } from '#src/parts/screen-title.tsx';
import { Card } from '#src/ui/card.tsx';
import { Contained } from '#src/ui/contained.tsx';
import { CostForm } from './cost-form.tsx';
import { CostResults } from './cost-results.tsx';
import type { CostNavigation } from './cost-search.ts';
import { ProcedureList } from './procedure-list.tsx';

/** About what a test or procedure would cost the member, at places nearby. */
export function CostEstimatesScreen({ search, onSearch }: CostNavigation) {
  const { q, zip, procedure } = search;
  return (
    <>
      <ScreenTitle intro={words.intro}>{words.title}</ScreenTitle>
      {procedure === undefined && (
        <Card title={words.form.title}>
          <CostForm
            key={JSON.stringify([q, zip, search.radius, search.member])}
            search={search}
            onSearch={(next) => onSearch(next, { isStep: true })}
          />
        </Card>
      )}
      {q !== undefined && zip !== undefined && procedure === undefined && (
        <Contained>
          <ProcedureList q={q} search={search} />
        </Contained>
      )}
      {zip !== undefined && procedure !== undefined && (
        <Contained>
          <CostResults {...{ search, onSearch, zip, procedure }} key={procedure} />
        </Contained>
      )}
    </>
  );
}
