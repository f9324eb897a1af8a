/** The member's agreement before the discounts partner opens. Invented for the sandbox. */
export const discountsAuthorization = [
  'Member Discounts is run by a partner. The partner needs to know that you are a member of our plan before it can give you lower prices.',
  'If you agree, we will tell the partner your name, your date of birth, your address and that you are our member. We will not share your claims, your health records or what you pay for your plan.',
  'The partner may use this information only to give you discounts and to tell you about them. It may not sell it. Once the partner has it, federal privacy law may no longer protect it.',
  'You don’t have to agree. Your coverage, your claims and what you pay stay the same if you say no. You just can’t use the discounts.',
  'This authorization ends one year after you leave the plan. What we shared before that stays with the partner.',
  'You can print this page and keep it. You can also ask us for a copy at any time.',
  // The number and the hours of the brand follow.
  'You can end this authorization sooner. Just write to us.',
] as const;
