import { claimsListWords } from '#content/claims-list.ts';
import { LabeledSelect } from '#src/ui/form/labeled-select.tsx';

const sizes = ['10', '25', '50', '100'];

/** The choice of the number of rows per page. */
export function PageSizeChoice({
  value,
  onChange,
}: {
  value: number;
  onChange: (size: number) => void;
}) {
  return (
    <LabeledSelect
      isInline
      label={claimsListWords.pageSize}
      value={String(value)}
      options={sizes.map((size) => [size, size])}
      onChoose={(size) => onChange(Number(size))}
    />
  );
}
