/** The words of the UI components, on every screen. */
export const uiWords = {
  opensInNewTab: '(opens in a new tab)',
  /** Stands for a missing value: a dash, and the text that screen readers say for it. */
  noValue: { dash: '—', amount: 'No amount', other: 'Not set' },
  mayBeMissing: 'Something may be missing here.',
  errorCode: (code: string) => `Error code: ${code}`,
  loadFailure: {
    part: 'This part isn’t available right now.',
    /** The phone number follows it. */
    screen: 'There’s a problem. Retry, or call us:',
    retry: 'Retry',
  },
} as const;
