import { createFileRoute } from '@tanstack/react-router';
import { ContactScreen } from '#src/features/contact/contact-screen.tsx';

export const Route = createFileRoute('/_member/{-$contractType}/contact-us')({
  staticData: {
    title: 'Contact Us',
    access: { needs: 'plan', prefixed: true },
  },
  component: ContactScreen,
});
