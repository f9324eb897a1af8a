import { createFileRoute, useNavigate, useSearch } from '@tanstack/react-router';
import { titles } from '#content/titles.ts';
import { FamilyScreen } from '#src/features/spending/family-screen.tsx';
import { spendingSearch } from '#src/features/spending/spending-search.ts';

export const Route = createFileRoute('/_member/{-$contractType}/spending-details/family')({
  staticData: {
    title: titles.familySpending,
    access: {
      needs: 'plan',
      right: 'deductible',
      prefixed: true,
      contractTypes: ['medical', 'dental', 'vision'],
    },
    capabilities: ['spending'],
  },
  validateSearch: spendingSearch,
  component: function FamilySpending() {
    const { year } = useSearch({ from: '/_member/{-$contractType}/spending-details/family' });
    const navigate = useNavigate({ from: '/{-$contractType}/spending-details/family' });
    return (
      <FamilyScreen
        year={year}
        onYear={(chosen) => void navigate({ search: { year: chosen }, resetScroll: false })}
      />
    );
  },
});
