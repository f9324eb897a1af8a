import { createFileRoute, useNavigate, useSearch } from '@tanstack/react-router';
import { titles } from '#content/titles.ts';
import { ProgramsScreen } from '#src/features/programs/programs-screen.tsx';
import { programsSearch } from '#src/features/programs/programs-search.ts';

export const Route = createFileRoute('/_member/{-$contractType}/programs/')({
  staticData: {
    title: titles.programs,
    access: { needs: 'plan', right: 'anyProgram', prefixed: true },
    menu: { id: 'programs', group: 'top', order: 180 },
  },
  validateSearch: programsSearch,
  component: function Programs() {
    const search = useSearch({ from: '/_member/{-$contractType}/programs/' });
    const navigate = useNavigate({ from: '/{-$contractType}/programs/' });
    return (
      <ProgramsScreen
        search={search}
        onSearch={(next) => navigate({ search: next, replace: true, resetScroll: false })}
      />
    );
  },
});
