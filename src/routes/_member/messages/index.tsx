import { createFileRoute, useSearch } from '@tanstack/react-router';
import { titles } from '#content/titles.ts';
import { MailboxPage } from '#src/features/messages/mailbox-page.tsx';
import { messagesSearch } from '#src/features/messages/messages-search.ts';

export const Route = createFileRoute('/_member/messages/')({
  staticData: { title: titles.messages, access: { needs: 'plan', prefixed: false } },
  validateSearch: messagesSearch,
  component: function Messages() {
    return <MailboxPage page={1} search={useSearch({ from: '/_member/messages/' })} />;
  },
});
