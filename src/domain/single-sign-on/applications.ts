import { hasType, type Rights } from '#src/domain/plan/rights.ts';

/** Other applications of the insurer (product rule 3.11), with the right each needs (product rule 6.3). */
const rightsNeeded = {
  interqual: (rights) => hasType(rights.pageIdentifiers, 'interqual'),
  cob: (rights) => rights.updateOtherCoverageInformation,
  updatepolicy: (rights) => rights.updatePolicy,
  updatepolicymetallic: (rights) => rights.updatePolicyMetallic,
} satisfies Record<string, (rights: Rights) => boolean>;

export type Application = keyof typeof rightsNeeded;

export function isApplication(name: string): name is Application {
  return Object.hasOwn(rightsNeeded, name);
}

/** Whether a member with these rights can be signed on to it. */
export function canBeHandedOver(application: Application, rights: Rights): boolean {
  return rightsNeeded[application](rights);
}
