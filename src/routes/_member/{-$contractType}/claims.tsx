import { createFileRoute } from '@tanstack/react-router';
import { UpcomingScreen } from '#src/features/upcoming/upcoming-screen.tsx';

export const Route = createFileRoute('/_member/{-$contractType}/claims')({
  staticData: {
    title: 'Claims',
    access: { needs: 'plan', right: 'claims', prefixed: true },
  },
  component: UpcomingScreen,
});
