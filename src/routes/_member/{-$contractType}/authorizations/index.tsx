import { createFileRoute } from '@tanstack/react-router';
import { titles } from '#content/titles.ts';
import { authorizationsReads } from '#src/features/authorizations/authorizations-reads.ts';
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
    reads: authorizationsReads,
  },
  validateSearch: authorizationsSearch,
  component: AuthorizationsRoute,
});

function AuthorizationsRoute() {
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <AuthorizationsScreen
      search={search}
      onSearch={(changes) =>
        void navigate({ search: (now) => ({ ...now, ...changes }), resetScroll: false })
      }
    />
  );
}
