import { hashOf } from '../claims/random.ts';
import { townNamed, type Town } from './towns.ts';

/** A place of care with the organization that runs it. */
export type Practice = {
  /** The part after `org-` and `loc-` in the ids. */
  key: string;
  organizationId: string;
  locationId: string;
  name: string;
  street: string;
  town: Town;
  /** Null for a place without coordinates. */
  position: { latitude: number; longitude: number } | null;
  /** Ten digits. */
  phone: string;
  accessibility: readonly ('adacomp' | 'pubtrans')[];
  isOpenOnSaturday: boolean;
};

export type PracticeKind = 'primary' | 'specialty' | 'dental' | 'vision';

const kindNames: Readonly<Record<PracticeKind, string>> = {
  primary: 'Family Clinic',
  specialty: 'Specialty Clinic',
  dental: 'Dental Care',
  vision: 'Eye Care',
};

const streets = ['Main Street', 'Orchard Avenue', 'Depot Street', 'College Avenue', 'River Drive'];

/** Returns the practice of randomly combined providers: one place of each kind in each town. */
export function practiceIn(town: Town, kind: PracticeKind): Practice {
  if (town.name === 'Cedar Bluff' && kind === 'primary') return cedarClinic;
  const key = `${slug(town.name)}-${kind}`;
  return practice({ key, name: `${town.name} ${kindNames[kind]}`, town });
}

function practice(of: {
  key: string;
  name: string;
  town: Town;
  organizationId?: string;
  locationId?: string;
  street?: string;
  phone?: string;
}): Practice {
  const { key, name, town } = of;
  const lot = hashOf(key);
  const away = (shift: number): number => (((lot >>> shift) % 200) - 100) / 4000;
  const digits = String(lot % 10_000).padStart(4, '0');
  return {
    key,
    name,
    town,
    organizationId: of.organizationId ?? `org-${key}`,
    locationId: of.locationId ?? `loc-${key}`,
    street: of.street ?? `${100 + (lot % 1900)} ${streets[lot % streets.length] ?? ''}`,
    // Numbers of invented people end in 555-01xx, so the area code distinguishes them.
    phone: of.phone ?? `${town.zip.startsWith('72') ? '501' : '870'}55501${digits.slice(2)}`,
    position: {
      latitude: Number((town.latitude + away(3)).toFixed(4)),
      longitude: Number((town.longitude + away(11)).toFixed(4)),
    },
    accessibility: [
      ...(lot % 5 === 0 ? [] : (['adacomp'] as const)),
      ...(lot % 3 === 0 ? (['pubtrans'] as const) : []),
    ],
    isOpenOnSaturday: lot % 4 === 0,
  };
}

/** The clinic of the OpenAPI documents' examples. */
const cedarClinic: Practice = {
  ...practice({
    key: 'cedar-clinic',
    name: 'Cedar Bluff Family Clinic',
    town: townNamed('Cedar Bluff'),
    street: '1200 Orchard Avenue',
    phone: '5015550160',
  }),
  position: { latitude: 34.7465, longitude: -92.2896 },
};

const own = (key: string, organizationId: string, name: string, town: string): Practice =>
  practice({ key, organizationId, locationId: `loc-${key}`, name, town: townNamed(town) });

/** Places without a person to name, and where the people of the claims practice. */
export const ownPractices = {
  cedarOrtho: own('cedar-ortho', 'org-cedar-ortho', 'Cedar Bluff Orthopedics', 'Cedar Bluff'),
  riverside: own('riverside', 'org-riverside-hospital', 'Riverside Hospital', 'Cedar Bluff'),
  clearpoint: own('clearpoint', 'org-clearpoint', 'Clearpoint Imaging', 'Little Bend'),
  summitLab: own('summit-lab', 'org-summit-lab', 'Summit Laboratory', 'Cedar Bluff'),
  juniper: own('juniper', 'org-juniper-therapy', 'Juniper Physical Therapy', 'Cedar Bluff'),
  lakeside: own('lakeside', 'org-lakeside-chiro', 'Lakeside Chiropractic', 'Little Bend'),
  northgate: own('northgate', 'org-northgate', 'Northgate Urgent Care', 'Cedar Bluff'),
  pinePediatrics: own(
    'pine-pediatrics',
    'org-pine-pediatrics',
    'Pine Hollow Pediatrics',
    'Pine Hollow',
  ),
  highPlains: own('high-plains', 'org-high-plains', 'High Plains Specialty Clinic', 'Marlow'),
  dentalGroup: own(
    'little-bend-dental',
    'org-little-bend-dental',
    'Little Bend Dental Group',
    'Little Bend',
  ),
  brightVision: own('bright-vision', 'org-bright-vision', 'Bright Vision Center', 'Cedar Bluff'),
  cedarImaging: practice({
    key: 'imaging-cedar',
    name: 'Cedar Bluff Imaging',
    town: townNamed('Cedar Bluff'),
    street: '40 Depot Street',
  }),
  marlowImaging: practice({
    key: 'imaging-marlow',
    name: 'Marlow Open MRI',
    town: townNamed('Marlow'),
    street: '7 Quarry Road',
  }),
} as const satisfies Record<string, Practice>;

function slug(name: string): string {
  return name.toLowerCase().replaceAll(/[^a-z]+/g, '-');
}
