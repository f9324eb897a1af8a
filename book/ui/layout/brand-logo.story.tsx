import { brands } from '#generated/brands/identities.ts';
import { defaultBrand } from '#src/domain/plan/brand.ts';
import { BrandLogo } from '#src/ui/layout/brand-logo.tsx';
import type { States } from '../../story.ts';

const all = Object.values(brands);

export const states: States = {
  ...Object.fromEntries(all.map((brand) => [brand.displayName, () => <BrandLogo brand={brand} />])),
  Large: () => <BrandLogo brand={brands[defaultBrand]} size={56} />,
  'A long name': () => (
    <BrandLogo
      brand={{
        ...brands[defaultBrand],
        displayName: 'Health Advantage of the Upper Ouachita Valley and Its Neighbors',
      }}
    />
  ),
};
