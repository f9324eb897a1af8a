import { classNames } from '#src/ui/class-names.ts';
import { Copy, Download } from 'lucide-react';
import { useState } from 'react';
import { chatWords, transcriptWords } from '#content/chat.ts';
import { formatDateInProse } from '#content/formats.ts';
import { transcriptText, type ChatEntry } from '#src/domain/chat/chat.ts';
import { localDay } from '#src/domain/format/days.ts';
import type { OpenChat } from '#src/portal/chat/open-chat.ts';
import { usePortal } from '#src/portal/portal-context.ts';
import { Button } from '#src/ui/actions/button.tsx';
import { saveFile } from '#src/ui/browser/save-file.ts';
import { Stack } from '#src/ui/layout/stack.tsx';
import { SecondaryText } from '#src/ui/text/secondary-text.tsx';
import { utility } from '#src/ui/layout/utility.ts';
import styles from './chat-panel.module.css';

export function EndConfirmation({ onEnd, onKeep }: { onEnd: () => void; onKeep: () => void }) {
  return (
    <Stack
      role="alertdialog"
      aria-label={chatWords.end.question}
      gap="3"
      className={classNames(styles['foot'], utility('top-line'))}
    >
      <p className={utility('strong')}>{chatWords.end.question}</p>
      <SecondaryText as="p">{chatWords.end.text}</SecondaryText>
      <div className={classNames(styles['actions'], utility('side-by-side', 'gap-3'))}>
        <Button data-first onClick={onEnd}>
          {chatWords.end.action}
        </Button>
        <Button variant="secondary" onClick={onKeep}>
          {chatWords.end.keep}
        </Button>
      </div>
    </Stack>
  );
}

/** The actions on a conversation that is over. */
export function EndedActions({
  chat,
  transcript,
}: {
  chat: OpenChat;
  transcript: Iterable<ChatEntry>;
}) {
  const { now } = usePortal();
  const [outcome, setOutcome] = useState<string | null>(null);
  const today = localDay(now());
  const text = () =>
    transcriptText(
      chatWords.ended.transcript(formatDateInProse(today)),
      transcript,
      transcriptWords,
    );

  const copy = () => {
    navigator.clipboard.writeText(text()).then(
      () => setOutcome(chatWords.ended.copied),
      () => setOutcome(chatWords.ended.notCopied),
    );
  };
  return (
    <Stack gap="3" className={classNames(styles['foot'], utility('top-line'))}>
      <SecondaryText role="status" as="p">
        {outcome ?? chatWords.ended.keep}
      </SecondaryText>
      <div className={classNames(styles['actions'], utility('side-by-side', 'gap-3'))}>
        <Button
          variant="secondary"
          data-first
          onClick={() => saveFile(text(), `chat-${today}.txt`)}
        >
          <Download size={18} aria-hidden="true" />
          {chatWords.ended.download}
        </Button>
        <Button variant="secondary" onClick={copy}>
          <Copy size={18} aria-hidden="true" />
          {chatWords.ended.copy}
        </Button>
      </div>
      <Button className={utility('full-width')} onClick={() => chat.start()}>
        {chatWords.ended.again}
      </Button>
    </Stack>
  );
}
