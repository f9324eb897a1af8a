import { utility } from '#src/ui/layout/utility.ts';
import { useId } from 'react';
import { classNames } from '../class-names.ts';

/** A field that filters a list while the member types. */
export function SearchField({
  label,
  value,
  placeholder,
  maxLength,
  className,
  onChange,
}: {
  label: string;
  value: string;
  placeholder?: string;
  maxLength?: number;
  className?: string | undefined;
  onChange: (value: string) => void;
}) {
  const id = useId();
  return (
    <div className={classNames(utility('grid', 'gap-1-half', 'can-shrink'), className)}>
      <label htmlFor={id} className={utility('strong', 'small')}>
        {label}
      </label>
      <input
        id={id}
        type="search"
        className={utility('full-width', 'can-shrink')}
        autoComplete="off"
        {...{ value, placeholder, maxLength }}
        onChange={({ target }) => onChange(target.value)}
      />
    </div>
  );
}
