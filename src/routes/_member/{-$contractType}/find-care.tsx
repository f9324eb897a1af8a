import { createFileRoute, useNavigate, useSearch } from '@tanstack/react-router';
import { titles } from '#content/titles.ts';
import { careSearch } from '#src/features/find-care/care-search.ts';
import { FindCareScreen } from '#src/features/find-care/find-care-screen.tsx';

export const Route = createFileRoute('/_member/{-$contractType}/find-care')({
  staticData: {
    title: ({ rights }) => rights?.findCareAndCostDisplayText || titles.findCare,
    access: { needs: 'plan', right: 'findCare', prefixed: true },
    capabilities: ['providerDirectory'],
    menu: {
      id: 'find-care',
      group: 'care',
      order: 60,
      rule: 'findCareOptions',
    },
  },
  validateSearch: careSearch,
  component: function FindCare() {
    const search = useSearch({ from: '/_member/{-$contractType}/find-care' });
    const navigate = useNavigate({ from: '/{-$contractType}/find-care' });
    return (
      <FindCareScreen
        search={search}
        onSearch={(next, { isStep }) =>
          // Whom it is for goes along whatever is looked for.
          void navigate({
            search: { ...next, person: search.person },
            replace: !isStep,
            resetScroll: false,
          })
        }
      />
    );
  },
});
