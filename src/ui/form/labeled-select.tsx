import { utility } from '#src/ui/layout/utility.ts';
import { useId } from 'react';
import { classNames } from '#src/ui/class-names.ts';
import { autocompleteOff } from './autocomplete-off.ts';

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
      className={classNames(
        isInline
          ? utility('wraps', 'center', 'gap-2', 'can-shrink')
          : utility('grid', 'gap-1-half', 'can-shrink'),
        className,
      )}
      {...autocompleteOff}
    >
      <label
        htmlFor={id}
        className={isInline ? utility('rigid', 'secondary', 'small') : utility('strong', 'small')}
      >
        {label}
      </label>
      <select
        id={id}
        className={isInline ? utility('beside-label') : utility('full-width', 'can-shrink')}
        value={value}
        onChange={({ target }) => onChoose(target.value)}
      >
        {options.map(([optionValue, name]) => (
          <option key={optionValue} value={optionValue}>
            {name}
          </option>
        ))}
      </select>
    </form>
  );
}
