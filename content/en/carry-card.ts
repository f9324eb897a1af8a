import type { Wallet } from '#src/domain/id-card/wallets.ts';

/** The ways to take a card along: in a phone's wallet, on paper, and as a file. Days come as YYYY-MM-DD. */
export const carryCardWords = {
  title: 'Carry your card',
  titleOf: (name: string) => `Carry ${name}’s card`,

  more: 'More ways to carry it',

  wallet: {
    add: { apple: 'Add to Apple Wallet', google: 'Add to Google Wallet' } satisfies Record<
      Wallet,
      string
    >,
    text: 'You can open the pass without a signal. It’s a copy of today’s card, so add it again when you get a new card.',
    making: 'Making the pass…',
    failed: 'We couldn’t make a pass. You can save the card as a PDF or show it full screen.',
    saved:
      'Your pass is ready. If it doesn’t open by itself, open the file you downloaded on your iPhone.',
    fileName: 'id-card.pkpass',
  },

  print: {
    button: 'Print wallet-size card',
    text: 'Prints at actual size on one sheet, to cut out and fold. For a PDF, choose “Save as PDF” in the print window.',
  },

  file: {
    button: 'Download card file',
    text: 'A file with the card’s numbers, name and date of birth, for doctors’ offices and health apps that can read it.',
    making: 'Making the file…',
    failed: 'We couldn’t make the file. Please try again.',
    fileName: (day: string) => `id-card-${day}.json`,
  },
} as const;
