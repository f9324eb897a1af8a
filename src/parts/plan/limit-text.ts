import { limitWords as words } from '#content/limits.ts';
import { isBenefit, remaining, type Accumulator } from '#src/domain/spending/accumulators.ts';
import { formatCents, formatCount } from '#src/domain/format/formats.ts';
import { overLimit } from '#src/domain/spending/spending-limits.ts';

/** Returns how much of a limit is used and what remains. @param isPast the plan year is over */
export function limitText(limit: Accumulator, isPast: boolean): { used: string; left: string } {
  const { allowed, used } = limit;
  const amount = (value: number) =>
    limit.unit === 'cents' ? formatCents(value, { short: true }) : formatCount(value);
  if (used === null) {
    return {
      used: allowed === undefined ? words.noLimit : words.unknown.used(amount(allowed)),
      left: words.unknown.left,
    };
  }
  if (allowed === undefined) return { used: words.soFar(amount(used)), left: words.noLimit };
  const over = overLimit(limit);
  return {
    used:
      over > 0
        ? words.over({ used: amount(used), over: amount(over), allowed: amount(allowed) })
        : words.used(amount(used), amount(allowed)),
    left: leftText(limit, { isPast, amount }),
  };
}

function leftText(
  limit: Accumulator,
  { isPast, amount }: { isPast: boolean; amount: (value: number) => string },
): string {
  const left = remaining(limit) ?? 0;
  if (left === 0) return isBenefit(limit) ? words.usedUp : words.met;
  if (isPast) return words.notUsed(amount(left));
  return isBenefit(limit) ? words.left(amount(left)) : words.toGo(amount(left));
}
