import { Suspense } from 'react';
import { chatLauncherWords as words } from '#content/chat-launcher.ts';
import { usePortal, useSelection, useStored } from '#src/portal/portal-context.ts';
import { lazyPart } from '#src/ui/lazy/lazy-part.ts';
import { ChatButton } from './chat-button.tsx';

const loadChat = async () => (await import('./running-chat.tsx')).RunningChat;
const RunningChat = lazyPart(loadChat);

/**
 * The button that opens the chat: in the header and, where there is room, beside the content of every screen of a plan
 * with chat.
 */
export function ChatLauncher() {
  const { chat, errors } = usePortal();
  const selection = useSelection();
  const opened = useStored(chat.opened);
  if (!selection || !chat.isOffered()) return null;

  const open = () => {
    // The panel's code first: a chat that cannot be shown must not begin.
    loadChat()
      .then(() => chat.open())
      .catch(() => errors.open({ message: words.failed }));
  };
  return opened ? (
    <Suspense>
      <RunningChat chat={opened} onOpen={open} />
    </Suspense>
  ) : (
    <ChatButton onClick={open} onPointerEnter={RunningChat.preload} onFocus={RunningChat.preload} />
  );
}
