import { classNames } from '#src/ui/class-names.ts';
import { Link } from '@tanstack/react-router';
import { TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { chatWords } from '#content/chat.ts';
import { formatName } from '#src/domain/people/format-name.ts';
import { prefixOf } from '#src/domain/plan/plan.ts';
import type { ChatView } from '#src/machines/chat/chat.selectors.ts';
import type { OpenChat } from '#src/portal/chat/open-chat.ts';
import { useSelection } from '#src/portal/portal-context.ts';
import { Button } from '#src/ui/actions/button.tsx';
import { Stack } from '#src/ui/layout/stack.tsx';
import { SecondaryText } from '#src/ui/text/secondary-text.tsx';
import { utility } from '#src/ui/layout/utility.ts';
import { ChatComposer } from './chat-composer.tsx';
import styles from './chat-panel.module.css';
import { ChatTranscript } from './chat-transcript.tsx';
import { EndConfirmation, EndedActions } from './chat-ending.tsx';

/** The content below the panel's head, for each step of a chat. */
export function ChatBody({
  chat,
  view,
  confirmation,
}: {
  chat: OpenChat;
  view: ChatView;
  confirmation: { onEnd: () => void; onKeep: () => void } | null;
}): ReactNode {
  const hasSpoken = view.transcript.length > 0;
  switch (view.phase) {
    case 'ready':
      return <Intro chat={chat} />;
    case 'connecting':
      return (
        <>
          {hasSpoken && <ChatTranscript view={view} />}
          <Stack gap="6" align="center" className={styles['step']} role="status">
            <span className={classNames(styles['pulse'], utility('round'))} aria-hidden="true" />
            <p>{chatWords.connecting}</p>
          </Stack>
        </>
      );
    case 'queued':
      return (
        <Stack gap="6" align="center" className={styles['step']}>
          <span
            className={classNames(
              styles['place'],
              utility('inline-middle', 'strong', 'numbers', 'round'),
            )}
            aria-hidden="true"
          >
            {view.position}
          </span>
          <Stack role="status" gap="2">
            <p className={classNames(styles['lead'], utility('strong', 'extra-large'))}>
              {chatWords.queue.place(view.position ?? 1)}
            </p>
            <p>{chatWords.queue.text}</p>
          </Stack>
          <Button variant="plain" onClick={() => chat.terminate()}>
            {chatWords.queue.leave}
          </Button>
        </Stack>
      );
    case 'chatting':
      return (
        <>
          <ChatTranscript view={view} />
          <p role="status" className={styles['notice']}>
            {view.isReconnecting && chatWords.reconnecting}
          </p>
          {/* Hidden, not gone: what is typed stays. */}
          <div hidden={confirmation !== null}>
            <ChatComposer chat={chat} isFirst={confirmation === null} />
          </div>
          {confirmation && <EndConfirmation {...confirmation} />}
        </>
      );
    case 'ended':
      return (
        <>
          <ChatTranscript view={view} />
          <EndedActions chat={chat} transcript={view.transcript} />
        </>
      );
    case 'failed':
      return (
        <>
          {hasSpoken && <ChatTranscript view={view} />}
          <Failure chat={chat} problem={view.problem ?? 'unreachable'} />
        </>
      );
  }
}

function Intro({ chat }: { chat: OpenChat }) {
  const name = useSelection()?.plan.usersPreferredName;
  return (
    <Stack gap="6" align="center" className={styles['step']}>
      <Stack gap="2">
        <p className={classNames(styles['lead'], utility('strong', 'extra-large'))}>
          {chatWords.intro.title(name ? formatName(name) : null)}
        </p>
        <p>{chatWords.intro.text}</p>
      </Stack>
      <Button className={utility('full-width')} data-first onClick={() => chat.start()}>
        {chatWords.intro.start}
      </Button>
      <SecondaryText as="p">{chatWords.intro.emergency}</SecondaryText>
    </Stack>
  );
}

function Failure({ chat, problem }: { chat: OpenChat; problem: NonNullable<ChatView['problem']> }) {
  const plan = useSelection()?.plan;
  const words = chatWords.problems[problem];
  return (
    <Stack gap="6" align="center" className={styles['step']}>
      <Stack role="alert" gap="2">
        <p className={classNames(styles['lead'], utility('strong', 'extra-large'))}>
          <TriangleAlert size={20} aria-hidden="true" /> {words.title}
        </p>
        <p>{words.text}</p>
      </Stack>
      <Button className={utility('full-width')} data-first onClick={() => chat.retry()}>
        {chatWords.retry}
      </Button>
      {plan && (
        <Link to="/{-$contractType}/contact-us" params={{ contractType: prefixOf(plan) }}>
          {chatWords.contact}
        </Link>
      )}
    </Stack>
  );
}
