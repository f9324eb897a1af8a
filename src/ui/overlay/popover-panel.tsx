import { ChakraProvider, Popover } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { chakraSystem } from '#src/ui/theme/chakra-system.ts';
import { panelKinds, type PopoverKind } from './popover-kinds.ts';
import styles from './popover.module.css';

export interface PopoverPanelProps {
  kind: PopoverKind;
  onClose: () => void;
  buttonId: string;
  panelId: string;
  className?: string | undefined;
  children: ReactNode;
}

/**
 * The panel under a button, as Chakra's popover: placed in sight, closed by Escape, by a press elsewhere and by the
 * focus going elsewhere. It follows its button in the document, so that it is read and reached next. Load it with
 * `lazy`.
 */
export function PopoverPanel({
  kind,
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
        // It is mounted while it is open (popover.tsx); the library closes nothing that began open.
        open
        onOpenChange={({ open }) => {
          if (!open) onClose();
        }}
        // The button is there before this code is, and has to stay the same one to keep the focus.
        ids={{ trigger: buttonId, content: panelId }}
        autoFocus={false}
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
