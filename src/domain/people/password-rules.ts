import { limits } from '#src/domain/limits.ts';

/** The minimum requirements of a new password (product rule 5.2), in the order they are listed. */
export const passwordRules = ['length', 'lowercase', 'uppercase', 'digit', 'special'] as const;

export type PasswordRule = (typeof passwordRules)[number];

/** The reason why a password that meets all of them can still not be accepted. */
export type PasswordRefusal =
  | 'too-long'
  /** Control and other invisible characters, which cannot be typed a second time. */
  | 'invisible-character'
  /** A space before or after, which copying adds and takes away. */
  | 'outer-space'
  | 'contains-username'
  | 'same-as-current';

/** The API's own, in UTF-16 units. */
const maxLength = 128;

/** A user name this short is part of many words by chance. */
const comparedUsernameLength = 4;

/**
 * Matches the special characters: ASCII punctuation and symbols; accented and other Latin letters beyond ASCII
 * (Latin-1, Extended-A and -B, Extended Additional); Latin-1 punctuation and symbols; typographic punctuation; every
 * currency symbol. Left out because they are pictographs: © ® ‼ ⁉. Spaces and letters of other alphabets are allowed
 * and count as nothing.
 */
const special =
  /[!-/:-@[-`{-~\u00A1-\u00A8\u00AA-\u00AC\u00AF-\u024F\u1E00-\u1EFF\u2010-\u2027\u2030-\u203B\u203D-\u2048\u204A-\u205E\p{Sc}]/u;

/** Matches `#️⃣` and `1️⃣`, which are emoji made of a character that would count on its own. */
const keycaps = /[0-9#*]\uFE0F?\u20E3/g;

const tests: Record<PasswordRule, (password: string) => boolean> = {
  // Characters, not UTF-16 units: what JSON Schema counts, and a member.
  length: (password) => Array.from(password).length >= limits.newPasswordMinLength,
  lowercase: (password) => /[a-z]/.test(password),
  uppercase: (password) => /[A-Z]/.test(password),
  digit: (password) => /[0-9]/.test(password),
  special: (password) => special.test(password),
};

/** Returns the minimum requirements this password does not meet. */
export function unmetPasswordRules(password: string): PasswordRule[] {
  // é is one character whichever way the keyboard writes it.
  const composed = password.normalize('NFC');
  const judged = composed.replaceAll(keycaps, '\u20E3');
  return passwordRules.filter((rule) => !tests[rule](rule === 'length' ? composed : judged));
}

/** Returns the reasons to refuse a new password, apart from its requirements. */
export function passwordRefusals(
  password: string,
  beside: { username?: string; currentPassword?: string } = {},
): PasswordRefusal[] {
  const { username = '', currentPassword } = beside;
  const refusals: PasswordRefusal[] = [];
  if (password.length > maxLength) refusals.push('too-long');
  if (hasInvisible(password)) refusals.push('invisible-character');
  if (password !== password.trim()) refusals.push('outer-space');
  if (containsName(password, username)) refusals.push('contains-username');
  if (currentPassword !== undefined && isSame(password, currentPassword)) {
    refusals.push('same-as-current');
  }
  return refusals;
}

export type CurrentPasswordProblem = 'missing' | 'too-short';

/** Returns the problem with a current password; null for a valid one. The password may be older than the rules. */
export function currentPasswordProblem(password: string): CurrentPasswordProblem | null {
  if (password === '') return 'missing';
  return Array.from(password).length < limits.currentPasswordMinLength ? 'too-short' : null;
}

function hasInvisible(password: string): boolean {
  // Emoji are held together by a joiner, flags are written in tag characters.
  return /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}]|(?![\u200D\u{E0020}-\u{E007F}])\p{Cf}/u.test(password);
}

function containsName(password: string, username: string): boolean {
  const name = username.trim().toLowerCase();
  return name.length >= comparedUsernameLength && password.toLowerCase().includes(name);
}

function isSame(a: string, b: string): boolean {
  return a.normalize('NFC') === b.normalize('NFC');
}
