import type { BrandId } from '#src/domain/plan/brand.ts';

/** The addresses of the illustrations by file: `<id>/illustration.svg`, 480 × 160. */
const files = import.meta.glob<string>('./*/illustration.svg', {
  eager: true,
  query: '?url&no-inline',
  import: 'default',
});

/** Returns the address of a brand's illustration; null for a brand without one. */
export const illustrationOf = (id: BrandId): string | null =>
  files[`./${id}/illustration.svg`] ?? null;
