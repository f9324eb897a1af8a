import { PiggyBank, SquareArrowOutUpRight } from 'lucide-react';
import { pharmacyWords } from '#content/pharmacy.ts';
import { contentText } from '#src/catalogue/content-text.ts';
import { partners } from '#src/domain/single-sign-on/partners.ts';
import { usePortal } from '#src/portal/portal-context.ts';
import { Button } from '#src/ui/actions/button.tsx';
import { Card } from '#src/ui/layout/card.tsx';
import { OpensInNewTab } from '#src/ui/actions/external-link.tsx';

const words = pharmacyWords.savings;

/** Hands the member over to the savings partner (decision 024). */
export function SavingsCard() {
  const { singleSignOn } = usePortal();
  return (
    <Card title={words.title} icon={<PiggyBank size={20} aria-hidden="true" />}>
      <p>{contentText('pharmacy-card-description')}</p>
      <div>
        <Button
          onClick={() => void singleSignOn.toPartner(partners.prescriptionSavings, words.partner)}
        >
          <SquareArrowOutUpRight size={20} aria-hidden="true" />
          {contentText('pharmacy-card-button-label')}
          <OpensInNewTab />
        </Button>
      </div>
    </Card>
  );
}
