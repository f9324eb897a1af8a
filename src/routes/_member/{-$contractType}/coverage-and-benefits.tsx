import { createFileRoute } from '@tanstack/react-router';
import { titles } from '#content/titles.ts';
import { UpcomingScreen } from '#src/features/upcoming/upcoming-screen.tsx';

export const Route = createFileRoute('/_member/{-$contractType}/coverage-and-benefits')({
  staticData: {
    title: titles.coverageAndBenefits,
    access: { needs: 'plan', right: 'whosCovered', prefixed: true, contractTypes: ['dental'] },
  },
  component: UpcomingScreen,
});
