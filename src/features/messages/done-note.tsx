import type { Ref } from 'react';
import { Undo2, X } from 'lucide-react';
import { mailboxWords } from '#content/mailbox.ts';
import { usePortal, useStored } from '#src/portal/portal-context.ts';
import { Button } from '#src/ui/actions/button.tsx';
import { IconButton } from '#src/ui/actions/icon-button.tsx';
import { Row } from '#src/ui/layout/row.tsx';
import { focusTitle } from '#src/ui/browser/take-focus.ts';
import { mailboxActionsOf, type DoneAction } from './mailbox-actions.ts';
import styles from './messages.module.css';

const words = mailboxWords.done;

/**
 * The announcement of the last action, with its undo where possible. Rendered from the start, so that its text is read
 * out, and it stays until another action follows or it is dismissed.
 */
export function DoneNote({
  ref,
  isFirstToRead = false,
  except = null,
}: {
  ref: Ref<HTMLDivElement>;
  /** Whether it is read out first after a navigation. */
  isFirstToRead?: boolean;
  /** The action that is announced elsewhere, and not here. */
  except?: DoneAction | null;
}) {
  const actions = mailboxActionsOf(usePortal());
  const last = useStored(actions.done);
  const done = last === except ? null : last;
  const isHeld = done?.what === 'deleted' && done.undo !== null;
  return (
    <Row
      ref={ref}
      role="status"
      tabIndex={-1}
      gap="2"
      align="center"
      look="screen-only"
      className={styles['done']}
      {...(done && isFirstToRead && { 'data-first-focus': '' })}
      {...(isHeld && {
        onFocus: () => actions.reachUndo(true),
        onBlur: () => actions.reachUndo(false),
        onPointerEnter: () => actions.reachUndo(true),
        onPointerLeave: () => actions.reachUndo(false),
      })}
    >
      {done && (
        <>
          <p>{words[saidOf(done)](done.count)}</p>
          {done.undo && (
            <Button
              variant="plain"
              onClick={({ currentTarget }) => {
                // The button goes away with the announcement it undoes.
                currentTarget.closest<HTMLElement>('[role=status]')?.focus({ preventScroll: true });
                done.undo?.();
              }}
            >
              <Undo2 size={20} aria-hidden="true" />
              {words.undo}
            </Button>
          )}
          <IconButton
            aria-label={words.dismiss}
            onClick={() => {
              actions.dismiss();
              focusTitle();
            }}
          >
            <X size={20} aria-hidden="true" />
          </IconButton>
        </>
      )}
    </Row>
  );
}

const saidOf = ({ what, isRestored }: DoneAction) => (isRestored ? 'restored' : what);
