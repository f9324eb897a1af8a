import { createFileRoute } from '@tanstack/react-router';
import { titles } from '#content/titles.ts';
import { CoverageScreen } from '#src/features/plan-coverage/coverage-screen.tsx';

export const Route = createFileRoute('/_member/{-$contractType}/coverage-and-copays')({
  staticData: {
    title: titles.coverageAndCopays,
    access: {
      needs: 'plan',
      right: 'whosCovered',
      prefixed: true,
      contractTypes: ['medical', 'vision'],
    },
    menu: { id: 'coverage-and-copays', group: 'policy', order: 70 },
  },
  component: CoverageScreen,
});
