import { createFileRoute, useNavigate, useSearch } from '@tanstack/react-router';
import { titles } from '#content/titles.ts';
import { HealthRecordsScreen } from '#src/features/health-records/health-records-screen.tsx';
import { healthRecordsSearch } from '#src/features/health-records/health-records-search.ts';

export const Route = createFileRoute('/_member/{-$contractType}/health-records')({
  staticData: {
    title: titles.healthRecords,
    access: {
      needs: 'plan',
      right: 'personalHealthRecord',
      prefixed: true,
      contractTypes: ['medical'],
    },
    capabilities: ['clinicalRecords'],
    menu: { id: 'health-records', group: 'care', order: 40 },
  },
  validateSearch: healthRecordsSearch,
  component: function HealthRecords() {
    const search = useSearch({ from: '/_member/{-$contractType}/health-records' });
    const navigate = useNavigate({ from: '/{-$contractType}/health-records' });
    return (
      <HealthRecordsScreen
        search={search}
        onSearch={(changes) =>
          void navigate({ search: { ...search, ...changes }, resetScroll: false })
        }
      />
    );
  },
});
