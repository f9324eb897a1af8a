import type { HumanName, Period } from '@medplum/fhirtypes';
import { localDay } from '#src/domain/format/days.ts';
import { partialDay, wordsIn } from './concepts.ts';
import { code, list, part, text } from './lenient.ts';

export const humanName = part<HumanName>()({
  use: code,
  text,
  family: text,
  given: list(text),
  suffix: list(text),
  period: part<Period>()({ end: text }),
});

type Name = NonNullable<ReturnType<typeof humanName>>;

/** The uses of a name, the preferred one first. */
const uses = ['official', 'usual', '', 'nickname', 'anonymous', 'temp', 'maiden', 'old'];

/**
 * Returns the text of the current name: the official one if there is one, and former names last, by their use or their
 * period. Returns null if no name has text.
 * @param format returns the text of a name; null without text
 */
export function currentName(
  names: readonly Name[] = [],
  format: (name: Name) => string | null,
): string | null {
  const today = localDay(new Date());
  const rank = ({ use, period }: Name) => {
    const end = partialDay(period?.end) ?? today;
    const hasEnded = end < today.slice(0, end.length);
    return (hasEnded ? uses.length : 0) + Math.max(0, uses.indexOf(use ?? ''));
  };
  return (
    names
      .toSorted((a, b) => rank(a) - rank(b))
      .map(format)
      .find((nameText) => nameText !== null) ?? null
  );
}

/** Returns the given names and the family name, without placeholders; null if nothing is left. */
export const nameFromParts = ({
  given = [],
  family,
}: Pick<Name, 'given' | 'family'>): string | null =>
  wordsIn([...given, family].filter((namePart) => wordsIn(namePart) !== null).join(' '));
