import { createFileRoute } from '@tanstack/react-router';
import { titles } from '#content/titles.ts';
import { CoverageScreen } from '#src/features/plan-coverage/coverage-screen.tsx';

export const Route = createFileRoute('/_member/{-$contractType}/coverage-and-benefits')({
  staticData: {
    title: titles.coverageAndBenefits,
    access: { needs: 'plan', right: 'whosCovered', prefixed: true, contractTypes: ['dental'] },
    menu: { id: 'coverage-and-benefits', group: 'policy', order: 80 },
  },
  component: CoverageScreen,
});
