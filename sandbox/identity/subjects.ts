/**
 * Returns the identity provider's public name of an account (`sub`). It is not the username that a member types and the
 * insurer keeps: code that confuses the two fails here.
 */
export const subjectOf = (userName: string): string => `id-${userName}`;

/** Returns the user name of a subject; '' for any other text. */
export const userNameOf = (subject: string): string => /^id-(.+)$/.exec(subject)?.[1] ?? '';
