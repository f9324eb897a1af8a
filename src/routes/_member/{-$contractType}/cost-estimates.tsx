import { createFileRoute, useNavigate, useSearch } from '@tanstack/react-router';
import { titles } from '#content/titles.ts';
import { CostEstimatesScreen } from '#src/features/cost-estimates/cost-estimates-screen.tsx';
import { costSearch } from '#src/features/cost-estimates/cost-search.ts';

export const Route = createFileRoute('/_member/{-$contractType}/cost-estimates')({
  staticData: {
    title: titles.costEstimates,
    access: { needs: 'plan', right: 'embold', prefixed: true, contractTypes: ['medical'] },
    capabilities: ['costEstimates'],
    searchId: 'cost-estimates',
  },
  validateSearch: costSearch,
  component: function CostEstimates() {
    const search = useSearch({ from: '/_member/{-$contractType}/cost-estimates' });
    const navigate = useNavigate({ from: '/{-$contractType}/cost-estimates' });
    return (
      <CostEstimatesScreen
        search={search}
        onSearch={(next, { isStep }) =>
          void navigate({ search: next, replace: !isStep, resetScroll: false })
        }
      />
    );
  },
});
