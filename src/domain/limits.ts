/** Business constants (product rule 9.1). Durations in milliseconds unless the name says otherwise. */
export const limits = {
  idleWarningMs: 720_000,
  signOutCountdownMs: 180_000,
  accountLockAfterFailures: 3,
  guardianBelowAge: 14,
  pharmacyFromAge: 17,
  dependentRecordsUntilAge: 18,
  coverageLookBackMonths: 36,
  coveragePageSize: 50,
  coverageVersion: 2,
  claimsPageSize: 50,
  /** How many pages of one patient's claims are followed at most; chosen. */
  claimPages: 400,
  /** How many of them in a row may have nothing new on them; chosen. */
  idlePages: 3,
  /** How many entries of a list of a health record are asked for at a time; chosen. */
  recordPageSize: 200,
  /** How many entries of the provider directory are asked for at a time; chosen. */
  directoryPageSize: 100,
  /** How many such pages are read for one search at most; chosen. */
  directoryPages: 20,
  /** How many towns with the same beginning are offered to choose between; chosen. */
  townsOffered: 8,
  /** How many entries of a drug list are asked for at a time, and how many such pages are read at most; chosen. */
  drugPageSize: 100,
  drugPages: 40,
  /** How many drugs, and how many prescriptions, stand on a page; chosen. */
  drugsShown: 10,
  prescriptionsShown: 5,
  /** How many payments are asked for at a time, how many such pages are read at most, how many are shown; chosen. */
  paymentPageSize: 100,
  paymentPages: 20,
  paymentsShown: 10,
  /** How many documents are asked for at a time, how many such pages are read at most and how many of them at once; chosen. */
  documentPageSize: 100,
  documentPages: 200,
  documentPagesAtOnce: 5,
  /** How many documents stand on a page; chosen. */
  documentsShown: 10,
  /** The same of transactions and requests of a health reimbursement account; chosen. */
  reimbursementPageSize: 100,
  reimbursementPages: 20,
  transactionsShown: 10,
  /** How many billing statements stand on a page; chosen. */
  statementsShown: 6,
  /** How many days ahead a payment can be made; chosen. */
  paymentDaysAhead: 30,
  /** Days until a payment is credited at the latest (product rule 9.6). */
  paymentCreditDays: 2,
  /** How many pages of cost estimates are read for one procedure at most; chosen. */
  costPages: 10,
  /** How many estimates can be compared at once; chosen. */
  comparedCosts: 3,
  /** How many providers stand on a page of the list; chosen. */
  providersShown: 10,
  /** How many pages of a mailbox are read at most, how many of them at once, and how many messages stand on a page; chosen. */
  mailboxPages: 400,
  mailboxPagesAtOnce: 5,
  messagesShown: 10,
  /** How long a message is kept that was deleted, so that it can be taken back; chosen. */
  undoMs: 10_000,
  /** The same while somebody is at the button for it; chosen. */
  undoAtMostMs: 120_000,
  /** By how much wider than asked the ZIP codes of a search are taken, in miles: places lie off the middle. */
  zipMarginMiles: 8,
  /** How far back the dashboard looks for claims; chosen, see docs/decisions. */
  recentClaimsDays: 180,
  /** How many last days to appeal are asked for, the nearest; chosen. */
  appealDeadlines: 100,
  badgeCap: 99,
  errorCodeClearDelayMs: 200,
  scrollMs: 300,
  slideMs: 6_000,
  /** The longest text of the insurer, in characters of its markup, that is shown with its format; chosen. */
  formattedTextLength: 1_000_000,
  commentsLength: 450,
  appealLength: 4_000,
  usernameMinLength: 8,
  newPasswordMinLength: 8,
  currentPasswordMinLength: 6,
  planSearchAbove: 10,
  /** A sign-in that was begun longer ago than this cannot be finished; chosen, see docs/decisions. */
  pendingSignInMs: 600_000,
  /** Availability is asked before each navigation; past this time the answer counts as missing. */
  availabilityTimeoutMs: 3_000,
  /** How long a yes lets navigations go on that have asked anew; chosen. */
  availabilityHoldsMs: 60_000,
  /** How long what a plan lets a member see is taken for granted, before a navigation asks anew; chosen. */
  accessHoldsMs: 60_000,
  /** How often the outage page asks whether the service is back; chosen, see docs/decisions. */
  outageQuestionMs: 60_000,
  /** The member's activity is told and kept at most this often. */
  activityEveryMs: 1_000,
  /** How long a tab waits for the member's others before it ends the session. */
  otherTabsAnswerMs: 200,
  refreshAttempts: 3,
  /** How long the identity provider may take to answer a token request; chosen. */
  tokenAnswerMs: 10_000,
  /** How long a tab waits for a reply of the tab that keeps the tokens it needs; chosen. */
  otherTabsReplyMs: 3_000,
  /** How long a renewal may take in all, with everything it waits for; chosen. */
  renewalLimitMs: 30_000,
  /** How long the browser may take to leave for the identity provider's page; chosen. */
  leavingLimitMs: 20_000,
  /** How long code that was split off may take to arrive where a session waits for it; chosen. */
  codeArrivesMs: 20_000,
  /** How long before it runs out an access token is renewed while somebody looks at the page; chosen. */
  renewAheadMs: 60_000,
  /** How often a tab looks whether that is due; chosen. */
  renewalLookMs: 20_000,
  /** How long a page has rested before the machines that watch over its session are fetched; chosen. */
  watchAfterMs: 5_000,
  requestTimeoutMs: 30_000,
  /** For calls with files; chosen. */
  uploadTimeoutMs: 300_000,
} as const;
