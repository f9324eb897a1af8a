import { createFileRoute } from '@tanstack/react-router';
import { titles } from '#content/titles.ts';
import { UpcomingScreen } from '#src/features/upcoming/upcoming-screen.tsx';

export const Route = createFileRoute('/_member/{-$contractType}/primary-care-provider')({
  staticData: {
    title: titles.primaryCareProvider,
    access: {
      needs: 'plan',
      right: 'choosePrimaryCareProvider',
      prefixed: true,
      contractTypes: ['medical'],
    },
  },
  component: UpcomingScreen,
});
