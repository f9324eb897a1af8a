import { createFileRoute, useSearch } from '@tanstack/react-router';
import { titles } from '#content/titles.ts';
import { ContactScreen } from '#src/features/contact/contact-screen.tsx';
import { contactSearch } from '#src/features/contact/contact-search.ts';

export const Route = createFileRoute('/_member/{-$contractType}/contact-us')({
  staticData: {
    title: titles.contact,
    access: { needs: 'plan', prefixed: true },
    menu: { id: 'contact-us', group: 'top', order: 210 },
  },
  validateSearch: contactSearch,
  component: function Contact() {
    return <ContactScreen search={useSearch({ from: '/_member/{-$contractType}/contact-us' })} />;
  },
});
