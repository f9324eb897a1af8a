import { createFileRoute } from '@tanstack/react-router';
import { titles } from '#content/titles.ts';
import { ContactScreen } from '#src/features/contact/contact-screen.tsx';

export const Route = createFileRoute('/_member/{-$contractType}/contact-us')({
  staticData: {
    title: titles.contact,
    access: { needs: 'plan', prefixed: true },
  },
  component: ContactScreen,
});
