import { Link } from '@tanstack/react-router';
import type { NoticeContact } from '#brands/brand.ts';
import { noticesWords as words } from '#content/notices.ts';
import { noticeContacts } from '#generated/brands/notices.ts';
import { formatPhone } from '#src/domain/format/formats.ts';
import { defaultBrand, type BrandId } from '#src/domain/plan/brand.ts';
import type { NoticeId } from '#src/domain/plan/notices.ts';
import { useCapability } from '#src/parts/plan/use-capability.ts';
import { PhoneNumber } from '#src/parts/text/member-services.tsx';
import { usePortal } from '#src/portal/portal-context.ts';
import { ExternalLink } from '#src/ui/actions/external-link.tsx';
import { Grid } from '#src/ui/layout/grid.tsx';

/** The offices a notice sends its reader to; for a barrier in the portal the contact form, too. */
export function NoticeContacts({ id, brand }: { id: NoticeId; brand: BrandId | null }) {
  const { session } = usePortal();
  const hasContact = useCapability('contact');
  const contacts = noticeContacts[brand ?? defaultBrand][id];
  if (contacts === undefined) return null;
  return (
    <section>
      <h2>{words.contacts}</h2>
      <Grid as="ul" columns="wide" gap="6">
        {contacts.map((contact) => (
          <li key={contact.name}>
            <Contact {...contact} />
          </li>
        ))}
      </Grid>
      {id === 'accessibility' && (
        <p>
          <Link to={session.isSignedIn() ? '/{-$contractType}/contact-us' : '/contact'}>
            {hasContact ? words.tellUs : words.callUs}
          </Link>
        </p>
      )}
    </section>
  );
}

function Contact({ name, address = [], phone, tty, email, url }: NoticeContact) {
  return (
    <>
      <h3>{name}</h3>
      {address.map((line) => (
        <p key={line}>{line}</p>
      ))}
      <p>
        <PhoneNumber phone={phone} /> ({words.tty(tty.length === 10 ? formatPhone(tty) : tty)})
      </p>
      {email !== undefined && (
        <p>
          <a href={`mailto:${email}`}>{email}</a>
        </p>
      )}
      {url !== undefined && (
        <p>
          <ExternalLink href={url}>{new URL(url).host}</ExternalLink>
        </p>
      )}
    </>
  );
}
