import { everydayWords } from '#content/everyday-words.ts';
import type { Benefit } from '#src/domain/coverage/benefit.ts';
import {
  everydaySearch,
  withoutSmallWords,
  type Meant,
} from '#src/parts/search/everyday-search.ts';
import { everydayNamesOf } from '#src/parts/search/meant-words.ts';

/**
 * Creates the search over a plan's services, by the words of the plan and those of members. Words that only ask ("how
 * much is …") are left out. Where no service has every word, those with one of them are close.
 */
export function createBenefitSearch(
  benefits: readonly Benefit[],
): (typed: string) => Meant<Benefit> {
  const search = everydaySearch(benefits, ({ name, group, otherNames }) => [
    name,
    group ?? '',
    ...otherNames,
    ...everydayNamesOf(name),
  ]);
  return (typed) => {
    const words = withoutSmallWords(typed)
      .split(' ')
      .filter((word) => !everydayWords.asking.includes(word.toLowerCase().replace(/\?$/, '')));
    const whole = search(words.join(' '));
    if (whole.items.length > 0) return whole;
    const single = words.map(search).filter(({ isExact }) => isExact);
    return { items: [...new Set(single.flatMap(({ items }) => items))], isExact: false };
  };
}
