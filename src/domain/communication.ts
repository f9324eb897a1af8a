/** What a member can choose about being written to, in the order it is shown. */
export const communicationKinds = ['paperlessEobs', 'memberTexts', 'annualBenefitLetter'] as const;

export type CommunicationKind = (typeof communicationKinds)[number];
