import { createFileRoute, useParams } from '@tanstack/react-router';
import { titles } from '#content/titles.ts';
import { MessageScreen } from '#src/features/messages/message-screen.tsx';
import { useSelection } from '#src/portal/portal-context.ts';

export const Route = createFileRoute('/_member/message/$messageId')({
  staticData: {
    title: titles.message,
    access: { needs: 'plan', prefixed: false },
    capabilities: ['messages'],
  },
  component: function Message() {
    const { messageId } = useParams({ from: '/_member/message/$messageId' });
    const selection = useSelection();
    return selection && <MessageScreen messageId={messageId} />;
  },
});
