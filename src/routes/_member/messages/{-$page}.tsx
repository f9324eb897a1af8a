import { createFileRoute, useParams, useSearch } from '@tanstack/react-router';
import { titles } from '#content/titles.ts';
import { MailboxPage } from '#src/features/messages/messages-screen.tsx';
import { messagesSearch } from '#src/features/messages/messages-search.ts';

export const Route = createFileRoute('/_member/messages/{-$page}')({
  staticData: {
    title: titles.messages,
    access: { needs: 'plan', prefixed: false },
    capabilities: ['messages'],
    searchId: 'messages',
  },
  validateSearch: messagesSearch,
  component: function Messages() {
    const { page } = useParams({ from: '/_member/messages/{-$page}' });
    return <MailboxPage page={page} search={useSearch({ from: '/_member/messages/{-$page}' })} />;
  },
});
