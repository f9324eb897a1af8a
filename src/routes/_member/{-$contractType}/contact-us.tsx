import { createFileRoute } from '@tanstack/react-router';
import { UpcomingScreen } from '#src/features/upcoming/upcoming-screen.tsx';

export const Route = createFileRoute('/_member/{-$contractType}/contact-us')({
  staticData: {
    title: 'Contact Us',
    access: { needs: 'plan', prefixed: true },
  },
  component: UpcomingScreen,
});
