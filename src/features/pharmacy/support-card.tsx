import { Phone } from 'lucide-react';
import { pharmacySupportName } from '#content/contact.ts';
import { memberServicesWords } from '#content/member-services.ts';
import { pharmacyWords } from '#content/pharmacy.ts';
import { pharmacySupport } from '#generated/brands/phone-lines.ts';
import { formatPhone } from '#src/domain/format/formats.ts';
import { brandOf } from '#src/domain/plan/brand.ts';
import { PhoneLine } from '#src/parts/care/phone-line.tsx';
import { usePlan } from '#src/parts/plan/use-plan.ts';
import { Card } from '#src/ui/layout/card.tsx';

/** The phone number for questions about drugs, and its hours. */
export function SupportCard() {
  const { phone, hours } = pharmacySupport[brandOf(usePlan().plan.tier1)];
  return (
    <Card title={pharmacyWords.support.title} icon={<Phone size={20} aria-hidden="true" />}>
      <PhoneLine
        name={pharmacySupportName}
        phone={phone}
        shown={formatPhone(phone)}
        hours={memberServicesWords.hours(hours)}
      />
    </Card>
  );
}
