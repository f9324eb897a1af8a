import { ShieldCheck } from 'lucide-react';
import { travelWords } from '#content/travel.ts';
import { Card } from '#src/ui/layout/card.tsx';
import { SecondaryText } from '#src/ui/text/secondary-text.tsx';
import styles from './travel-screen.module.css';

const words = travelWords.covered;

export function CoveredCard() {
  return (
    <Card title={words.title} icon={<ShieldCheck size={20} aria-hidden="true" />}>
      <dl className={styles['facts']}>
        {words.items.map(({ name, text }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <SecondaryText as="p">{words.terms}</SecondaryText>
    </Card>
  );
}
