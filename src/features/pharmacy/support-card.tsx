import { Phone } from 'lucide-react';
import { pharmacySupport } from '#brands/phone-lines.ts';
import { pharmacySupportName } from '#content/contact.ts';
import { memberServicesWords } from '#content/member-services.ts';
import { pharmacyWords } from '#content/pharmacy.ts';
import { formatPhone } from '#src/domain/format/formats.ts';
import { PhoneLine } from '#src/parts/care/phone-line.tsx';
import { Card } from '#src/ui/layout/card.tsx';

/** The phone number for questions about drugs, and its hours. */
export function SupportCard() {
  const { phone, hours } = pharmacySupport;
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
