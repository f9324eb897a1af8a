import { createFileRoute } from '@tanstack/react-router';
import { UpcomingScreen } from '#src/features/upcoming/upcoming-screen.tsx';

export const Route = createFileRoute('/_member/{-$contractType}/id-card')({
  staticData: {
    title: 'ID Card',
    access: { needs: 'plan', right: 'idCards', prefixed: true },
  },
  component: UpcomingScreen,
});
