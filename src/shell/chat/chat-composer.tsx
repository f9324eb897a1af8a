import { utility } from '#src/ui/layout/utility.ts';
import { SendHorizontal } from 'lucide-react';
import { useId, useState, type KeyboardEvent } from 'react';
import { flushSync } from 'react-dom';
import { chatWords } from '#content/chat.ts';
import { chatLimits } from '#src/domain/limits.ts';
import type { OpenChat } from '#src/portal/chat/open-chat.ts';
import { autocompleteOff } from '#src/ui/form/autocomplete-off.ts';
import { VisuallyHidden } from '#src/ui/text/visually-hidden.tsx';
import { classNames } from '#src/ui/class-names.ts';
import iconButton from '#src/ui/actions/icon-button.module.css';
import styles from './chat-composer.module.css';

/** The field in which the member writes. */
export function ChatComposer({
  chat,
  isFirst,
}: {
  chat: Pick<OpenChat, 'send' | 'typing'>;
  isFirst: boolean;
}) {
  const [text, setText] = useState('');
  const id = useId();
  const isEmpty = text.trim() === '';

  const send = () => {
    if (isEmpty) return;
    chat.send(text.trim());
    // Drawn before the next event, which could otherwise send it again.
    flushSync(() => setText(''));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // Enter also confirms the proposals of an input method.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    send();
  };
  return (
    <form
      className={classNames(styles['composer'], utility('top-line', 'gap-2'))}
      {...autocompleteOff}
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <label htmlFor={id}>
        <VisuallyHidden>{chatWords.composer.label}</VisuallyHidden>
      </label>
      <textarea
        id={id}
        data-first={isFirst || undefined}
        className={styles['field']}
        rows={1}
        value={text}
        maxLength={chatLimits.messageLength}
        placeholder={chatWords.composer.placeholder}
        aria-describedby={`${id}-hint`}
        enterKeyHint="send"
        onChange={(event) => {
          setText(event.target.value);
          chat.typing();
        }}
        onKeyDown={onKeyDown}
      />
      <button
        type="submit"
        className={classNames(iconButton['button'], styles['send'])}
        aria-label={chatWords.composer.send}
        aria-disabled={isEmpty}
      >
        <SendHorizontal size={20} aria-hidden="true" />
      </button>
      <p
        id={`${id}-hint`}
        className={classNames(styles['hint'], utility('secondary', 'whole-row'))}
      >
        {chatWords.composer.hint}
      </p>
    </form>
  );
}
