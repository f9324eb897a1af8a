import { classNames } from '#src/ui/class-names.ts';
import { utility } from '#src/ui/layout/utility.ts';
import { MessageCircle } from 'lucide-react';
import type { ComponentProps } from 'react';
import { chatLauncherWords as words } from '#content/chat-launcher.ts';
import { formatBadge } from '#src/domain/format/formats.ts';
import { limits } from '#src/domain/limits.ts';
import styles from './chat-launcher.module.css';

/** Opens the chat, and says how many messages have not been seen. */
export function ChatButton({
  unread = 0,
  ...props
}: { unread?: number } & Omit<ComponentProps<'button'>, 'className'>) {
  return (
    <button
      type="button"
      className={classNames(
        styles['launcher'],
        utility('tints', 'inline-middle', 'touch', 'relative', 'rounded', 'gap-2'),
      )}
      aria-expanded={false}
      aria-label={unread > 0 ? words.labelWith(words.news(unread)) : words.label}
      {...props}
    >
      <MessageCircle size={24} aria-hidden="true" />
      <span className={styles['label']}>{words.short}</span>
      {unread > 0 && (
        <span
          className={classNames(styles['badge'], utility('tints', 'centered', 'numbers'))}
          aria-hidden="true"
        >
          {formatBadge(unread, limits.badgeCap)}
        </span>
      )}
    </button>
  );
}
