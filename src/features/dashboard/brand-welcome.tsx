import { illustrationOf } from '#brands/illustrations.ts';
import { brandGreetings } from '#content/brand-greetings.ts';
import { brandContent } from '#src/catalogue/brand-content.ts';
import { brandOf } from '#src/domain/plan/brand.ts';
import { usePlan } from '#src/parts/plan/use-plan.ts';
import { BrandGreeting } from '#src/ui/layout/brand-greeting.tsx';
import styles from './brand-welcome.module.css';

/** The brand's own greeting: beside the member's name on wide screens, at the end of the page on others. */
export function BrandWelcome() {
  const { plan } = usePlan();
  const id = brandOf(plan.tier1);
  return (
    <BrandGreeting
      brand={brandContent(id)}
      picture={illustrationOf(id)}
      className={styles['welcome']}
    >
      {brandGreetings[id]}
    </BrandGreeting>
  );
}
