import { brands } from '#generated/brands/identities.ts';
import { illustrationOf } from '#brands/illustrations.ts';
import { brandIds } from '#src/domain/plan/brand.ts';
import { BrandPicture } from '#src/ui/layout/brand-picture.tsx';
import type { States } from '../../story.ts';

export const states: States = {
  ...Object.fromEntries(
    brandIds.map((id) => [brands[id].displayName, () => <BrandPicture src={illustrationOf(id)} />]),
  ),
  'A brand without one': () => <BrandPicture src={null} />,
};
