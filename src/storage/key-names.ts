/** Names of the keys that are also read before the portal's code has arrived (src/head-start.ts). */
export const keyNames = {
  accessToken: 'access_token',
  refreshToken: 'refresh_token',
  selectedPlan: 'selected-plan',
  messageCounts: 'message-counts',
  claimPatients: 'claim-patients',
  billedContract: 'billed-contract',
  lastActivity: 'last-activity',
  signedOutAt: 'signed-out-at',
} as const;
