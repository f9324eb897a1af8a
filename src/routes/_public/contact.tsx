import { createFileRoute } from '@tanstack/react-router';
import { titles } from '#content/titles.ts';
import { PublicContactScreen } from '#src/features/contact/public-contact-screen.tsx';

export const Route = createFileRoute('/_public/contact')({
  staticData: { title: titles.contact, access: { needs: 'nothing' } },
  component: PublicContactScreen,
});
