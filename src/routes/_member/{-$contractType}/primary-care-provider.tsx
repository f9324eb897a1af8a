import { createFileRoute, useNavigate, useSearch } from '@tanstack/react-router';
import { titles } from '#content/titles.ts';
import { PrimaryCareScreen } from '#src/features/primary-care/primary-care-screen.tsx';
import { primaryCareSearch } from '#src/features/primary-care/primary-care-search.ts';

export const Route = createFileRoute('/_member/{-$contractType}/primary-care-provider')({
  staticData: {
    title: titles.primaryCareProvider,
    access: {
      needs: 'plan',
      right: 'choosePrimaryCareProvider',
      prefixed: true,
      contractTypes: ['medical'],
    },
    capabilities: ['primaryCare'],
    menu: { id: 'primary-care-provider', group: 'policy', order: 90 },
  },
  validateSearch: primaryCareSearch,
  component: function PrimaryCareProvider() {
    const { choose, person } = useSearch({
      from: '/_member/{-$contractType}/primary-care-provider',
    });
    const navigate = useNavigate({ from: '/{-$contractType}/primary-care-provider' });
    return (
      <PrimaryCareScreen
        {...{ choose, person }}
        onChosen={() => void navigate({ search: {}, replace: true, resetScroll: false })}
      />
    );
  },
});
