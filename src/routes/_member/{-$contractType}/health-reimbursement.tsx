import { createFileRoute, useNavigate, useSearch } from '@tanstack/react-router';
import { titles } from '#content/titles.ts';
import { ReimbursementScreen } from '#src/features/reimbursement/reimbursement-screen.tsx';
import { reimbursementSearch } from '#src/features/reimbursement/reimbursement-search.ts';

export const Route = createFileRoute('/_member/{-$contractType}/health-reimbursement')({
  staticData: {
    title: titles.healthReimbursement,
    access: {
      needs: 'plan',
      right: 'healthReimbursementAccount',
      prefixed: true,
      contractTypes: ['medical'],
    },
    capabilities: ['healthReimbursement'],
    menu: { id: 'health-reimbursement', group: 'care', order: 50 },
  },
  validateSearch: reimbursementSearch,
  component: function HealthReimbursement() {
    const search = useSearch({ from: '/_member/{-$contractType}/health-reimbursement' });
    const navigate = useNavigate({ from: '/{-$contractType}/health-reimbursement' });
    return (
      <ReimbursementScreen
        search={search}
        onSearch={(changes) =>
          void navigate({ search: { ...search, ...changes }, resetScroll: false })
        }
      />
    );
  },
});
