import { Clock, Phone } from 'lucide-react';
import type { ReactNode } from 'react';
import { contact, contactWords } from '#content/contact.ts';
import { formatPhone } from '#src/domain/formats.ts';
import { Card } from '#src/ui/card.tsx';
import styles from './contact-screen.module.css';

/** The numbers to call, and when somebody answers. */
export function CallUsCard({ children }: { children?: ReactNode }) {
  return (
    <Card title={contactWords.call.title} icon={<Phone size={20} aria-hidden="true" />}>
      <ul className={styles['lines']}>
        {contact.lines.map(({ name, phone, hours }) => (
          <li key={phone}>
            <span className={styles['name']}>{name}</span>
            <a href={`tel:+1${phone}`}>{formatPhone(phone)}</a>
            <span className={styles['hours']}>
              <Clock size={16} aria-hidden="true" /> {hours}
            </span>
          </li>
        ))}
      </ul>
      <div className={styles['hint']}>{children}</div>
    </Card>
  );
}
