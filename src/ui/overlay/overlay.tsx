import { ChakraProvider, Dialog, Portal } from '@chakra-ui/react';
import { X } from 'lucide-react';
import { useCallback, useEffect, useRef, useState, type ReactNode } from 'react';
import { chakraSystem } from '#src/ui/theme/chakra-system.ts';
import { classNames } from '#src/ui/class-names.ts';
import { IconButton } from '#src/ui/actions/icon-button.tsx';
import { Stack } from '#src/ui/layout/stack.tsx';
import { utility } from '#src/ui/layout/utility.ts';
import styles from './overlay.module.css';

export interface OverlayProps {
  title: string;
  /**
   * The layout: `panel` slides in at the side, `search` begins at the top, `dialog` and `narrow` are centered, `screen`
   * fills the window.
   */
  variant: 'dialog' | 'narrow' | 'panel' | 'search' | 'screen';
  /** The label of the button in the corner; null where the member has to choose: then Escape does nothing either. */
  closeLabel: string | null;
  /** The buttons, at the right: what keeps things as they are, then what the dialog is for. */
  foot?: ReactNode;
  /** The element that takes the focus; otherwise the first that can. */
  initialFocus?: () => HTMLElement | null;
  onClose?: () => void;
  children: ReactNode;
}

/** Something modal: holds the focus, closes on Escape and gives the focus back. Load it with `lazy`. */
export function Overlay({
  title,
  variant,
  closeLabel,
  foot,
  initialFocus,
  onClose,
  children,
}: OverlayProps) {
  const { ref, isCut } = useOverflow();
  const focusAfter = useFocusAfter();
  // A panel holds links, all the way down.
  const isRead = isCut && variant !== 'panel';
  const reading = isRead ? { role: 'region', 'aria-label': title, tabIndex: 0 } : {};
  const body = (
    <div ref={ref} className={classNames(styles['body'], utility('grow'))} {...reading}>
      <Stack gap="3">{children}</Stack>
    </div>
  );
  return (
    <ChakraProvider value={chakraSystem}>
      <Dialog.Root
        open
        unstyled
        role={closeLabel === null ? 'alertdialog' : 'dialog'}
        {...(initialFocus ? { initialFocusEl: initialFocus } : {})}
        finalFocusEl={focusAfter}
        closeOnEscape={closeLabel !== null}
        // A navigation may move the focus while an error is on its way: it is not to vanish unread.
        closeOnInteractOutside={closeLabel !== null && variant !== 'narrow'}
        onOpenChange={({ open }) => {
          if (!open) onClose?.();
        }}
      >
        <Portal>
          <Dialog.Backdrop className={styles['backdrop']} />
          <Dialog.Positioner
            className={classNames(
              styles[variant === 'panel' ? 'panel' : 'dialog'],
              variant === 'search' && styles['atTop'],
              variant === 'screen' && styles['toEdges'],
            )}
          >
            <Dialog.Content
              className={classNames(
                styles['content'],
                utility('stack', 'on-card', 'raised'),
                styles[`${variant}Content`],
              )}
            >
              <div
                className={classNames(
                  styles['head'],
                  utility('side-by-side', 'center', 'gap-3', 'bottom-line'),
                )}
              >
                <Dialog.Title className={utility('grow', 'large')}>{title}</Dialog.Title>
                {closeLabel !== null && (
                  <Dialog.CloseTrigger asChild>
                    <IconButton aria-label={closeLabel}>
                      <X size={22} aria-hidden="true" />
                    </IconButton>
                  </Dialog.CloseTrigger>
                )}
              </div>
              {closeLabel === null ? <Dialog.Description asChild>{body}</Dialog.Description> : body}
              {foot && (
                <div className={classNames(styles['foot'], utility('wraps', 'gap-3'))}>{foot}</div>
              )}
            </Dialog.Content>
          </Dialog.Positioner>
        </Portal>
      </Dialog.Root>
    </ChakraProvider>
  );
}

/**
 * Returns a function that finds the element that takes the focus when a dialog closes: a result on the page that tried to take it
 * while the dialog was open, or the button that opened the dialog; if both have gone, the title of the screen.
 */
function useFocusAfter(): () => HTMLElement | null {
  const focused = useRef([document.activeElement]);
  useEffect(() => {
    const note = ({ target }: FocusEvent) => {
      const isOnPage = target instanceof Element && target.closest('[role$=dialog]') === null;
      if (isOnPage) focused.current.push(target);
    };
    // At the window: the dialog's own listener stops the event.
    window.addEventListener('focusin', note, true);
    return () => window.removeEventListener('focusin', note, true);
  }, []);
  return () => {
    const last = focused.current.findLast((element) => element?.isConnected);
    return last instanceof HTMLElement ? last : document.querySelector('h1');
  };
}

/**
 * Returns the ref of an element that scrolls, and whether its one child is higher than it at present: then the keyboard
 * has to reach it, to scroll.
 */
function useOverflow() {
  const [isCut, setCut] = useState(false);
  const ref = useCallback((element: HTMLElement | null) => {
    const observer = new ResizeObserver(() => {
      if (element !== null) setCut(element.scrollHeight > element.clientHeight);
    });
    for (const target of [element, element?.firstElementChild])
      if (target) observer.observe(target);
    return () => observer.disconnect();
  }, []);
  return { ref, isCut };
}
