import { createFileRoute } from '@tanstack/react-router';
import { titles } from '#content/titles.ts';
import { ClaimsScreen } from '#src/features/claims/claims-screen.tsx';
import { claimsSearch } from '#src/features/claims/claims-search.ts';

export const Route = createFileRoute('/_member/{-$contractType}/claims')({
  staticData: {
    title: titles.claims,
    access: { needs: 'plan', right: 'claims', prefixed: true },
    isClaimPage: true,
    menu: { id: 'claims', group: 'care', order: 20 },
  },
  validateSearch: claimsSearch,
  component: ClaimsScreen,
});
