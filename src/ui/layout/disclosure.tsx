import type { ReactNode } from 'react';
import { Button, type ButtonVariant } from '#src/ui/actions/button.tsx';
import { PartBoundary } from '#src/ui/feedback/part-boundary.tsx';
import { utility } from './utility.ts';
import { useDisclosure } from './use-disclosure.ts';

/** A button that shows and hides what follows it. Paper has neither, unless it is open: `Fold` prints its content. */
export function Disclosure({
  title,
  name,
  variant = 'text',
  startsOpen,
  className,
  children,
}: {
  /** The text of the button; what depends on the state is a function of it. */
  title: ReactNode | ((isOpen: boolean) => ReactNode);
  /** The button's accessible name where its text alone is not clear. */
  name?: string;
  variant?: ButtonVariant;
  startsOpen?: boolean;
  /** The class of the content. */
  className?: string | undefined;
  /** Rendered while it is open. */
  children: ReactNode;
}) {
  const { isOpen, button, contentId } = useDisclosure(startsOpen);
  return (
    <>
      <Button {...button} variant={variant} className={utility('at-start')} aria-label={name}>
        {typeof title === 'function' ? title(isOpen) : title}
      </Button>
      <div id={contentId} hidden={!isOpen} className={className}>
        {isOpen && <PartBoundary>{children}</PartBoundary>}
      </div>
    </>
  );
}
