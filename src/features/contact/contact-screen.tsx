import { Clock, Phone } from 'lucide-react';
import { contact } from '#src/catalogue/contact.ts';
import { formatPhone } from '#src/domain/formats.ts';
import { useSelection } from '#src/portal/portal-context.ts';
import { ScreenTitle } from '#src/shell/screen-title.tsx';
import { Card } from '#src/ui/card.tsx';
import { ContactForm } from './contact-form.tsx';
import styles from './contact-screen.module.css';

/** A question to customer service, and the numbers to call. */
export function ContactScreen() {
  const selection = useSelection();
  return (
    <>
      <ScreenTitle intro="Write to us, or call if you need an answer today.">
        Contact Us
      </ScreenTitle>
      <div className={styles['columns']}>
        {selection && <ContactForm current={selection.plan} />}
        <Card title="Call us" icon={<Phone size={20} aria-hidden="true" />}>
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
          <p className={styles['hint']}>
            Questions about a claim are answered by the next business day.
          </p>
        </Card>
      </div>
    </>
  );
}
