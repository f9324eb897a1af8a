import { useId } from 'react';
import { claimsListWords } from '#content/claims-list.ts';
import styles from './claims-screen.module.css';

const sizes = [10, 25, 50, 100];

/** How many rows a page has. */
export function PageSizeChoice({
  value,
  onChange,
}: {
  value: number;
  onChange: (size: number) => void;
}) {
  const id = useId();
  return (
    <div className={styles['size']}>
      <label htmlFor={id}>{claimsListWords.pageSize}</label>
      <select id={id} value={value} onChange={(event) => onChange(Number(event.target.value))}>
        {sizes.map((size) => (
          <option key={size}>{size}</option>
        ))}
      </select>
    </div>
  );
}
