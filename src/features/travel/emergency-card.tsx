import { Phone } from 'lucide-react';
import { travelWords } from '#content/travel.ts';
import { travelLines } from '#generated/brands/travel-lines.ts';
import type { BrandId } from '#src/domain/plan/brand.ts';
import { PhoneLine } from '#src/parts/care/phone-line.tsx';
import { Card } from '#src/ui/layout/card.tsx';
import { Stack } from '#src/ui/layout/stack.tsx';

const words = travelWords.emergency;

/** The numbers, first of all: one tap calls. */
export function EmergencyCard({ brand }: { brand: BrandId }) {
  return (
    <Card title={words.title} icon={<Phone size={20} aria-hidden="true" />}>
      <p>{words.lead}</p>
      <Stack as="ul" gap="4">
        {travelLines[brand].map(({ from, phone, shown }) => (
          <PhoneLine
            as="li"
            key={phone}
            name={words.lines[from]}
            phone={phone}
            shown={shown}
            hours={words.hours}
          />
        ))}
      </Stack>
      <p>{words.help}</p>
    </Card>
  );
}
