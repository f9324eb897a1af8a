/** The communication choices of a member, in the order they are shown. */
export const communicationKinds = ['paperlessEobs', 'memberTexts', 'annualBenefitLetter'] as const;

export type CommunicationKind = (typeof communicationKinds)[number];
