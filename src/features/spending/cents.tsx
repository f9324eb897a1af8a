import { formatCents } from '#src/domain/format/formats.ts';
import { NoAmount } from '#src/ui/data/no-value.tsx';

/** An amount; a dash, which is read aloud as “No amount”, where the claims state no amount. */
export const Cents = ({ cents }: { cents: number | null }) =>
  cents === null ? <NoAmount /> : formatCents(cents);
