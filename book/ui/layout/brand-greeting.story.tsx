import { illustrationOf } from '#brands/illustrations.ts';
import { brandGreetings } from '#content/brand-greetings.ts';
import { brands } from '#generated/brands/identities.ts';
import { defaultBrand } from '#src/domain/plan/brand.ts';
import { BrandGreeting } from '#src/ui/layout/brand-greeting.tsx';
import type { States } from '../../story.ts';

const brand = brands[defaultBrand];
const greeting = brandGreetings[defaultBrand];

export const states: States = {
  'With an illustration': () => (
    <BrandGreeting brand={brand} picture={illustrationOf(defaultBrand)}>
      {greeting}
    </BrandGreeting>
  ),
  'A brand without an illustration': () => (
    <BrandGreeting brand={brand} picture={null}>
      {greeting}
    </BrandGreeting>
  ),
  'A long greeting': () => (
    <BrandGreeting brand={brand} picture={illustrationOf(defaultBrand)}>
      From the first call to the last form, a bridge between you, your employer and your care.
    </BrandGreeting>
  ),
};
