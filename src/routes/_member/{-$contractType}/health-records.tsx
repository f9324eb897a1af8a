import { createFileRoute } from '@tanstack/react-router';
import { titles } from '#content/titles.ts';
import { UpcomingScreen } from '#src/features/upcoming/upcoming-screen.tsx';

export const Route = createFileRoute('/_member/{-$contractType}/health-records')({
  staticData: {
    title: titles.healthRecords,
    access: {
      needs: 'plan',
      right: 'personalHealthRecord',
      prefixed: true,
      contractTypes: ['medical'],
    },
  },
  component: UpcomingScreen,
});
