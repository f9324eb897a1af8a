import { Download } from 'lucide-react';
import { Button, buttonClass } from '#src/ui/actions/button.tsx';
import styles from '../../book.module.css';
import type { States } from '../../story.ts';

const variants = [
  ['primary', 'Pay this bill'],
  ['danger', 'Delete my account'],
  ['secondary', 'Ask a question'],
  ['plain', 'Clear filters'],
  ['text', 'See all claims'],
] as const;

export const states: States = {
  Variants: () => (
    <div className={styles['row']}>
      {variants.map(([variant, text]) => (
        <Button key={variant} variant={variant}>
          {text}
        </Button>
      ))}
    </div>
  ),
  'With an icon': () => (
    <div className={styles['row']}>
      {variants.map(([variant, text]) => (
        <Button key={variant} variant={variant}>
          <Download size={20} aria-hidden="true" />
          {text}
        </Button>
      ))}
    </div>
  ),
  'Busy: it keeps the focus': () => (
    <div className={styles['row']}>
      {variants.map(([variant]) => (
        <Button key={variant} variant={variant} aria-disabled>
          Sending…
        </Button>
      ))}
    </div>
  ),
  Disabled: () => (
    <div className={styles['row']}>
      {variants.map(([variant, text]) => (
        <Button key={variant} variant={variant} disabled>
          {text}
        </Button>
      ))}
    </div>
  ),
  'A link that looks like one': () => (
    <div className={styles['row']}>
      {variants.map(([variant, text]) => (
        <a key={variant} href="?" className={buttonClass(variant)}>
          {text}
        </a>
      ))}
    </div>
  ),
  'More words than a line holds': () => (
    <div className={styles['narrow']}>
      <Button>Send the appeal about Elena’s claim of March 3 with both of your letters</Button>
    </div>
  ),
};
