/** The terms of use, invented for the sandbox as everything of the brands is. `version` names the text a member accepted. */
export const termsOfUse = {
  version: '2026-07-01',
  inForceSince: (day: string) => `In force since ${day}`,
  intro:
    'These terms are the agreement between you and us about this portal. They do not change your health plan: what is covered is written in your policy.',
  sections: [
    {
      title: 'Who may use the portal',
      paragraphs: [
        'The portal is for members and policyholders of our plans who are of legal majority. A child under 14 is registered by a legal guardian, who agrees to these terms for the child.',
        'Your account is yours alone. Do not share your user name or password, and tell us at once if you think that somebody else knows them.',
      ],
    },
    {
      title: 'Text messages, email and signing in safely',
      paragraphs: [
        'You agree that we send one-time passcodes and notices about your account by text message or email. Message and data rates of your carrier may apply.',
        'These passcodes protect your health information, so the portal cannot be used without them. You can opt out at any time; you then lose access to the portal, but not your coverage.',
      ],
    },
    {
      title: 'What you see here',
      paragraphs: [
        'We show your plan, claims and payments as they stand in our systems. New claims and payments may take some days to appear. Estimates are estimates: your share depends on the claim we receive.',
        'Nothing in the portal replaces the advice of your doctor. In an emergency call 911.',
      ],
    },
    {
      title: 'Other people’s information',
      paragraphs: [
        'A policyholder may see the records of covered dependents until they turn 18. From then on the dependent decides who may see them.',
        'Use the information of others only for what they or the law allow.',
      ],
    },
    {
      title: 'Links to other sites',
      paragraphs: [
        'Some pages lead to sites of partners. Their own terms and privacy rules apply there.',
      ],
    },
    {
      title: 'Changes',
      paragraphs: [
        'When these terms change, we ask you to accept them again before you go on. If you do not agree, sign out and call us: we help you by phone and mail.',
      ],
    },
  ],
} as const;
