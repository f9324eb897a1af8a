import { createFileRoute } from '@tanstack/react-router';
import { UpcomingScreen } from '#src/features/upcoming/upcoming-screen.tsx';

export const Route = createFileRoute('/_member/{-$contractType}/programs/')({
  staticData: {
    title: 'Programs',
    access: { needs: 'plan', right: 'anyProgram', prefixed: true },
  },
  component: UpcomingScreen,
});
