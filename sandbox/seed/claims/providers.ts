/** The providers who treat the members of the seed. All are invented. */
export type Provider = { id: string; name: string } & (
  { resourceType: 'Organization' } | { resourceType: 'Practitioner'; family: string; given: string }
);

function organization<Id extends string>(id: Id, name: string) {
  return { resourceType: 'Organization' as const, id, name };
}

function practitioner<Id extends string>(
  id: Id,
  given: string,
  family: string,
  credential: string,
) {
  const name = `${given} ${family}, ${credential}`;
  return { resourceType: 'Practitioner' as const, id, name, given, family };
}

export const providers = [
  organization('org-cedar-clinic', 'Cedar Bluff Family Clinic'),
  organization('org-cedar-ortho', 'Cedar Bluff Orthopedics'),
  organization('org-riverside-hospital', 'Riverside Hospital'),
  organization('org-clearpoint', 'Clearpoint Imaging'),
  organization('org-summit-lab', 'Summit Laboratory'),
  organization('org-juniper-therapy', 'Juniper Physical Therapy'),
  organization('org-lakeside-chiro', 'Lakeside Chiropractic'),
  organization('org-northgate', 'Northgate Urgent Care'),
  organization('org-pine-pediatrics', 'Pine Hollow Pediatrics'),
  organization('org-high-plains', 'High Plains Specialty Clinic'),
  organization('org-orchard-pharmacy', 'Orchard Pharmacy'),
  organization('org-harvest-pharmacy', 'Harvest Pharmacy'),
  organization('org-little-bend-dental', 'Little Bend Dental Group'),
  organization('org-bright-vision', 'Bright Vision Center'),
  practitioner('prac-salas', 'Rafael', 'Salas', 'MD'),
  practitioner('prac-okeefe', 'Brian', 'O’Keefe', 'MD'),
  practitioner('prac-marchetti', 'Lucia', 'Marchetti', 'MD'),
  practitioner('prac-ito', 'Dana', 'Ito', 'DDS'),
  practitioner('prac-whitcomb', 'Helen', 'Whitcomb', 'OD'),
] as const satisfies readonly Provider[];

export type ProviderId = (typeof providers)[number]['id'];

export function providerOf(id: ProviderId): Provider {
  const match = providers.find((provider) => provider.id === id);
  if (match === undefined) throw new Error(`There is no provider ${id}`);
  return match;
}
