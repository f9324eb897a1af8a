import { ListChecks } from 'lucide-react';
import { travelWords } from '#content/travel.ts';
import { Card } from '#src/ui/layout/card.tsx';
import styles from './travel-screen.module.css';

const words = travelWords.steps;

/** The steps before, during and after the trip. */
export function StepsCard() {
  return (
    <Card title={words.title} icon={<ListChecks size={20} aria-hidden="true" />}>
      <div className={styles['stages']}>
        {words.stages.map(({ name, steps }) => (
          <section key={name}>
            <h3>{name}</h3>
            <ol>
              {steps.map((step) => (
                <li key={step}>{step}</li>
              ))}
            </ol>
          </section>
        ))}
      </div>
    </Card>
  );
}
