import { Phone } from 'lucide-react';
import { careWords } from '#content/care.ts';
import { formatPhone } from '#src/domain/format/formats.ts';
import { phoneLink } from '#src/domain/people/phone-rules.ts';
import { utility } from '#src/ui/layout/utility.ts';

/** A phone number that a tap calls; plain text for a number that can’t be called from here. */
export function PhoneLink({ phone, name }: { phone: string; name: string }) {
  const href = phoneLink(phone);
  if (href === null) return <span>{phone}</span>;
  const written = formatPhone(phone);
  return (
    <a
      href={href}
      aria-label={`${careWords.call(name)}, ${written}`}
      className={utility('inline', 'gap-1-half')}
    >
      <Phone size={16} aria-hidden="true" />
      {written}
    </a>
  );
}
