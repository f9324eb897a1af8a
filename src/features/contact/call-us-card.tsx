import { Phone } from 'lucide-react';
import type { ReactNode } from 'react';
import { contactWords, pharmacySupportName } from '#content/contact.ts';
import { memberServicesWords } from '#content/member-services.ts';
import { memberServices, pharmacySupport } from '#generated/brands/phone-lines.ts';
import { brandContent } from '#src/catalogue/brand-content.ts';
import { brandIds, defaultBrand, type BrandId } from '#src/domain/plan/brand.ts';
import { openingAt } from '#src/domain/plan/phone-line.ts';
import { formatPhone } from '#src/domain/format/formats.ts';
import { PhoneLine } from '#src/parts/care/phone-line.tsx';
import { usePortal } from '#src/portal/portal-context.ts';
import { Card } from '#src/ui/layout/card.tsx';
import { Grid } from '#src/ui/layout/grid.tsx';
import { Stack } from '#src/ui/layout/stack.tsx';

/** The phone numbers and their hours; those of every brand where the visitor's brand is unknown. */
export function CallUsCard({ brand, children }: { brand: BrandId | null; children?: ReactNode }) {
  const { now } = usePortal();
  const services =
    brand === null
      ? brandIds.map((id) => ({ name: brandContent(id).displayName, ...memberServices[id] }))
      : [{ name: memberServicesWords.name, ...memberServices[brand] }];
  const pharmacy = pharmacySupport[brand ?? defaultBrand];
  return (
    <Card title={contactWords.call.title} icon={<Phone size={20} aria-hidden="true" />}>
      <Grid as="ul" columns="medium" gap="4">
        {[...services, { name: pharmacySupportName, ...pharmacy }].map(({ name, phone, hours }) => (
          <PhoneLine
            as="li"
            key={phone}
            name={name}
            phone={phone}
            shown={formatPhone(phone)}
            opening={contactWords.call.opening(openingAt(hours, now()))}
            hours={memberServicesWords.hours(hours)}
          />
        ))}
      </Grid>
      <Stack gap="2">{children}</Stack>
    </Card>
  );
}
