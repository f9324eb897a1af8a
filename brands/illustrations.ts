import type { BrandId } from '#src/domain/plan/brand.ts';

/** The addresses of the illustrations by file: `illustrations/<id>.svg`, 480 × 160, which an insurer replaces or removes. */
const files = import.meta.glob<string>('./illustrations/*.svg', {
  eager: true,
  query: '?url&no-inline',
  import: 'default',
});

/** Returns the address of a brand's illustration; null for a brand without one. */
export const illustrationOf = (id: BrandId): string | null =>
  files[`./illustrations/${id}.svg`] ?? null;
