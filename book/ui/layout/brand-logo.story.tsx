import { brands } from '#brands/identities.ts';
import { BrandLogo } from '#src/ui/layout/brand-logo.tsx';
import type { States } from '../../story.ts';

const all = Object.values(brands);

export const states: States = {
  ...Object.fromEntries(all.map((brand) => [brand.displayName, () => <BrandLogo brand={brand} />])),
  Large: () => <BrandLogo brand={brands.ABCBS} size={56} />,
  'A long name': () => (
    <BrandLogo
      brand={{ ...brands.HA, displayName: 'Harbor Health Advantage of the Upper Ouachita Valley' }}
    />
  ),
};
