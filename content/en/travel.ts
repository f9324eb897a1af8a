/** The information for members outside of the United States. Its numbers and forms are in brands/. */
export const travelWords = {
  intro: 'How to get care outside the United States, and how to ask for your money back.',

  emergency: {
    title: 'In an emergency',
    lead: 'Call the local emergency number first. Then call us, or ask someone to call for you.',
    hours: '24 hours a day, every day',
    help: 'We can help you find a doctor or hospital, and arrange to pay the bill where we can.',
    lines: {
      abroad: 'From outside the United States, call collect',
      home: 'From inside the United States',
    },
  },

  covered: {
    title: 'What’s covered abroad',
    items: [
      { name: 'Emergency care', text: 'Covered anywhere in the world.' },
      { name: 'Urgent care', text: 'Covered when it can’t wait until you’re home.' },
      { name: 'Planned care', text: 'Covered only if we approve it before you travel.' },
    ],
    terms: 'Your plan’s terms decide what we pay. Your deductible and copays still apply.',
  },

  steps: {
    title: 'What to do',
    stages: [
      {
        name: 'Before you go',
        steps: [
          'Print the card on this page and keep it with your passport.',
          'Pack enough medicine for the whole trip, in its original bottles.',
          'Planning a treatment abroad? Send us the authorization form first.',
        ],
      },
      {
        name: 'When you need care',
        steps: [
          'Show your member ID card and the travel card.',
          'If you’re admitted to a hospital, call us as soon as you can.',
          'If you have to pay, ask for an itemized bill and keep your receipt.',
        ],
      },
      {
        name: 'When you’re back',
        steps: [
          'Fill out the international claim form.',
          'Send it to us with the bill and proof of what you paid, within 1 year.',
        ],
      },
    ],
  },

  forms: {
    title: 'Forms you may need',
    open: (title: string) => `${title} (PDF)`,
    none: {
      before: 'You’ll find the forms in ',
      link: 'Documents',
      after: '.',
    },
    askUs: 'Call us, and we’ll send you the forms.',
  },

  card: {
    title: 'Travel card',
    hint: 'Cut it out and keep it with your passport.',
    name: 'Member',
    memberId: 'Member ID',
    help: 'Help abroad, 24 hours a day',
    print: 'Print travel card',
  },
} as const;
