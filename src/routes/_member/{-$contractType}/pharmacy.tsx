import { createFileRoute, useNavigate, useSearch } from '@tanstack/react-router';
import { titles } from '#content/titles.ts';
import { limits } from '#src/domain/limits.ts';
import { PharmacyScreen } from '#src/features/pharmacy/pharmacy-screen.tsx';
import { pharmacySearch } from '#src/features/pharmacy/pharmacy-search.ts';

export const Route = createFileRoute('/_member/{-$contractType}/pharmacy')({
  staticData: {
    title: titles.pharmacy,
    access: {
      needs: 'plan',
      right: 'pharmacy',
      prefixed: true,
      contractTypes: ['medical'],
      fromAge: limits.pharmacyFromAge,
    },
    capabilities: ['pharmacy', 'drugList', 'singleSignOn'],
    menu: { id: 'pharmacy', group: 'top', order: 190 },
  },
  validateSearch: pharmacySearch,
  component: function Pharmacy() {
    const search = useSearch({ from: '/_member/{-$contractType}/pharmacy' });
    const navigate = useNavigate({ from: '/{-$contractType}/pharmacy' });
    return (
      <PharmacyScreen
        search={search}
        onSearch={(next, { isStep }) =>
          void navigate({ search: next, replace: !isStep, resetScroll: false })
        }
      />
    );
  },
});
