import type { CSSProperties } from 'react';

/** Returns a brand's colors as custom properties, for the header and the card artwork. */
export function brandColors(brand: {
  accent: string;
  tint: string;
  deep: string;
}): CSSProperties & Record<`--brand-${string}`, string> {
  return {
    '--brand-accent': brand.accent,
    '--brand-tint': brand.tint,
    '--brand-deep': brand.deep,
  };
}
