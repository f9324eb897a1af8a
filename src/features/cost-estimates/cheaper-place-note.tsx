import { costEstimateWords } from '#content/cost-estimates.ts';
import { formatCents } from '#src/domain/format/formats.ts';
import { milesText } from '#src/parts/care/care-text.ts';
import { Stack } from '#src/ui/layout/stack.tsx';
import { SecondaryText } from '#src/ui/text/secondary-text.tsx';
import { cheaperPlace } from './cheaper-place.ts';
import type { EstimatedPlace } from './estimates.ts';

const words = costEstimateWords.cheaper;

/** How much less the member may pay than at the closest place, and where; nothing where it makes no difference. */
export function CheaperPlaceNote({ places }: { places: readonly EstimatedPlace[] }) {
  const found = cheaperPlace(places);
  if (found === null) return null;
  const { cheapest, closest, less, nearest } = found;
  return (
    <Stack gap="1" look="tint">
      <p>
        <strong>
          {words.title({ less: formatCents(less), place: cheapest.name, closest: closest.name })}
        </strong>
      </p>
      {[cheapest, closest].map(({ name, share, miles }) => (
        <p key={name}>
          {words.place({
            place: name,
            share: share === 0 ? '' : formatCents(share),
            distance: milesText(miles),
          })}
        </p>
      ))}
      {nearest !== null && (
        <p>
          {words.nearest({
            place: nearest.name,
            less: formatCents(nearest.less),
            distance: milesText(nearest.miles),
          })}
        </p>
      )}
      <SecondaryText as="p">{words.how}</SecondaryText>
    </Stack>
  );
}
