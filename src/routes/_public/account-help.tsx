import { createFileRoute, useSearch } from '@tanstack/react-router';
import * as z from 'zod/mini';
import { titles } from '#content/titles.ts';
import { AccountHelpScreen } from '#src/features/account-help/account-help-screen.tsx';

export const Route = createFileRoute('/_public/account-help')({
  staticData: {
    title: titles.accountHelp,
    access: { needs: 'nothing' },
    capabilities: ['accountHelp'],
  },
  validateSearch: z.object({
    topic: z.optional(z.catch(z.optional(z.enum(['username', 'password'])), undefined)),
  }),
  component: function AccountHelp() {
    const { topic } = useSearch({ from: '/_public/account-help' });
    return <AccountHelpScreen topic={topic ?? null} />;
  },
});
