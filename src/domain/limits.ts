/** Business constants (product rule 9.1). Durations in milliseconds unless the name says otherwise. */
export const limits = {
  idleWarningMs: 720_000,
  signOutCountdownMs: 180_000,
  guardianBelowAge: 14,
  pharmacyFromAge: 17,
  dependentRecordsUntilAge: 18,
  coverageLookBackMonths: 36,
  coveragePageSize: 50,
  coverageVersion: 2,
  claimsPageSize: 50,
  /** The largest number of pages of one patient's claims that are followed; chosen. */
  claimPages: 400,
  /** The largest number of pages in a row that may have nothing new on them; chosen. */
  idlePages: 3,
  /** Milliseconds after which claims that have arrived are shown, however few; chosen. */
  claimUpdateMs: 2_000,
  /** The number of entries of a health record's list in one request; chosen. */
  recordPageSize: 200,
  /** The number of entries of the provider directory in one request; chosen. */
  directoryPageSize: 100,
  /** The largest number of such pages that are read for one search; chosen. */
  directoryPages: 20,
  /** The number of towns with the same beginning offered to choose between; chosen. */
  townsOffered: 8,
  /**
   * The number of entries of a drug list in one request, and the largest number of such pages that are read; chosen.
   */
  drugPageSize: 100,
  drugPages: 40,
  /** The number of items of a numbered list in one request, and the largest number of such pages; chosen. */
  listPageSize: 100,
  listPages: 20,
  /** The number of rows of a list that are shown at a time; chosen. */
  rowsShown: 10,
  /** The same pages of documents, and those that are requested at once; chosen. */
  documentPages: 200,
  documentPagesAtOnce: 5,
  /** The number of days ahead for which a payment can be scheduled; chosen. */
  paymentDaysAhead: 30,
  /** Days until a payment is credited at the latest (product rule 9.6). */
  paymentCreditDays: 2,
  /** The largest number of pages of cost estimates that are read for one procedure; chosen. */
  costPages: 10,
  /** The number of estimates that can be compared at once; chosen. */
  comparedCosts: 3,
  /** The number of places on a paper copy (45 CFR 147.211(b)(2)(ii) asks for as many at least). */
  printedCosts: 20,
  /**
   * The largest number of pages of a mailbox that are read, and of those at once, and the number of messages on a page;
   * chosen.
   */
  mailboxPages: 400,
  mailboxPagesAtOnce: 5,
  messagesShown: 10,
  /** The time a deleted message is kept, so that the deletion can be undone; chosen. */
  undoMs: 10_000,
  /** The same while the user's focus or pointer is on the undo button; chosen. */
  undoAtMostMs: 120_000,
  /** The miles by which the ZIP codes of a search are taken wider than requested: places lie off the middle. */
  zipMarginMiles: 8,
  /** The number of days of claims that the dashboard shows first; those that can still be billed follow; chosen. */
  recentClaimsDays: 180,
  /** The two years after a service in which its bill can be collected, by Arkansas Code § 16-56-106(b). */
  billableDays: 731,
  /** Days after a decision within which most plans accept an appeal (29 CFR 2560.503-1). */
  appealDays: 180,
  /** The number of last days to appeal in one request, the nearest; chosen. */
  appealDeadlines: 100,
  badgeCap: 99,
  errorCodeClearDelayMs: 200,
  scrollMs: 300,
  slideMs: 6_000,
  /** The longest text of the insurer, in characters of its markup, that is shown with its format; chosen. */
  formattedTextLength: 1_000_000,
  commentsLength: 450,
  /** Days within which the plan decides an appeal, also where the law gives it longer (product rule 9.6). */
  appealDecisionDays: 30,
  appealLength: 4_000,
  usernameMinLength: 8,
  newPasswordMinLength: 8,
  currentPasswordMinLength: 6,
  planSearchAbove: 10,
  /** A sign-in that was begun longer ago than this cannot be finished; chosen, see docs/decisions. */
  pendingSignInMs: 600_000,
  /** From here on a wrong clock is worth a word where signing in fails; chosen. */
  clockSkewShownMs: 120_000,
  /** The availability check before each navigation: past this time the answer counts as missing. */
  availabilityTimeoutMs: 3_000,
  /** The time for which a positive answer lets navigations continue while a new check is made; chosen. */
  availabilityHoldsMs: 60_000,
  /** The longest time for which a page of claims is read without a pause, a third of a long task; chosen. */
  sliceMs: 16,
  /** The time for which the first page of a search is not requested again; chosen. */
  firstPageHoldsMs: 10_000,
  /**
   * The time for which a plan's rights and the loaded messages are cached, before a navigation refetches them; chosen.
   */
  accessHoldsMs: 60_000,
  /** The time between the outage page's checks whether the service is back; chosen, see docs/decisions. */
  outageQuestionMs: 60_000,
  /** The shortest time between two records of the member's activity. */
  activityEveryMs: 1_000,
  /** The time a tab waits for the member's others before it ends the session. */
  otherTabsAnswerMs: 200,
  refreshAttempts: 3,
  /** The time the identity provider may take to answer a token request; chosen. */
  tokenAnswerMs: 10_000,
  /** The time a tab waits for a reply of the tab that keeps the tokens it needs; chosen. */
  otherTabsReplyMs: 3_000,
  /** The time a new tab waits for the session of another one; chosen. */
  sessionAnswerMs: 1_000,
  /** The time a renewal may take in all, with everything it waits for; chosen. */
  renewalLimitMs: 30_000,
  /** The time the browser may take to leave for the identity provider's page; chosen. */
  leavingLimitMs: 20_000,
  /** The time split-off code may take to arrive where a session waits for it; chosen. */
  codeArrivesMs: 20_000,
  /** The time before expiry at which an access token is renewed while the page is visible; chosen. */
  renewAheadMs: 60_000,
  /** The time between a tab's checks whether a renewal is due; chosen. */
  renewalLookMs: 20_000,
  /** The time a page has been idle before the machines that watch over its session are loaded; chosen. */
  watchAfterMs: 5_000,
  requestTimeoutMs: 30_000,
  /** The timeout of calls with files; chosen. */
  uploadTimeoutMs: 300_000,
} as const;

/** Limits of the chat, in milliseconds unless the name says otherwise; chosen, see docs/decisions/013. */
export const chatLimits = {
  /** The time to wait for an answer of the contact center before the attempt counts as failed. */
  connectTimeoutMs: 10_000,
  /** The group is a courtesy to the agent; past this time the chat begins without it. */
  groupTimeoutMs: 2_000,
  /** The pauses before each new attempt after a connection was lost during a chat. */
  retryPausesMs: [1_000, 2_000, 4_000, 8_000],
  /** The contact center says something at least every 15 seconds; after this silence it is gone. */
  silenceMs: 40_000,
  /** An agent who does not say that they stopped typing has stopped. */
  typingShownMs: 10_000,
  /** The shortest time between two notices to the contact center that the member is typing. */
  typingToldEveryMs: 3_000,
  messageLength: 1_000,
} as const;

/** The time zone of the contact center's hours (product rule 4.7). */
export const chatTimeZone = 'America/Chicago';
