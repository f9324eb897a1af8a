import { PiggyBank, SquareArrowOutUpRight, Phone } from 'lucide-react';
import { pharmacyWords as words } from '#content/pharmacy.ts';
import { ScreenTitle } from '#src/parts/screen/screen-title.tsx';
import { useCapability } from '#src/parts/plan/use-capability.ts';
import { usePlan } from '#src/parts/plan/use-plan.ts';
import { useStepFocus } from '#src/parts/screen/use-step-focus.ts';
import { PartBoundary } from '#src/ui/feedback/part-boundary.tsx';
import { Grid } from '#src/ui/layout/grid.tsx';
import { Stack } from '#src/ui/layout/stack.tsx';
import { contentText } from '#src/catalogue/content-text.ts';
import { partners } from '#src/domain/single-sign-on/partners.ts';
import { usePortal } from '#src/portal/portal-context.ts';
import { Button } from '#src/ui/actions/button.tsx';
import { Card } from '#src/ui/layout/card.tsx';
import { OpensInNewTab } from '#src/ui/actions/external-link.tsx';
import { pharmacySupportName } from '#content/contact.ts';
import { memberServicesWords } from '#content/member-services.ts';
import { titles } from '#content/titles.ts';
import { pharmacySupport } from '#generated/brands/phone-lines.ts';
import { formatPhone } from '#src/domain/format/formats.ts';
import { brandOf } from '#src/domain/plan/brand.ts';
import { PhoneLine } from '#src/parts/care/phone-line.tsx';
import { DrugSearchCard } from './drug-search-card.tsx';
import type { PharmacyNavigation } from './pharmacy-search.ts';
import { TierPricesCard } from './tier-prices-card.tsx';
import { PrescriptionsCard } from './prescriptions-card.tsx';
import { DrugResults } from './drug-results.tsx';

const savingsWords = words.savings;

/** The pharmacy center: the cost of a drug first, then fills, savings and phone numbers. */
export function PharmacyScreen({ search, onSearch }: PharmacyNavigation) {
  const { rights } = usePlan();
  const { pharmacyCenter, rxSavingsSolutions } = rights;
  const hasDrugs = useCapability('drugList') && pharmacyCenter;
  const hasFills = useCapability('pharmacy') && pharmacyCenter;
  const looked = JSON.stringify([search.drug, search.all]);
  useStepFocus(looked);
  return (
    <>
      <ScreenTitle>{titles.pharmacy}</ScreenTitle>
      {hasDrugs && (
        <PartBoundary>
          <DrugSearchCard key={looked} {...{ search, onSearch, hasFills }} />
        </PartBoundary>
      )}
      {hasDrugs && (search.drug ?? search.all) && (
        <PartBoundary>
          <DrugResults {...{ search, onSearch }} />
        </PartBoundary>
      )}
      {hasFills && (
        <PartBoundary>
          <PrescriptionsCard {...{ search, onSearch }} />
        </PartBoundary>
      )}
      <Grid columns="halves" gap="6" align="start">
        {pharmacyCenter && (
          <PartBoundary>
            <TierPricesCard />
          </PartBoundary>
        )}
        <Stack gap="6">
          {rxSavingsSolutions && (
            <PartBoundary>
              <SavingsCard />
            </PartBoundary>
          )}
          <PartBoundary>
            <SupportCard />
          </PartBoundary>
        </Stack>
      </Grid>
    </>
  );
}

/** Hands the member over to the savings partner (decision 024). */
function SavingsCard() {
  const { singleSignOn } = usePortal();
  return (
    <Card title={savingsWords.title} icon={<PiggyBank size={20} aria-hidden="true" />}>
      <p>{contentText('pharmacy-card-description')}</p>
      <div>
        <Button
          onClick={() =>
            void singleSignOn.toPartner(partners.prescriptionSavings, savingsWords.partner)
          }
        >
          <SquareArrowOutUpRight size={20} aria-hidden="true" />
          {contentText('pharmacy-card-button-label')}
          <OpensInNewTab />
        </Button>
      </div>
    </Card>
  );
}

/** The phone number for questions about drugs, and its hours. */
function SupportCard() {
  const { phone, hours } = pharmacySupport[brandOf(usePlan().plan.tier1)];
  return (
    <Card title={words.support.title} icon={<Phone size={20} aria-hidden="true" />}>
      <PhoneLine
        name={pharmacySupportName}
        phone={phone}
        shown={formatPhone(phone)}
        hours={memberServicesWords.hours(hours)}
      />
    </Card>
  );
}
