import { useSelector } from '@xstate/react';
import { useRef, useEffect, useState, type FocusEvent, type KeyboardEvent } from 'react';
import { flushSync } from 'react-dom';
import { ChevronDown, MessageCircle } from 'lucide-react';
import { chatLauncherWords as words } from '#content/chat-launcher.ts';
import { chatView, type ChatView } from '#src/machines/chat/chat.selectors.ts';
import type { OpenChat } from '#src/portal/chat/open-chat.ts';
import { chatWords } from '#content/chat.ts';
import { Button } from '#src/ui/actions/button.tsx';
import { classNames } from '#src/ui/class-names.ts';
import { SecondaryText } from '#src/ui/text/secondary-text.tsx';
import { IconButton } from '#src/ui/actions/icon-button.tsx';
import { ChatButton } from './chat-button.tsx';
import { VisuallyHidden } from '#src/ui/text/visually-hidden.tsx';
import { utility } from '#src/ui/layout/utility.ts';
import { ChatBody } from './chat-body.tsx';
import styles from './chat-panel.module.css';

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
      <VisuallyHidden role="status">
        {view.unread > 0 && words.newsSpoken(words.news(view.unread))}
      </VisuallyHidden>
    </>
  );
}

/**
 * The open chat: not modal, so the page beside it stays in use. Stays mounted while minimized, with the typed text.
 */
function ChatPanel({
  chat,
  view,
  onMinimize,
}: {
  chat: OpenChat;
  view: ChatView;
  onMinimize: () => void;
}) {
  const [isEnding, setEnding] = useState(false);
  const isConfirming = isEnding && view.isStarted;
  const { panel, ...watch } = useFocusInside(view.isOpen, `${view.phase} ${isConfirming}`);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    if (isConfirming) setEnding(false);
    else onMinimize();
  };
  const confirmEnd = () => {
    setEnding(false);
    chat.terminate();
  };
  return (
    // The wrapper only listens to the events in the dialog.
    <div role="presentation" hidden={!view.isOpen} onKeyDown={onKeyDown} {...watch}>
      <div
        ref={panel}
        role="dialog"
        aria-label={chatWords.title}
        className={classNames(
          styles['panel'],
          utility('framed', 'stack', 'raised'),
          view.transcript.length > 0 && styles['tall'],
        )}
        tabIndex={-1}
      >
        <div
          className={classNames(
            styles['head'],
            utility('side-by-side', 'center', 'bottom-line', 'gap-3'),
          )}
        >
          <span
            className={classNames(
              styles['avatar'],
              utility('inline-middle', 'strong', 'rigid', 'round'),
            )}
            aria-hidden="true"
          >
            {view.agent ? view.agent.charAt(0) : <MessageCircle size={20} />}
          </span>
          <div className={utility('grow', 'can-shrink')}>
            <h2 className={utility('body-size')}>{view.agent ?? chatWords.title}</h2>
            <SecondaryText as="p">{chatWords.team}</SecondaryText>
          </div>
          {view.isStarted && (
            <Button variant="plain" className={styles['end']} onClick={() => setEnding(true)}>
              {chatWords.end.action}
            </Button>
          )}
          <IconButton aria-label={chatWords.minimize} onClick={onMinimize}>
            <ChevronDown size={22} aria-hidden="true" />
          </IconButton>
        </div>
        <ChatBody
          chat={chat}
          view={view}
          confirmation={isConfirming ? { onEnd: confirmEnd, onKeep: () => setEnding(false) } : null}
        />
      </div>
    </div>
  );
}

/**
 * Keeps the focus in the panel when the focused element goes away with its step: it moves to the next step's first
 * element (`data-first`), else to the panel. Takes the focus from no other place, except on opening.
 */
function useFocusInside(isOpen: boolean, step: string) {
  const panel = useRef<HTMLDivElement>(null);
  const isInside = useRef(false);
  const wasOpen = useRef(false);
  useEffect(() => {
    const isOpening = isOpen && !wasOpen.current;
    wasOpen.current = isOpen;
    if (!isOpen || !(isOpening || isInside.current)) return;
    const first = panel.current?.querySelector<HTMLElement>('[data-first]');
    (first ?? panel.current)?.focus();
  }, [isOpen, step]);
  return {
    panel,
    onFocus: () => {
      isInside.current = true;
    },
    onBlur: ({ currentTarget, target, relatedTarget }: FocusEvent) => {
      // Something that is taken away while it has the focus has not been left.
      if (target.isConnected && !currentTarget.contains(relatedTarget)) isInside.current = false;
    },
  };
}
