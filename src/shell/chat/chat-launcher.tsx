import { useSelector } from '@xstate/react';
import { MessageCircle } from 'lucide-react';
import { Suspense, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { formatBadge } from '#src/domain/formats.ts';
import { limits } from '#src/domain/limits.ts';
import { chatView } from '#src/machines/chat/chat.selectors.ts';
import { usePortal, useSelection, useStored } from '#src/portal/portal-context.ts';
import { lazyPart } from '#src/ui/lazy-part.ts';
import styles from './chat-launcher.module.css';

const loadPanel = async () => (await import('./chat-panel.tsx')).ChatPanel;
const ChatPanel = lazyPart(loadPanel);
/** Whoever opens the chat learns if that fails. */
const fetchAhead = () => void loadPanel().catch(() => {});

/** The way into the chat, at the corner of every screen of a plan that has one. */
export function ChatLauncher() {
  const { chat } = usePortal();
  const selection = useSelection();
  const view = useSelector(useStored(chat.actor), chatView);
  const launcher = useRef<HTMLButtonElement>(null);
  const [isFailed, setFailed] = useState(false);
  if (!selection || !chat.isOffered()) return null;

  const open = () => {
    setFailed(false);
    // The panel first: what cannot be shown is not to begin.
    loadPanel()
      .then(() => chat.open())
      .catch(() => setFailed(true));
  };
  const minimize = () => {
    // The button must be there again before it can take the focus back.
    flushSync(() => chat.minimize());
    launcher.current?.focus();
  };
  const unread = view?.unread ?? 0;
  const news = unread === 1 ? '1 new message' : `${unread} new messages`;
  return (
    <div className={styles['place']}>
      {view && (
        <Suspense>
          <ChatPanel view={view} onMinimize={minimize} />
        </Suspense>
      )}
      {isFailed && (
        <p role="alert" className={styles['failure']}>
          The chat could not be opened. Check your connection and try again.
        </p>
      )}
      <button
        ref={launcher}
        type="button"
        className={styles['launcher']}
        data-corner=""
        hidden={view?.isOpen}
        aria-expanded={false}
        aria-label={unread > 0 ? `Chat with us, ${news}` : 'Chat with us'}
        onClick={open}
        onPointerEnter={fetchAhead}
        onFocus={fetchAhead}
      >
        <MessageCircle size={26} aria-hidden="true" />
        {unread > 0 && (
          <span className={styles['badge']} aria-hidden="true">
            {formatBadge(unread, limits.badgeCap)}
          </span>
        )}
      </button>
      <span role="status" className={styles['news']}>
        {unread > 0 && `${news} in the chat`}
      </span>
    </div>
  );
}
