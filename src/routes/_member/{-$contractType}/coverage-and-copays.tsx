import { createFileRoute } from '@tanstack/react-router';
import { titles } from '#content/titles.ts';
import { UpcomingScreen } from '#src/features/upcoming/upcoming-screen.tsx';

export const Route = createFileRoute('/_member/{-$contractType}/coverage-and-copays')({
  staticData: {
    title: titles.coverageAndCopays,
    access: {
      needs: 'plan',
      right: 'whosCovered',
      prefixed: true,
      contractTypes: ['medical', 'vision'],
    },
  },
  component: UpcomingScreen,
});
