import { Phone } from 'lucide-react';
import { careWords } from '#content/care.ts';
import { formatPhone } from '#src/domain/format/formats.ts';
import { phoneDigits } from '#src/domain/people/phone-rules.ts';
import styles from './phone-link.module.css';

/** A phone number that a tap calls; as it is written where it has not ten digits. */
export function PhoneLink({ phone, name }: { phone: string; name: string }) {
  const digits = phoneDigits(phone);
  if (digits.length !== 10) return <span>{phone}</span>;
  const written = formatPhone(digits);
  return (
    <a
      href={`tel:+1${digits}`}
      aria-label={`${careWords.call(name)}, ${written}`}
      className={styles['phone']}
    >
      <Phone size={16} aria-hidden="true" />
      {written}
    </a>
  );
}
