import { CircleAlert } from 'lucide-react';
import { utility } from '#src/ui/layout/utility.ts';

/** The error of an input, under it; `id` is for its `aria-describedby`. */
export function FieldError({ id, children }: { id: string; children: string }) {
  return (
    <p
      id={id}
      className={utility('side-by-side', 'start', 'strong', 'small', 'in-bad', 'gap-1-half')}
    >
      <CircleAlert size={16} aria-hidden="true" className={utility('above-half')} /> {children}
    </p>
  );
}
