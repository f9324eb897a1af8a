import { classNames } from '#src/ui/class-names.ts';
import { utility } from '#src/ui/layout/utility.ts';
import { X } from 'lucide-react';
import { listWords } from '#content/list.ts';
import { Button } from '#src/ui/actions/button.tsx';
import { Row } from '#src/ui/layout/row.tsx';
import styles from './list.module.css';

const words = listWords.chips;

/** The active filters, with buttons to remove one or all. Renders nothing without an active filter. */
export function FilterChips({
  chips,
  onClear,
}: {
  chips: readonly { name: string; onRemove: () => void }[];
  onClear: () => void;
}) {
  if (chips.length === 0) return null;
  return (
    <Row as="ul" aria-label={words.title} gap="2" align="center" look="screen-only">
      {chips.map(({ name, onRemove }) => (
        <li key={name}>
          <button
            type="button"
            className={classNames(
              styles['chip'],
              utility('inline', 'strong', 'small', 'text-start', 'gap-1-half'),
            )}
            aria-label={words.remove(name)}
            onClick={onRemove}
          >
            {name}
            <X size={16} aria-hidden="true" />
          </button>
        </li>
      ))}
      <li>
        <Button variant="plain" onClick={onClear}>
          {words.clear}
        </Button>
      </li>
    </Row>
  );
}
