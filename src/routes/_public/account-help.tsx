import { createFileRoute } from '@tanstack/react-router';
import { UpcomingScreen } from '#src/features/upcoming/upcoming-screen.tsx';

export const Route = createFileRoute('/_public/account-help')({
  staticData: { title: 'Need help with your account?', access: { needs: 'nothing' } },
  component: UpcomingScreen,
});
