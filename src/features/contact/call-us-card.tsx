import { Clock, Phone } from 'lucide-react';
import type { ReactNode } from 'react';
import { memberServices, pharmacySupport } from '#brands/phone-lines.ts';
import { contactWords, pharmacySupportName } from '#content/contact.ts';
import { memberServicesWords } from '#content/member-services.ts';
import { brandContent } from '#src/catalogue/brand-content.ts';
import { brandIds, type BrandId } from '#src/domain/plan/brand.ts';
import { formatPhone } from '#src/domain/format/formats.ts';
import { Card } from '#src/ui/layout/card.tsx';
import { Stack } from '#src/ui/layout/stack.tsx';
import styles from './contact-screen.module.css';

/** The phone numbers and their hours; those of every brand where the visitor's brand is unknown. */
export function CallUsCard({ brand, children }: { brand: BrandId | null; children?: ReactNode }) {
  const services =
    brand === null
      ? brandIds.map((id) => ({ name: brandContent(id).displayName, ...memberServices[id] }))
      : [{ name: memberServicesWords.name, ...memberServices[brand] }];
  return (
    <Card title={contactWords.call.title} icon={<Phone size={20} aria-hidden="true" />}>
      <Stack as="ul" gap="4" className={styles['lines']}>
        {[...services, { name: pharmacySupportName, ...pharmacySupport }].map(
          ({ name, phone, hours }) => (
            <li key={phone}>
              <span className={styles['name']}>{name}</span>
              <a href={`tel:+1${phone}`}>{formatPhone(phone)}</a>
              <span className={styles['hours']}>
                <Clock size={16} aria-hidden="true" /> {memberServicesWords.hours(hours)}
              </span>
            </li>
          ),
        )}
      </Stack>
      <Stack gap="2" className={styles['hint']}>
        {children}
      </Stack>
    </Card>
  );
}
