/** The lines for members abroad, open at all hours. Invented for the sandbox; an insurer puts its own here. */
export const travelLines = [
  { from: 'abroad', phone: '5015550143', shown: '+1 (501) 555-0143' },
  { from: 'home', phone: '8005550142', shown: '(800) 555-0142' },
] as const;

/** The forms that care abroad needs, by the ids of the insurer's list. */
export const travelForms = ['form-international-claim', 'form-travel-authorization'] as const;
