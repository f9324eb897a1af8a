import { createElement, useId, useState, type ComponentProps } from 'react';
import { panelKinds } from './popover-kinds.ts';
import styles from './popover.module.css';
import type { PopoverPanelProps } from './popover-panel.tsx';
import { usePanelCode } from './use-panel-code.ts';

/**
 * A button and what it opens under itself. The widget's code is fetched as soon as the pointer or the
 * focus comes near the button.
 */
export function Popover({
  button,
  isOpen,
  onOpenChange,
  ...rest
}: Pick<PopoverPanelProps, 'kind' | 'isOpen' | 'className' | 'children'> & {
  /** What the button says and how it looks. */
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
  const panel = { ...rest, isOpen, onClose: () => onOpenChange(false), buttonId, panelId };
  return (
    <>
      <button
        {...button}
        type="button"
        id={buttonId}
        aria-expanded={isOpen}
        aria-controls={isOpen ? panelId : undefined}
        onPointerEnter={() => setNear(true)}
        onFocus={() => setNear(true)}
        onClick={({ currentTarget }) => {
          // Safari leaves the focus where it was; it has to be here, where it comes back to.
          currentTarget.focus();
          onOpenChange(!isOpen);
        }}
      />
      {isWanted && Panel !== null && createElement(Panel, panel)}
    </>
  );
}

/**
 * Stands in where the widget's code cannot be fetched, and for menus while it is on its way: what they hold
 * can be read and used all the same (the way to sign out is in one), and the button closes it.
 */
function PlainPanel({ kind, isOpen, buttonId, panelId, className, children }: PopoverPanelProps) {
  const { Tag, role } = panelKinds[kind];
  return (
    isOpen && (
      <Tag className={styles[kind]}>
        <Tag id={panelId} role={role} aria-labelledby={buttonId} className={className}>
          {children}
        </Tag>
      </Tag>
    )
  );
}
