import { locale } from './formats.ts';

/** The words of the page before any script has run. */
export const pageWords = {
  /** The language of the page, for browsers and screen readers. */
  language: locale,
  /** Shown until the configuration states the portal's name. */
  title: 'Member Portal',
  noScript: 'This portal needs JavaScript. Please turn it on in your browser and reload the page.',
} as const;
