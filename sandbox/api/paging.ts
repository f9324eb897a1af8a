/** One page of a list, as every list of the OpenAPI documents is cut. */
export function pageOf<T>(
  all: readonly T[],
  { page, pageSize }: { page: number; pageSize: number },
) {
  const start = (page - 1) * pageSize;
  return { items: all.slice(start, start + pageSize), page, pageSize, total: all.length };
}
