import { useId, useState } from 'react';

/** The state that a button and the content it shows and hides share. */
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
