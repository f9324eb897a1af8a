import {
  createElement,
  useId,
  useLayoutEffect,
  useState,
  type ComponentProps,
  type FocusEvent,
  type KeyboardEvent,
} from 'react';
import { panelKinds } from './popover-kinds.ts';
import styles from './popover.module.css';
import type { PopoverPanelProps } from './popover-panel.tsx';
import { usePanelCode } from './use-panel-code.ts';

/**
 * A button and the panel that it opens under itself. The widget's code is loaded as soon as the pointer or the focus
 * comes near the button. `isOpen` alone decides what shows: the panel, and the widget in it, are there while it holds
 * and no longer, however early or late the code arrives.
 */
export function Popover({
  button,
  isOpen,
  onOpenChange,
  ...rest
}: Pick<PopoverPanelProps, 'kind' | 'className' | 'children'> & {
  isOpen: boolean;
  /** The content and the look of the button. */
  button: Pick<ComponentProps<'button'>, 'aria-current' | 'aria-label' | 'className' | 'children'>;
  onOpenChange: (isOpen: boolean) => void;
}) {
  const buttonId = useId();
  const panelId = useId();
  const [isNear, setNear] = useState(false);
  const isWanted = isNear || isOpen;
  const Panel =
    usePanelCode(PlainPanel, { isWanted, isOpen, panelId }) ??
    (panelKinds[rest.kind].isShownEarly ? PlainPanel : null);
  const onClose = () => onOpenChange(false);
  const panel = { ...rest, onClose, buttonId, panelId };
  useLayoutEffect(() => {
    if (!isOpen) return undefined;
    return () => {
      // It was on something in the panel, which is gone.
      if (document.activeElement === document.body) document.getElementById(buttonId)?.focus();
    };
  }, [isOpen, buttonId]);
  return (
    <>
      <button
        {...button}
        type="button"
        id={buttonId}
        aria-expanded={isOpen}
        aria-controls={isOpen ? panelId : undefined}
        {...closedByKeyboard(panel)}
        onPointerEnter={() => setNear(true)}
        onFocus={() => setNear(true)}
        onClick={({ currentTarget }) => {
          // Safari leaves the focus where it was; it has to be here, where it comes back to.
          currentTarget.focus();
          onOpenChange(!isOpen);
        }}
      />
      {isOpen && Panel !== null && createElement(Panel, panel)}
    </>
  );
}

/**
 * The panel where the widget's code cannot be loaded, and of menus until it has: its content can be read and used all
 * the same (the sign-out button is in one), and the button closes it.
 */
function PlainPanel(panel: PopoverPanelProps) {
  const { kind, buttonId, panelId, className, children } = panel;
  const { Tag, role } = panelKinds[kind];
  return (
    <Tag className={styles[kind]} {...closedByKeyboard(panel)}>
      <Tag id={panelId} role={role} aria-labelledby={buttonId} className={className}>
        {children}
      </Tag>
    </Tag>
  );
}

/** Escape closes the panel, and so does the focus that leaves both it and its button. */
const closedByKeyboard = ({
  buttonId,
  panelId,
  onClose,
}: Pick<PopoverPanelProps, 'buttonId' | 'panelId' | 'onClose'>) => ({
  onKeyDown: ({ key }: KeyboardEvent) => {
    if (key === 'Escape') onClose();
  },
  onBlur: ({ relatedTarget }: FocusEvent) => {
    const own = [buttonId, panelId].map((id) => document.getElementById(id));
    if (relatedTarget && !own.some((element) => element?.contains(relatedTarget))) onClose();
  },
});
