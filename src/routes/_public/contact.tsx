import { createFileRoute } from '@tanstack/react-router';
import { PublicContactScreen } from '#src/features/contact/public-contact-screen.tsx';

export const Route = createFileRoute('/_public/contact')({
  staticData: { title: 'Contact Us', access: { needs: 'nothing' } },
  component: PublicContactScreen,
});
