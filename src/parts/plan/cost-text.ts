import { costWords } from '#content/costs.ts';
import type { CostValue } from '#src/domain/coverage/cost-share.ts';
import { formatCents } from '#src/domain/format/formats.ts';

/** Returns a cost as text: `$30`, `20%`, `12 months`, or the payer's own words. */
export function costText(value: CostValue): string {
  switch (value.kind) {
    case 'money':
      return formatCents(value.cents, { short: true });
    case 'percent':
      return costWords.percent(value.percent);
    case 'span':
      return costWords.span(value.count, value.unit);
    case 'unlimited':
      return costWords.noLimit;
    case 'text':
      return value.text;
  }
}
