import { createFileRoute } from '@tanstack/react-router';
import { UpcomingScreen } from '#src/features/upcoming/upcoming-screen.tsx';

export const Route = createFileRoute('/_public/brand-resources')({
  staticData: { title: 'Brand Resources', access: { needs: 'nothing' } },
  component: UpcomingScreen,
});
