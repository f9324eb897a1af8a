import { createFileRoute } from '@tanstack/react-router';
import { UpcomingScreen } from '#src/features/upcoming/upcoming-screen.tsx';

export const Route = createFileRoute('/_public/contact')({
  staticData: { title: 'Contact Us', access: { needs: 'nothing' } },
  component: UpcomingScreen,
});
