/** The words of the page before any script has run. */
export const pageWords = {
  /** Of the page, as the browser and those who read aloud know it. */
  language: 'en-US',
  /** Until the configuration says what the portal is called. */
  title: 'Member Portal',
  noScript: 'This portal needs JavaScript. Please turn it on in your browser and reload the page.',
} as const;
