import { memo, useDeferredValue, useLayoutEffect, useRef } from 'react';
import { chatWords, transcriptWords } from '#content/chat.ts';
import { formatTimeOfDay } from '#content/clock.ts';
import { noticeText, type ChatEntry } from '#src/domain/chat/chat.ts';
import type { ChatView } from '#src/machines/chat/chat.selectors.ts';
import { Button } from '#src/ui/actions/button.tsx';
import { classNames } from '#src/ui/class-names.ts';
import { VisuallyHidden } from '#src/ui/text/visually-hidden.tsx';
import { utility } from '#src/ui/layout/utility.ts';
import { Stack } from '#src/ui/layout/stack.tsx';
import { Row } from '#src/ui/layout/row.tsx';
import styles from './chat-transcript.module.css';
import { useTranscriptWindow } from './use-transcript-window.ts';

/** The distance from the end, in pixels, beyond which the member is reading and is not scrolled. */
const nearEnd = 80;

type Said = Pick<ChatView, 'transcript' | 'agent' | 'isAgentTyping' | 'isOpen'>;

/**
 * The messages of the chat. New lines are read out as they come, and are scrolled to unless the member reads further
 * up. Many that come at once are shown together, so that the rest of the page stays responsive.
 */
export function ChatTranscript({ view }: { view: ChatView }) {
  const { agent, isAgentTyping, isOpen } = view;
  return (
    <Log {...{ agent, isAgentTyping, isOpen }} transcript={useDeferredValue(view.transcript)} />
  );
}

const Log = memo(function Log({ transcript, agent, isAgentTyping, isOpen }: Said) {
  const scroller = useRef<HTMLDivElement>(null);
  const isAtEnd = useRef(true);
  const fromEnd = useRef(0);
  const isOwn = transcript.at(-1)?.from === 'member';
  const shown = useTranscriptWindow(transcript.length, isOwn);
  const { from, to, newest } = shown;
  useLayoutEffect(() => {
    // Lines that come or go above the text being read must not move it.
    const element = scroller.current;
    const below = isAtEnd.current ? 0 : fromEnd.current;
    if (element) element.scrollTop = element.scrollHeight - below;
  }, [from]);
  useLayoutEffect(() => {
    const element = scroller.current;
    if (element && (isAtEnd.current || isOwn)) element.scrollTop = element.scrollHeight;
  }, [transcript.length, isOwn, isAgentTyping, isOpen]);

  const showEarlier = () => {
    const element = scroller.current;
    if (!element) return;
    isAtEnd.current = false;
    fromEnd.current = element.scrollHeight - element.scrollTop;
    // The button may be gone then.
    element.focus({ preventScroll: true });
    shown.showEarlier();
  };
  const showNewest = () => {
    isAtEnd.current = true;
    scroller.current?.focus({ preventScroll: true });
    shown.showNewest();
  };
  const lines = (first: number, end: number) =>
    transcript
      .slice(first, end)
      .map((entry, index) => (
        <Line key={entry.id} entry={entry} next={transcript.at(first + index + 1)} />
      ));

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
        fromEnd.current = scrollHeight - scrollTop;
        const wasAtEnd = isAtEnd.current;
        isAtEnd.current = fromEnd.current - clientHeight < nearEnd;
        if (isAtEnd.current !== wasAtEnd) shown.read(isAtEnd.current);
      }}
    >
      {from > 0 && (
        <Button variant="plain" className={styles['more']} onClick={showEarlier}>
          {chatWords.earlier}
        </Button>
      )}
      {/* Older messages are not announced when they scroll into view. */}
      {from < newest && (
        <Stack gap="2" className={styles['log']}>
          {lines(from, Math.min(to, newest))}
        </Stack>
      )}
      <Stack gap="2" role="log" aria-live="polite" className={styles['log']}>
        {lines(Math.max(from, newest), to)}
      </Stack>
      {to < transcript.length && (
        <Button variant="plain" className={styles['more']} onClick={showNewest}>
          {chatWords.newest}
        </Button>
      )}
      <Row
        as="p"
        gap="2"
        align="center"
        className={utility('above-3', 'secondary', 'small')}
        role="status"
        hidden={!isAgentTyping}
      >
        {isAgentTyping && (
          <span>
            <span className={styles['dots']} aria-hidden="true">
              <i />
              <i />
              <i />
            </span>
            {chatWords.typing(agent ?? '')}
          </span>
        )}
      </Row>
    </div>
  );
});

const Line = memo(function Line({
  entry,
  next,
}: {
  entry: ChatEntry;
  next: ChatEntry | undefined;
}) {
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
    <Stack gap="1" className={classNames(styles['line'], styles[entry.from])}>
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
    </Stack>
  );
});
