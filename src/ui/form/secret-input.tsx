import { classNames } from '#src/ui/class-names.ts';
import { utility } from '#src/ui/layout/utility.ts';
import { Eye, EyeOff } from 'lucide-react';
import { useState, type ComponentProps } from 'react';
import { fieldWords } from '#content/fields.ts';
import { IconButton } from '#src/ui/actions/icon-button.tsx';
import styles from './secret-input.module.css';
import { VisuallyHidden } from '#src/ui/text/visually-hidden.tsx';

/** An input for a secret, hidden from onlookers; it can be shown. `what` names it: "password". */
export function SecretInput({ what, ...rest }: ComponentProps<'input'> & { what: string }) {
  const [isShown, setShown] = useState(false);
  return (
    <div className={classNames(styles['secret'], utility('relative'))}>
      <input
        spellCheck={false}
        autoCapitalize="none"
        autoCorrect="off"
        {...rest}
        type={isShown ? 'text' : 'password'}
      />
      <div className={classNames(styles['toggle'], utility('in-primary'))}>
        <IconButton aria-controls={rest.id} onClick={() => setShown(!isShown)}>
          {isShown ? <EyeOff size={20} aria-hidden="true" /> : <Eye size={20} aria-hidden="true" />}
          <VisuallyHidden>{isShown ? fieldWords.hide(what) : fieldWords.show(what)}</VisuallyHidden>
        </IconButton>
      </div>
    </div>
  );
}
