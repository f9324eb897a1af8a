import { createFileRoute } from '@tanstack/react-router';
import { titles } from '#content/titles.ts';
import { ClaimsScreen } from '#src/features/claims/claims-screen.tsx';

export const Route = createFileRoute('/_member/{-$contractType}/claims')({
  staticData: {
    title: titles.claims,
    access: { needs: 'plan', right: 'claims', prefixed: true },
    isClaimPage: true,
  },
  component: ClaimsScreen,
});
