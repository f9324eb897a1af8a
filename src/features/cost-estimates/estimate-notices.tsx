import { costEstimateWords } from '#content/cost-estimates.ts';
import { noticesOf } from '#src/domain/care/estimate-elements.ts';
import { FoldingCard } from '#src/ui/layout/folding-card.tsx';
import { Stack } from '#src/ui/layout/stack.tsx';
import { utility } from '#src/ui/layout/utility.ts';
import { formatCents } from '#src/domain/format/formats.ts';
import { milesText } from '#src/parts/care/care-text.ts';
import { cheaperPlace } from './cheaper-place.ts';
import type { EstimatedPlace } from './estimates.ts';

const words = costEstimateWords.notices;
const cheaperWords = costEstimateWords.cheaper;

/** The notices that the law wants with every estimate; the page ends with a link to the one about surprise bills. */
export function EstimateNotices(of: Parameters<typeof noticesOf>[0]) {
  return (
    <FoldingCard title={words.title}>
      <Stack as="ul" gap="2" className={utility('readable', 'bullets')}>
        {noticesOf(of).map((notice) => (
          <li key={notice}>{words.list[notice]}</li>
        ))}
      </Stack>
    </FoldingCard>
  );
}

/** Where the member may pay less than at the closest place, and how much less; nothing where it makes no difference. */
export function CheaperPlaceNote({ places }: { places: readonly EstimatedPlace[] }) {
  const comparison = cheaperPlace(places);
  if (comparison === null) return null;
  const { cheapest, closest, near } = comparison;
  return (
    <Stack gap="1" look="tint">
      <p>
        <strong>{cheaperWords.title(closest.name)}</strong>
      </p>
      {[
        { which: cheaperWords.which.lowest, place: cheapest },
        ...(near === null ? [] : [{ which: cheaperWords.which.near, place: near }]),
      ].map(({ which, place: { name, share, miles } }) => (
        <p key={which}>
          {cheaperWords.place({
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
