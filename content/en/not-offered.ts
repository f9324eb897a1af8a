/** The page in place of a screen that the insurer leaves out; the number to call follows the text. */
export const notOfferedWords = {
  title: 'Not available here',
  text: 'We don’t offer this on this website. If you need help with it, call us:',
} as const;
