import { Suspense, useState } from 'react';
import { chatLauncherWords as words } from '#content/chat-launcher.ts';
import { usePortal, useSelection, useStored } from '#src/portal/portal-context.ts';
import { lazyPart } from '#src/ui/lazy-part.ts';
import { ChatButton } from './chat-button.tsx';
import styles from './chat-launcher.module.css';

const loadChat = async () => (await import('./running-chat.tsx')).RunningChat;
const RunningChat = lazyPart(loadChat);
/** Whoever opens the chat learns if that fails. */
const fetchAhead = () => void loadChat().catch(() => {});

/** The way into the chat, at the corner of every screen of a plan that has one. */
export function ChatLauncher() {
  const { chat } = usePortal();
  const selection = useSelection();
  const actor = useStored(chat.actor);
  const [isFailed, setFailed] = useState(false);
  if (!selection || !chat.isOffered()) return null;

  const open = () => {
    setFailed(false);
    // What shows it first: what cannot be shown is not to begin.
    loadChat()
      .then(() => chat.open())
      .catch(() => setFailed(true));
  };
  return (
    <div className={styles['place']}>
      {actor ? (
        <Suspense>
          <RunningChat actor={actor} onOpen={open} />
        </Suspense>
      ) : (
        <ChatButton onClick={open} onPointerEnter={fetchAhead} onFocus={fetchAhead} />
      )}
      {isFailed && (
        <p role="alert" className={styles['failure']}>
          {words.failed}
        </p>
      )}
    </div>
  );
}
