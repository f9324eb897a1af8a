import { Clock, Phone } from 'lucide-react';
import { pharmacySupport } from '#brands/phone-lines.ts';
import { pharmacySupportName } from '#content/contact.ts';
import { memberServicesWords } from '#content/member-services.ts';
import { pharmacyWords } from '#content/pharmacy.ts';
import { formatPhone } from '#src/domain/format/formats.ts';
import { Card } from '#src/ui/layout/card.tsx';
import { Stack } from '#src/ui/layout/stack.tsx';
import { SecondaryText } from '#src/ui/text/secondary-text.tsx';
import styles from './pharmacy.module.css';

/** The phone number for questions about drugs, and its hours. */
export function SupportCard() {
  const { phone, hours } = pharmacySupport;
  return (
    <Card title={pharmacyWords.support.title} icon={<Phone size={20} aria-hidden="true" />}>
      <Stack gap="half" align="start">
        <SecondaryText>{pharmacySupportName}</SecondaryText>
        <a className={styles['number']} href={`tel:+1${phone}`}>
          {formatPhone(phone)}
        </a>
        <span className={styles['hours']}>
          <Clock size={16} aria-hidden="true" /> {memberServicesWords.hours(hours)}
        </span>
      </Stack>
    </Card>
  );
}
