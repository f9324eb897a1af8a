import { createFileRoute } from '@tanstack/react-router';
import { UpcomingScreen } from '#src/features/upcoming/upcoming-screen.tsx';

export const Route = createFileRoute('/_member/{-$contractType}/documents')({
  staticData: {
    title: 'Documents',
    access: { needs: 'plan', right: 'forms', prefixed: true },
  },
  component: UpcomingScreen,
});
