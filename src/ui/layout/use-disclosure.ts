import { useId, useState } from 'react';

/** What a button that shows and hides something and its content have to know of each other. */
export interface Disclosed {
  isOpen: boolean;
  setOpen: (isOpen: boolean) => void;
  /** The properties of the button. It names its content only while open: closed content may not be rendered. */
  button: {
    'aria-expanded': boolean;
    'aria-controls': string | undefined;
    onClick: () => void;
  };
  contentId: string;
}

/** Returns a button and its content for where the two are apart; where they are not, `Disclosure` renders both. */
export function useDisclosure(startsOpen = false): Disclosed {
  const contentId = useId();
  const [isOpen, setOpen] = useState(startsOpen);
  const onClick = () => setOpen(!isOpen);
  const button = {
    'aria-expanded': isOpen,
    'aria-controls': isOpen ? contentId : undefined,
    onClick,
  };
  return { isOpen, setOpen, button, contentId };
}
