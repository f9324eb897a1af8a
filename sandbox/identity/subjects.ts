/**
 * By what the identity provider names an account to others (`sub`). It is not the username that a member types
 * and the insurer keeps: whoever takes one for the other is found out here.
 */
export const subjectOf = (userName: string): string => `id-${userName}`;

/** Empty for what is no subject. */
export const userNameOf = (subject: string): string => /^id-(.+)$/.exec(subject)?.[1] ?? '';
