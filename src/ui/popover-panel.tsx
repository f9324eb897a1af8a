import { ChakraProvider, Popover } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { chakraSystem } from './chakra-system.ts';
import { panelKinds, type PopoverKind } from './popover-kinds.ts';
import styles from './popover.module.css';

export interface PopoverPanelProps {
  kind: PopoverKind;
  isOpen: boolean;
  onClose: () => void;
  buttonId: string;
  panelId: string;
  className?: string | undefined;
  children: ReactNode;
}

/**
 * What opens under a button, as Chakra's popover: placed in sight, closed by Escape, by a press elsewhere
 * and by the focus going elsewhere. It follows its button in the document, so that it is read and reached
 * next. Load it with `lazy`.
 */
export function PopoverPanel({
  kind,
  isOpen,
  onClose,
  buttonId,
  panelId,
  className,
  children,
}: PopoverPanelProps) {
  const { Tag, role, isShownEarly, positioning } = panelKinds[kind];
  return (
    <ChakraProvider value={chakraSystem}>
      <Popover.Root
        unstyled
        lazyMount
        unmountOnExit
        open={isOpen}
        onOpenChange={({ open }) => {
          if (!open) onClose();
        }}
        // The button is there before this code is, and has to stay the same one to keep the focus.
        ids={{ trigger: buttonId, content: panelId }}
        autoFocus={false}
        finalFocusEl={() => focusAfterClosing(buttonId, panelId)}
        portalled={false}
        positioning={positioning}
      >
        <Popover.Positioner asChild>
          <Tag className={isShownEarly ? styles[kind] : undefined}>
            <Popover.Content
              asChild
              {...undescribed}
              role={role}
              aria-labelledby={buttonId}
              className={className}
            >
              <Tag>{children}</Tag>
            </Popover.Content>
          </Tag>
        </Popover.Positioner>
      </Popover.Root>
    </ChakraProvider>
  );
}

/** The library names a description that is not there until it has looked for one. */
const undescribed: Record<string, null> = { 'aria-describedby': null };

/** The button, unless the focus is already on something that stays: then it is left there. */
function focusAfterClosing(buttonId: string, panelId: string): HTMLElement | null {
  const { activeElement, body } = document;
  const isElsewhere =
    activeElement instanceof HTMLElement &&
    activeElement !== body &&
    activeElement.closest(`[id="${panelId}"]`) === null;
  return isElsewhere ? activeElement : document.getElementById(buttonId);
}
