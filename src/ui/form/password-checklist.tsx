import { classNames } from '#src/ui/class-names.ts';
import { Circle, CircleCheck } from 'lucide-react';
import { useEffect, useState } from 'react';
import {
  passwordRefusals,
  passwordRules,
  unmetPasswordRules,
  type PasswordRule,
} from '#src/domain/people/password-rules.ts';
import styles from './password-checklist.module.css';
import { VisuallyHidden } from '#src/ui/text/visually-hidden.tsx';
import { utility } from '#src/ui/layout/utility.ts';

type Item = PasswordRule | 'no-username';

/** The words of the list. */
export interface ChecklistWords {
  heading: string;
  met: string;
  unmet: string;
  items: Record<Item, string>;
  /** Announced when the member pauses; `items` are the unmet rules. */
  missing: (items: readonly string[]) => string;
  complete: string;
}

const items: readonly Item[] = [...passwordRules, 'no-username'];

/** The pause in milliseconds after which unmet rules are announced; not at every key. */
const pauseMs = 1_200;

/** The requirements of a new password, each checked as soon as it is met. `id` is for `aria-describedby`. */
export function PasswordChecklist({
  id,
  password,
  username = '',
  words,
}: {
  id: string;
  password: string;
  username?: string;
  words: ChecklistWords;
}) {
  const unmet = unmetItems(password, username);
  return (
    <div className={classNames(styles['checklist'], utility('small', 'rounded'))}>
      <div id={id}>
        <p className={utility('strong')}>{words.heading}</p>
        <ul className={classNames(styles['items'], utility('cells'))}>
          {items.map((item) => {
            const isMet = !unmet.includes(item);
            return (
              <li
                key={item}
                className={utility('side-by-side', 'start', 'gap-2', 'secondary')}
                data-met={isMet}
              >
                {isMet ? (
                  <CircleCheck size={18} aria-hidden="true" className={utility('above-half')} />
                ) : (
                  <Circle size={18} aria-hidden="true" className={utility('above-half')} />
                )}
                <span>
                  <VisuallyHidden>{isMet ? words.met : words.unmet} </VisuallyHidden>
                  {words.items[item]}
                </span>
              </li>
            );
          })}
        </ul>
      </div>
      <VisuallyHidden>
        <span role="status">
          <WhenPausing text={password === '' ? '' : summary(unmet, words)} />
        </span>
      </VisuallyHidden>
    </div>
  );
}

function unmetItems(password: string, username: string): readonly Item[] {
  // Nothing typed has no user name in it, but no merit either.
  if (password === '') return items;
  const unmet: Item[] = [...unmetPasswordRules(password)];
  if (passwordRefusals(password, { username }).includes('contains-username')) {
    unmet.push('no-username');
  }
  return unmet;
}

function summary(unmet: readonly Item[], words: ChecklistWords): string {
  if (unmet.length === 0) return words.complete;
  return words.missing(unmet.map((item) => words.items[item]));
}

function WhenPausing({ text }: { text: string }) {
  const [announcement, setAnnouncement] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setAnnouncement(text), pauseMs);
    return () => clearTimeout(timer);
  }, [text]);
  return announcement;
}
