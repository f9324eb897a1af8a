import { Link } from '@tanstack/react-router';
import { settingsWords } from '#content/settings.ts';
import { licenseeStatement } from '#content/brands.ts';
import { brandContent } from '#src/catalogue/brand-content.ts';
import { brandOf } from '#src/domain/plan/brand.ts';
import type { Plan } from '#src/domain/plan/plan.ts';
import { FactList } from '#src/ui/data/fact-list.tsx';
import { Card } from '#src/ui/layout/card.tsx';
import { PartBoundary } from '#src/ui/feedback/part-boundary.tsx';
import { Stack } from '#src/ui/layout/stack.tsx';
import { utility } from '#src/ui/layout/utility.ts';
import { SettingsFrame } from './settings-frame.tsx';
import { useOwnPlan } from './use-own-plan.ts';

const words = settingsWords.about;

/** The company behind this website, the agreements accepted, and the ways to get help. */
export function AboutScreen() {
  const { plan } = useOwnPlan();
  return (
    <SettingsFrame intro={words.intro}>
      <PartBoundary>{plan && <PlanCard plan={plan} />}</PartBoundary>
      <Card title={words.legal.title}>
        <Stack as="ul" gap="2" align="start" look="links">
          <li>
            {/* The way back from there leads here. */}
            <Link to="/terms-of-use" search={{ backToAboutTab: true }}>
              {words.legal.terms}
            </Link>
          </li>
          <li>
            <Link to="/privacy-policy">{words.legal.privacy}</Link>
          </li>
          <li>
            <Link to="/linking-disclaimer">{words.legal.disclaimer}</Link>
          </li>
          <li>
            <Link to="/brand-resources">{words.help.brand}</Link>
          </li>
        </Stack>
      </Card>
      <Card title={words.help.title}>
        <Stack as="ul" gap="2" align="start" look="links">
          <li>
            <Link to="/{-$contractType}/contact-us">{words.help.contact}</Link>
          </li>
        </Stack>
      </Card>
    </SettingsFrame>
  );
}

function PlanCard({ plan }: { plan: Plan }) {
  const { displayName } = brandContent(brandOf(plan.tier1));
  return (
    <Card title={words.plan.title} className={utility('whole-row')}>
      <FactList
        facts={[
          [words.plan.company, displayName],
          [words.plan.planName, plan.lobDisplayName],
          [words.plan.memberId, plan.memberId],
        ]}
        look="labels"
        columns="narrow"
      />
      <p className={utility('secondary')}>{licenseeStatement(displayName)}</p>
    </Card>
  );
}
