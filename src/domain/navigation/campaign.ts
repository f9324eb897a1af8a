/** The source of a visit, as the address the visitor followed says. */
interface Campaign {
  source: string;
  medium: string | null;
  campaign: string | null;
}

/** Returns the campaign that an address names; null without a source. */
export function campaignOf(query: URLSearchParams): Campaign | null {
  const source = query.get('utm_source');
  if (source === null) return null;
  return { source, medium: query.get('utm_medium'), campaign: query.get('utm_campaign') };
}
