import type {
  Address,
  ContactPoint,
  Identifier,
  Organization,
  OrganizationContact,
} from '@medplum/fhirtypes';
import type { CardContact, CardIssuer } from '#src/domain/id-card/card.ts';
import { concept, hasCode, labelOf, wordsIn } from '../concepts.ts';
import { code, list, part, resource, text } from '../lenient.ts';

const telecom = list(part<ContactPoint>()({ system: code, value: text }));
const address = part<Address>()({
  text,
  line: list(text),
  city: text,
  state: text,
  postalCode: text,
});

const readOrganization = resource<Organization>('Organization')({
  name: text,
  identifier: list(part<Identifier>()({ value: text, type: concept })),
  telecom,
  address: list(address),
  contact: list(part<OrganizationContact>()({ purpose: concept, telecom, address })),
});

type Read = NonNullable<ReturnType<typeof readOrganization>>;

/** Reads an organization as an insurer; null for anything else. */
export function readIssuer(value: unknown): CardIssuer | null {
  const read = readOrganization(value);
  if (read === null) return null;
  const purposes = [...(read.contact ?? []), { telecom: read.telecom }];
  const payerId = read.identifier?.find(({ type }) => hasCode(type, 'payerid'));
  return {
    name: wordsIn(read.name),
    payerId: wordsIn(payerId?.value),
    contacts: purposes.flatMap(contactOf),
    address: addressOf(read),
  };
}

function contactOf(
  contact: Pick<NonNullable<Read['contact']>[number], 'telecom'> & {
    purpose?: NonNullable<Read['contact']>[number]['purpose'];
  },
): CardContact[] {
  const valueOf = (system: string) =>
    wordsIn(contact.telecom?.find((point) => point.system === system)?.value);
  const [phone, url] = [valueOf('phone'), valueOf('url')];
  const safe = url !== null && URL.canParse(url) && /^https?:$/.test(new URL(url).protocol);
  if (phone === null && !safe) return [];
  return [
    {
      purpose: wordsIn(labelOf(contact.purpose)),
      isForPharmacists: hasCode(contact.purpose, 'pharma'),
      phone,
      url: safe ? url : null,
    },
  ];
}

/** Returns the address for claims: that of a contact, else the organization's own. */
function addressOf(read: Read): string[] {
  const sentAddress =
    read.contact?.find((contact) => contact.address !== undefined)?.address ?? read.address?.[0];
  if (sentAddress === undefined) return [];
  const cityLine = [
    sentAddress.city,
    [sentAddress.state, sentAddress.postalCode].filter(Boolean).join(' '),
  ];
  const lines = [...(sentAddress.line ?? []), cityLine.filter(Boolean).join(', ')].filter(Boolean);
  return lines.length > 0 ? lines : [sentAddress.text ?? ''].filter(Boolean);
}
