import type { Bundle } from 'fhir/r4';
import * as z from 'zod/mini';

/** What of a card is handed on. */
interface CardParts {
  /** As the service sent them. */
  coverage: unknown;
  patient: unknown;
  issuer: unknown;
}

/**
 * A card as other systems read it (CARIN Digital Insurance Card): the coverage and who insures just as the service
 * sent them, and of the patient what a card says: names, birth date, and the numbers a member is known by. Addresses,
 * phone numbers and other numbers stay out.
 * @param base where the resources are, absolute
 */
export function cardBundle(
  { coverage, patient, issuer }: CardParts,
  { base, at }: { base: string; at: Date },
): string {
  const kind: Pick<Bundle, 'resourceType' | 'type' | 'timestamp'> = {
    resourceType: 'Bundle',
    type: 'collection',
    timestamp: at.toISOString(),
  };
  const entry = [coverage, patientOnCard(patient), issuer].flatMap((resource) => {
    const named = identified.safeParse(resource);
    if (!named.success) return [];
    const { resourceType, id } = named.data;
    return [{ fullUrl: `${base}${resourceType}/${id}`, resource }];
  });
  return JSON.stringify({ ...kind, entry });
}

const identified = z.object({ resourceType: z.string(), id: z.string() });

const whole = z.unknown();
/** What of a patient stands on a card; everything else is left out. */
const cardPatient = z.object({
  ...{ resourceType: z.string(), id: z.string(), meta: z.optional(whole) },
  ...{ name: z.optional(whole), gender: z.optional(whole), birthDate: z.optional(whole) },
  identifier: z.catch(z.optional(z.array(whole)), undefined),
});

const memberNumber = z.object({
  type: z.object({ coding: z.array(z.object({ code: z.enum(['MB', 'SN']) })) }),
});

function patientOnCard(sent: unknown): unknown {
  const read = cardPatient.safeParse(sent);
  if (!read.success) return null;
  const { identifier = [], ...patient } = read.data;
  const numbers = identifier.filter((one) => memberNumber.safeParse(one).success);
  return numbers.length === 0 ? patient : { ...patient, identifier: numbers };
}
