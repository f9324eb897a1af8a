import { HeroAmount } from '#src/ui/data/figure.tsx';
import { utility } from '#src/ui/layout/utility.ts';
import type { OwedText } from './use-owed-text.ts';

/** Shows the sentence on what the member may owe today, with the amount in large type on a separate line. */
export function OwedSentence({ text, amount }: OwedText) {
  if (amount === '') return text;
  const [before = '', ...after] = text.split(amount);
  return (
    <>
      <span>{before}</span>
      <span className={utility('block')}>
        <HeroAmount>{amount}</HeroAmount>
      </span>
      <span>{after.join(amount)}</span>
    </>
  );
}
