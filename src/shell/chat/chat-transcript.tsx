import { useLayoutEffect, useRef } from 'react';
import { chatWords, transcriptWords } from '#content/chat.ts';
import { formatTimeOfDay } from '#content/formats.ts';
import { noticeText, type ChatEntry } from '#src/domain/chat.ts';
import type { ChatView } from '#src/machines/chat/chat.selectors.ts';
import { classNames } from '#src/ui/class-names.ts';
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx';
import styles from './chat-transcript.module.css';

/** Further up than this, in pixels, the member is reading and is left there. */
const nearEnd = 80;

/** What has been said. New lines are read out as they come, and are scrolled to unless the member reads further up. */
export function ChatTranscript({ view }: { view: ChatView }) {
  const { transcript, agent, isAgentTyping, isOpen } = view;
  const scroller = useRef<HTMLDivElement>(null);
  const isAtEnd = useRef(true);
  const isOwn = transcript.at(-1)?.from === 'member';
  useLayoutEffect(() => {
    const element = scroller.current;
    if (element && (isAtEnd.current || isOwn)) element.scrollTop = element.scrollHeight;
  }, [transcript.length, isOwn, isAgentTyping, isOpen]);

  return (
    <div
      ref={scroller}
      className={styles['scroller']}
      // A place to scroll must be reachable by keyboard.
      // eslint-disable-next-line jsx-a11y-x/no-noninteractive-tabindex
      tabIndex={0}
      role="region"
      aria-label={chatWords.conversation}
      onScroll={({ currentTarget: { scrollHeight, scrollTop, clientHeight } }) => {
        isAtEnd.current = scrollHeight - scrollTop - clientHeight < nearEnd;
      }}
    >
      <div role="log" aria-live="polite" className={styles['log']}>
        {transcript.map((entry, index) => (
          <Line key={entry.id} entry={entry} next={transcript[index + 1]} />
        ))}
      </div>
      <p role="status" className={styles['typing']} hidden={!isAgentTyping}>
        {isAgentTyping && (
          <>
            <span className={styles['dots']} aria-hidden="true">
              <i />
              <i />
              <i />
            </span>
            {chatWords.typing(agent ?? '')}
          </>
        )}
      </p>
    </div>
  );
}

function Line({ entry, next }: { entry: ChatEntry; next: ChatEntry | undefined }) {
  const time = formatTimeOfDay(entry.at);
  if (entry.from === 'notice') {
    return (
      <p className={styles['notice']}>
        {noticeText(entry, transcriptWords)}, {time}
      </p>
    );
  }
  const isLast = next?.from !== entry.from || formatTimeOfDay(next.at) !== time;
  const speaker = entry.from === 'member' ? chatWords.you : entry.agent;
  const isSending = entry.from === 'member' && !entry.isDelivered;
  return (
    <div className={classNames(styles['line'], styles[entry.from])}>
      <p className={styles['bubble']}>
        <VisuallyHidden>
          {speaker}, {time}:{' '}
        </VisuallyHidden>
        {entry.text}
      </p>
      {(isLast || isSending) && (
        <p className={styles['foot']} aria-hidden="true">
          {isSending ? chatWords.sending : time}
        </p>
      )}
    </div>
  );
}
