import { useQuery } from '@tanstack/react-query';
import { IdCard, Printer } from 'lucide-react';
import { travelWords } from '#content/travel.ts';
import { travelLines } from '#generated/brands/travel-lines.ts';
import { memberPatientsQuery } from '#src/api/queries/patients-of-members.ts';
import { formatName } from '#src/domain/people/format-name.ts';
import { brandOf } from '#src/domain/plan/brand.ts';
import type { Plan } from '#src/domain/plan/plan.ts';
import { usePortal } from '#src/portal/portal-context.ts';
import { FactList } from '#src/ui/data/fact-list.tsx';
import { Button } from '#src/ui/actions/button.tsx';
import { Card } from '#src/ui/layout/card.tsx';
import { Stack } from '#src/ui/layout/stack.tsx';
import { SecondaryText } from '#src/ui/text/secondary-text.tsx';
import styles from './travel-screen.module.css';

const words = travelWords.card;

/** A card in the size of an ID card on paper: the member, and the numbers to call from anywhere. */
export function TravelCard({ plan }: { plan: Plan }) {
  // A hospital abroad needs the name in the passport; on failure, the card has the known name.
  const { data: patients } = useQuery(memberPatientsQuery(usePortal(), plan, [plan.memberId]));
  const name = patients?.get(plan.memberId)?.name ?? formatName(plan.usersPreferredName);
  return (
    <Card title={words.title} icon={<IdCard size={20} aria-hidden="true" />}>
      <Stack gap="2" className={styles['card']}>
        <strong>{plan.lobDisplayName}</strong>
        <FactList
          facts={[
            [words.name, <strong>{name}</strong>],
            [words.memberId, <strong>{plan.memberId}</strong>],
          ]}
          look="labels"
        />
        <strong>{words.help}</strong>
        <Stack as="ul" gap="1-half">
          {travelLines[brandOf(plan.tier1)].map(({ from, phone, shown }) => (
            <li key={phone}>
              <SecondaryText>{travelWords.emergency.lines[from]}</SecondaryText>{' '}
              <strong>{shown}</strong>
            </li>
          ))}
        </Stack>
      </Stack>
      <Stack gap="3" align="start">
        <SecondaryText as="p">{words.hint}</SecondaryText>
        <Button variant="secondary" onClick={() => window.print()}>
          <Printer size={20} aria-hidden="true" />
          {words.print}
        </Button>
      </Stack>
    </Card>
  );
}
