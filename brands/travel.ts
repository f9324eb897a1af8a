/** The forms that care abroad needs, by the ids of the insurer's list. */
export const travelForms = ['form-international-claim', 'form-travel-authorization'] as const;
