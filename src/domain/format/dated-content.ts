/**
 * Returns a day in the content's format, perhaps without leading zeros (`2024-11-8`), as YYYY-MM-DD; null for invalid
 * text.
 */
export function dayOf(text: string): string | null {
  const [, year, month = '', day = ''] = /^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(text.trim()) ?? [];
  if (year === undefined) return null;
  const iso = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const date = new Date(`${iso}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(iso) ? iso : null;
}

/** Whether content has expired on a day (YYYY-MM-DD): from its date on. Without a date that can be read, never. */
export function hasExpired(expires: string | null | undefined, today: string): boolean {
  const day = expires ? dayOf(expires) : null;
  return day !== null && day <= today;
}

/**
 * Returns the latest of dated variants that is not after a day (YYYY-MM-DD); null when all are later. The variants may
 * be in any order; one whose date cannot be read is skipped.
 */
export function latestOf<Variant>(
  variants: readonly (readonly [day: string, variant: Variant])[],
  today: string,
): Variant | null {
  let latest: { day: string; variant: Variant } | null = null;
  for (const [text, variant] of variants) {
    const day = dayOf(text);
    if (day === null || day > today) continue;
    if (latest === null || day >= latest.day) latest = { day, variant };
  }
  return latest?.variant ?? null;
}
