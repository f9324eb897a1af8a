import { createFileRoute } from '@tanstack/react-router';
import { UpcomingScreen } from '#src/features/upcoming/upcoming-screen.tsx';

export const Route = createFileRoute('/_member/settings/profile')({
  staticData: { title: 'Settings', access: { needs: 'sign-in' } },
  component: UpcomingScreen,
});
