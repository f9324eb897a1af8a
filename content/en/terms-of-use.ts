/** The terms of use, invented for the sandbox as everything of the brands is. `version` names the text a member accepted. */
export const termsOfUse = {
  version: '2026-11-01',
  inForceSince: (day: string) => `Effective ${day}`,
  intro:
    'These terms are the agreement between you and us about this portal. They do not change your health plan. Your policy says what is covered.',
  sections: [
    {
      title: 'Who may use the portal',
      paragraphs: [
        'The portal is for members and policyholders of our plans who are of legal majority. A child under 14 is registered by a legal guardian, who agrees to these terms for the child.',
        'Your account is for you only. Do not share your username or password. Tell us right away if you think someone else knows them.',
      ],
    },
    {
      title: 'Text messages, email and signing in safely',
      paragraphs: [
        'You agree that we may send one-time passcodes and notices about your account by text message or email. Your carrier’s message and data rates may apply.',
        'These passcodes protect your health information. You can choose under Settings whether we ask for one each time you sign in. You can also opt out of these messages altogether. If you do, you lose access to the portal, but not your coverage.',
      ],
    },
    {
      title: 'What you see here',
      paragraphs: [
        'We show your plan, claims and payments as they are in our systems. New claims and payments may take a few days to appear. Cost estimates are only estimates. Your share depends on the claim we receive.',
        'Nothing in the portal replaces the advice of your doctor. In an emergency, call 911.',
      ],
    },
    {
      title: 'Other people’s information',
      paragraphs: [
        'A policyholder may see the records of covered dependents until they turn 18. After that, the dependent decides who may see them.',
        'Use other people’s information only as they or the law allow.',
      ],
    },
    {
      title: 'Links to other sites',
      paragraphs: [
        'Some pages link to our partners’ sites. Their own terms and privacy rules apply there.',
      ],
    },
    {
      title: 'Legal claims',
      paragraphs: [
        'A legal claim about this portal must be filed within 1 year after its reason arose. Your rights under your policy, such as an appeal, have their own time limits.',
      ],
    },
    {
      title: 'Changes',
      paragraphs: [
        'When these terms change, we will ask you to accept them again before you continue. If you do not agree, sign out and call us. We can help you by phone and mail.',
      ],
    },
  ],
} as const;
