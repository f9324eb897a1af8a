import { useId } from 'react';
import { classNames } from '#src/ui/class-names.ts';
import { autocompleteOff } from './autocomplete-off.ts';
import styles from './compact-field.module.css';

export type SelectOptions = readonly (readonly [value: string, name: string])[];

/** A select that takes effect at once, for filters. Forms use src/parts/form/choice-field.tsx. */
export function LabeledSelect({
  label,
  value,
  options,
  isInline = false,
  className,
  onChoose,
}: {
  label: string;
  value: string;
  options: SelectOptions;
  /** The label beside the choice, and quieter. */
  isInline?: boolean;
  className?: string | undefined;
  onChoose: (value: string) => void;
}) {
  const id = useId();
  return (
    <form
      // The form turns autocomplete off. It isn't a landmark.
      role="none"
      className={classNames(styles[isInline ? 'inline' : 'field'], className)}
      {...autocompleteOff}
    >
      <label htmlFor={id}>{label}</label>
      <select id={id} value={value} onChange={({ target }) => onChoose(target.value)}>
        {options.map(([optionValue, name]) => (
          <option key={optionValue} value={optionValue}>
            {name}
          </option>
        ))}
      </select>
    </form>
  );
}
