import { brands } from '#brands/identities.ts';
import { illustrationOf } from '#brands/illustrations.ts';
import { brandGreetings } from '#content/brand-greetings.ts';
import { BrandGreeting } from '#src/ui/layout/brand-greeting.tsx';
import type { States } from '../../story.ts';

export const states: States = {
  'With an illustration': () => (
    <BrandGreeting brand={brands.ABCBS} picture={illustrationOf('ABCBS')}>
      {brandGreetings.ABCBS}
    </BrandGreeting>
  ),
  'A brand without an illustration': () => (
    <BrandGreeting brand={brands.HA} picture={null}>
      {brandGreetings.HA}
    </BrandGreeting>
  ),
  'A long greeting': () => (
    <BrandGreeting brand={brands.BA} picture={illustrationOf('BA')}>
      From the first call to the last form, a bridge between you, your employer and your care.
    </BrandGreeting>
  ),
};
