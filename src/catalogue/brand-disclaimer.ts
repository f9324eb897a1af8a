import { brandDisclaimers, mainDisclaimer } from '#content/disclaimer.ts';
import type { BrandId } from '#src/domain/plan/brand.ts';

/**
 * Returns a brand's disclaimer about links to other sites, in paragraphs. A separate module, because it loads with the
 * dialog.
 */
export function disclaimerOf(id: BrandId): readonly string[] {
  return brandDisclaimers[id] ?? mainDisclaimer;
}
