import { utility } from '#src/ui/layout/utility.ts';
import { CircleAlert, CircleCheck, Info } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './notice.module.css';
import { useFocusOn } from '#src/ui/browser/take-focus.ts';

const icons = { success: CircleCheck, warning: Info, error: CircleAlert } as const;

/**
 * Tells the result of what the member just did: it worked, it was not done, or it failed. An error is read out at once,
 * everything else when the reader pauses.
 * @param takesFocus for a result that replaces the button that was pressed; give it a key that changes with each result
 */
export function Notice({
  tone,
  takesFocus = false,
  children,
}: {
  tone: 'success' | 'warning' | 'error';
  takesFocus?: boolean;
  children: ReactNode;
}) {
  const text = useFocusOn<HTMLParagraphElement>(takesFocus);
  const Icon = icons[tone];
  return (
    <p
      ref={text}
      role={tone === 'error' ? 'alert' : 'status'}
      tabIndex={takesFocus ? -1 : undefined}
      className={classNames(styles['notice'], utility('relative', 'rounded'), styles[tone])}
    >
      <Icon size={20} aria-hidden="true" />
      <span>{children}</span>
    </p>
  );
}
