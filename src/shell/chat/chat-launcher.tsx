import { MessageCircle } from 'lucide-react';
import { Suspense, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { chatLauncherWords as words } from '#content/chat-launcher.ts';
import { formatBadge } from '#src/domain/formats.ts';
import { limits } from '#src/domain/limits.ts';
import { chatView } from '#src/machines/chat/chat.selectors.ts';
import { useActorAt, usePortal, useSelection } from '#src/portal/portal-context.ts';
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
  const view = useActorAt(chat.actor, chatView);
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
  const news = words.news(unread);
  return (
    <div className={styles['place']}>
      {view && (
        <Suspense>
          <ChatPanel view={view} onMinimize={minimize} />
        </Suspense>
      )}
      {isFailed && (
        <p role="alert" className={styles['failure']}>
          {words.failed}
        </p>
      )}
      <button
        ref={launcher}
        type="button"
        className={styles['launcher']}
        data-corner=""
        hidden={view?.isOpen}
        aria-expanded={false}
        aria-label={unread > 0 ? words.labelWith(news) : words.label}
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
        {unread > 0 && words.newsSpoken(news)}
      </span>
    </div>
  );
}
