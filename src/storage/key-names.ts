/** Names of the keys that the scripts without the portal use as well (src/boot/). */
export const keyNames = {
  accessToken: 'access_token',
  refreshToken: 'refresh_token',
  clockSkew: 'clock-skew',
  selectedPlan: 'selected-plan',
  lastActivity: 'last-activity',
  signedOutAt: 'signed-out-at',
  codeVerifier: 'code_verifier',
  pendingSession: 'pending-session',
  loggingIn: 'logging_in',
  forcePrompt: 'ask-who',
  noticeDismissed: 'notice-dismissed',
  outageBypass: 'outage-bypass',
} as const;
