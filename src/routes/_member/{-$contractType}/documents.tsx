import { createFileRoute, useNavigate, useSearch } from '@tanstack/react-router';
import { titles } from '#content/titles.ts';
import { DocumentsScreen } from '#src/features/documents/documents-screen.tsx';
import { documentsSearch } from '#src/features/documents/documents-search.ts';

export const Route = createFileRoute('/_member/{-$contractType}/documents')({
  staticData: {
    title: titles.documents,
    access: { needs: 'plan', right: 'forms', prefixed: true },
    capabilities: ['documents'],
    menu: { id: 'documents', group: 'top', order: 200 },
  },
  validateSearch: documentsSearch,
  component: function Documents() {
    const search = useSearch({ from: '/_member/{-$contractType}/documents' });
    const navigate = useNavigate({ from: '/{-$contractType}/documents' });
    return (
      <DocumentsScreen
        search={search}
        onSearch={(changes) =>
          void navigate({ search: { ...search, ...changes }, resetScroll: false })
        }
      />
    );
  },
});
