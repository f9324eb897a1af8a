import { costEstimateWords } from '#content/cost-estimates.ts';
import { formatCents } from '#src/domain/format/formats.ts';
import { milesText } from '#src/parts/care/care-text.ts';
import { Stack } from '#src/ui/layout/stack.tsx';
import { cheaperPlace } from './cheaper-place.ts';
import type { EstimatedPlace } from './estimates.ts';

const words = costEstimateWords.cheaper;

/** Where the member may pay less than at the closest place, and how much less; nothing where it makes no difference. */
export function CheaperPlaceNote({ places }: { places: readonly EstimatedPlace[] }) {
  const found = cheaperPlace(places);
  if (found === null) return null;
  const { cheapest, closest, near } = found;
  return (
    <Stack gap="1" look="tint">
      <p>
        <strong>{words.title(closest.name)}</strong>
      </p>
      {[
        { which: words.which.lowest, place: cheapest },
        ...(near === null ? [] : [{ which: words.which.near, place: near }]),
      ].map(({ which, place: { name, share, miles } }) => (
        <p key={which}>
          {words.place({
            which,
            place: name,
            share: share === 0 ? '' : formatCents(share),
            less: formatCents(closest.share - share),
            distance: milesText(miles),
          })}
        </p>
      ))}
    </Stack>
  );
}
