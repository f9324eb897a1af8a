import { createFileRoute } from '@tanstack/react-router';
import { UpcomingScreen } from '#src/features/upcoming/upcoming-screen.tsx';

export const Route = createFileRoute('/_member/{-$contractType}/coverage-and-copays')({
  staticData: {
    title: 'Coverage & Copays',
    access: {
      needs: 'plan',
      right: 'whosCovered',
      prefixed: true,
      contractTypes: ['medical', 'vision'],
    },
  },
  component: UpcomingScreen,
});
