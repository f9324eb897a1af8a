import { createFileRoute, useNavigate, useSearch } from '@tanstack/react-router';
import { titles } from '#content/titles.ts';
import { AuthorizationsScreen } from '#src/features/authorizations/authorizations-screen.tsx';
import { authorizationsSearch } from '#src/features/authorizations/authorizations-search.ts';

export const Route = createFileRoute('/_member/{-$contractType}/authorizations/')({
  staticData: {
    title: titles.authorizations,
    access: {
      needs: 'plan',
      right: 'inpatientMedicalAdmissionRequest',
      prefixed: true,
      contractTypes: ['medical'],
    },
    menu: { id: 'authorizations', group: 'policy', order: 100 },
  },
  validateSearch: authorizationsSearch,
  component: function Authorizations() {
    const search = useSearch({ from: '/_member/{-$contractType}/authorizations/' });
    const navigate = useNavigate({ from: '/{-$contractType}/authorizations/' });
    return (
      <AuthorizationsScreen
        search={search}
        onSearch={(changes) =>
          void navigate({ search: { ...search, ...changes }, resetScroll: false })
        }
      />
    );
  },
});
