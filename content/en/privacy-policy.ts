/** The privacy policy, invented for the sandbox as everything of the brands is. */
export const privacyPolicy = {
  title: 'Privacy Policy',
  print: 'Print the policy',
  intro:
    'This policy says what we learn about you when you use this portal, and what we do with it.',
  healthNotice: {
    before: 'For your health information, see the ',
    link: 'Notice of Privacy Practices',
    after: '.',
  },
  sections: [
    {
      title: 'What we collect',
      paragraphs: [
        'We keep what you tell us, such as your name, your email address and your phone numbers. We also keep what you do here, such as when you sign in.',
        'Your claims, your coverage and your records come from your health plan.',
      ],
    },
    {
      title: 'How we use it',
      paragraphs: [
        'We use it to show you your plan, to pay claims and to answer you. We also use it to keep your account safe.',
        'We do not sell it, and we do not use it for ads.',
      ],
    },
    {
      title: 'Who else sees it',
      paragraphs: [
        'A partner sees it only when you open that partner’s website from here, and only what the partner needs. For some programs we ask you first.',
        'The law may make us share information, for example with a court.',
      ],
    },
    {
      title: 'Your family',
      paragraphs: [
        'A policyholder sees the records of covered children until they turn 18. After that, each adult decides who sees their claims. Health records and messages stay private. You can see and change your choices under Settings.',
      ],
    },
    {
      title: 'What stays in your browser',
      paragraphs: [
        'This portal sets no cookies for ads. While you are signed in, your browser keeps what it needs to work. We remove it when you sign out.',
      ],
    },
    {
      title: 'Your choices',
      paragraphs: [
        'You can ask us for a copy of your information, and ask us to correct it. You can delete your account under Settings.',
        'Do you have a question? Contact us. We answer by phone, by mail or here.',
      ],
    },
  ],
} as const;
