import { claimsListWords } from '#content/claims-list.ts';
import { formatList } from '#content/formats.ts';
import { formatName } from '#src/domain/people/format-name.ts';
import type { Selection } from '#src/domain/plan/rights.ts';
import { AskToShare } from '#src/parts/plan/ask-to-share.tsx';
import { PartBoundary } from '#src/ui/feedback/part-boundary.tsx';
import { Stack } from '#src/ui/layout/stack.tsx';
import { SecondaryText } from '#src/ui/text/secondary-text.tsx';

/** The adults whose claims are missing because they have not given family access, and the way to request it. */
export function PrivateAdultsNote({ adults }: Pick<Selection, 'adults'>) {
  if (adults.length === 0) return null;
  const names = adults.map(({ firstName }) => formatName(firstName));
  return (
    <Stack gap="3">
      <SecondaryText as="p">{claimsListWords.adults(formatList(names))}</SecondaryText>
      {adults.map(({ memberId, firstName }) => (
        <div key={memberId} className="screen-only">
          <PartBoundary>
            <AskToShare memberId={memberId} name={formatName(firstName)} />
          </PartBoundary>
        </div>
      ))}
    </Stack>
  );
}
