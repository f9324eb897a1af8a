import { autopayWords } from '#content/autopay.ts';
import { formatDateInProse } from '#content/formats.ts';
import { formatCents } from '#src/domain/format/formats.ts';
import type { AutopayForecast } from '#src/domain/payments/autopay.ts';
import { methodName } from './payment-text.ts';

const says = autopayWords.outlook;

/** Returns what autopay does next, in one sentence. */
export function outlookText(outlook: AutopayForecast): string {
  if (outlook.kind === 'off') return says.off;
  const day = outlook.day === null ? says.noDay : formatDateInProse(outlook.day);
  switch (outlook.kind) {
    case 'drafts':
      return says.drafts(formatCents(outlook.cents), day, methodName(outlook.method));
    case 'nothing-due':
      return says.nothingDue(day, methodName(outlook.method));
    case 'unknown-method':
      return says.unknownMethod(day);
    case 'method-removed':
      return says.methodRemoved(day);
    case 'card-ends':
      return says.cardEnds(day, methodName(outlook.method));
  }
}
