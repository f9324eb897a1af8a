import { costEstimateWords } from '#content/cost-estimates.ts';
import type { PlaceCost } from '#src/api/calls/care/cost-estimates.ts';
import type { SeparateCost } from '#src/domain/care/estimate-elements.ts';
import { formatCents } from '#src/domain/format/formats.ts';
import { Stack } from '#src/ui/layout/stack.tsx';
import { utility } from '#src/ui/layout/utility.ts';

const words = costEstimateWords.results;

/** Whether an insurer says what a price includes, or what is billed apart. */
export const hasItems = ({ included, separate }: PlaceCost): boolean =>
  (included ?? []).length + (separate ?? []).length > 0;

/** What one price includes, and what may be billed apart, with the member's share of it. */
export function PriceItems({
  place: { included },
  separate,
}: {
  place: PlaceCost;
  separate: readonly SeparateCost[];
}) {
  return (
    <Stack gap="3">
      {included !== null && included.length > 0 && (
        <div>
          <p>{words.included}</p>
          <ul className={utility('readable', 'bullets')}>
            {included.map(({ name, allowed }) => (
              <li key={name}>{allowed === null ? name : words.item(name, formatCents(allowed))}</li>
            ))}
          </ul>
        </div>
      )}
      {separate.length > 0 && (
        <div>
          <p>{words.separate}</p>
          <ul className={utility('readable', 'bullets')}>
            {separate.map((cost) => (
              <li key={cost.item.name}>{separateText(cost)}</li>
            ))}
          </ul>
        </div>
      )}
    </Stack>
  );
}

function separateText({ item: { name, allowed }, estimate }: SeparateCost): string {
  if (allowed === null) return words.itemUnknown(name);
  const amount = formatCents(allowed);
  return estimate === null
    ? words.item(name, amount)
    : words.itemShare({ name, amount, share: formatCents(estimate.share) });
}
