import { createFileRoute, useNavigate, useSearch } from '@tanstack/react-router';
import { titles } from '#content/titles.ts';
import { SpendingScreen } from '#src/features/spending/spending-screen.tsx';
import { spendingSearch } from '#src/features/spending/spending-search.ts';

export const Route = createFileRoute('/_member/{-$contractType}/spending-details/')({
  staticData: {
    title: titles.spendingDetails,
    access: {
      needs: 'plan',
      right: 'spending',
      prefixed: true,
      contractTypes: ['medical', 'dental', 'vision'],
    },
    menu: { id: 'spending', group: 'care', order: 30 },
  },
  validateSearch: spendingSearch,
  component: function SpendingDetails() {
    const search = useSearch({ from: '/_member/{-$contractType}/spending-details/' });
    const navigate = useNavigate({ from: '/{-$contractType}/spending-details/' });
    return (
      <SpendingScreen
        search={search}
        onSearch={(changes) =>
          void navigate({
            search: { ...search, ...changes },
            // Back leads to the former year or member, not to the other way of drawing them.
            replace: 'view' in changes,
            resetScroll: false,
          })
        }
      />
    );
  },
});
