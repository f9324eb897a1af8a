import { useSelector } from '@xstate/react';
import { useRef } from 'react';
import { flushSync } from 'react-dom';
import { chatLauncherWords as words } from '#content/chat-launcher.ts';
import { chatView } from '#src/machines/chat/chat.selectors.ts';
import type { OpenChat } from '#src/portal/chat/open-chat.ts';
import { ChatButton } from './chat-button.tsx';
import { ChatPanel } from './chat-panel.tsx';
import styles from './chat-launcher.module.css';

/** A chat that has been opened: its panel, or the button that leads back to it. */
export function RunningChat({ chat, onOpen }: { chat: OpenChat; onOpen: () => void }) {
  const view = useSelector(chat.actor, chatView);
  const button = useRef<HTMLButtonElement>(null);
  const minimize = () => {
    // The button must be there again before it can take the focus back.
    flushSync(() => chat.minimize());
    button.current?.focus();
  };
  return (
    <>
      <ChatPanel chat={chat} view={view} onMinimize={minimize} />
      <ChatButton ref={button} unread={view.unread} hidden={view.isOpen} onClick={onOpen} />
      <span role="status" className={styles['news']}>
        {view.unread > 0 && words.newsSpoken(words.news(view.unread))}
      </span>
    </>
  );
}
