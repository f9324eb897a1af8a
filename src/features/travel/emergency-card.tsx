import { Clock, Phone } from 'lucide-react';
import { travelLines } from '#brands/travel.ts';
import { travelWords } from '#content/travel.ts';
import { Card } from '#src/ui/layout/card.tsx';
import { Stack } from '#src/ui/layout/stack.tsx';
import styles from './travel-screen.module.css';

const words = travelWords.emergency;

/** The numbers, first of all: one tap calls. */
export function EmergencyCard() {
  return (
    <Card title={words.title} icon={<Phone size={20} aria-hidden="true" />}>
      <p>{words.lead}</p>
      <Stack as="ul" gap="4" className={styles['lines']}>
        {travelLines.map(({ from, phone, shown }) => (
          <li key={phone}>
            <span className={styles['name']}>{words.lines[from]}</span>
            <a className={styles['number']} href={`tel:+1${phone}`}>
              {shown}
            </a>
            <span className={styles['hours']}>
              <Clock size={16} aria-hidden="true" /> {words.hours}
            </span>
          </li>
        ))}
      </Stack>
      <p>{words.help}</p>
    </Card>
  );
}
