import type { HumanName, Period } from 'fhir/r4';
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

const uses = ['official', 'usual', '', 'nickname', 'anonymous', 'temp', 'maiden', 'old'];

/**
 * Returns the words of the name to call somebody by: the official one first, and last those that are no longer used, by
 * their use or their period. Null where no name has words.
 */
export function nameInUse(
  names: readonly Name[] = [],
  wordsOf: (name: Name) => string | null,
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
      .map(wordsOf)
      .find((one) => one !== null) ?? null
  );
}

/** Returns the given names and the family name, without placeholders; null where there are none. */
export const partsOfName = ({
  given = [],
  family,
}: Pick<Name, 'given' | 'family'>): string | null =>
  wordsIn([...given, family].filter((one) => wordsIn(one) !== null).join(' '));
