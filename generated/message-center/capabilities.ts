// Written by npm run generate. Do not edit.

/** The capability that each call belongs to. */
export const capabilities = {
  'GET /{member}/messages': 'messages',
  'GET /{member}/messages/count': 'messages',
  'GET /{member}/messages/{messageId}': 'messages',
  'DELETE /{member}/messages/{messageId}': 'messages',
  'POST /{member}/messages/{messageId}/status': 'messages',
  'POST /{member}/messages/{messageId}/replies': 'message-replies',
  'GET /{member}/preferences': 'preferences',
  'POST /{member}/preferences': 'preferences',
} as const;
