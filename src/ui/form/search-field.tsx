import { useId } from 'react';
import { classNames } from '../class-names.ts';
import styles from './compact-field.module.css';

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
    <div className={classNames(styles['field'], className)}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="search"
        autoComplete="off"
        {...{ value, placeholder, maxLength }}
        onChange={({ target }) => onChange(target.value)}
      />
    </div>
  );
}
