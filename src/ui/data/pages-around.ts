/** Returns the pages to offer: first, last and those around the current one; null for a gap. */
export function pagesAround(page: number, pages: number): (number | null)[] {
  const wanted = [1, page - 1, page, page + 1, pages].filter((one) => one >= 1 && one <= pages);
  const sorted = [...new Set(wanted)].toSorted((a, b) => a - b);
  return sorted.flatMap((one, place) => {
    const before = sorted[place - 1];
    if (before === undefined || one - before === 1) return [one];
    // A gap of one page is that page.
    return one - before === 2 ? [one - 1, one] : [null, one];
  });
}
