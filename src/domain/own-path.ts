/**
 * Whether a text is a path that every browser reads as one of this origin: after two slashes, or a slash
 * and a backslash, comes a host, and what browsers leave out of addresses (tabs, line ends) may hide them.
 */
export const isOwnPath = (text: string): boolean => /^\/(?![/\\])[^\\\p{Cc}\s]*$/u.test(text);

/** Whether a link of a payer may be shown: a secure web address without a user name, or a path of ours. */
export function isSafeLink(text: string): boolean {
  if (isOwnPath(text)) return true;
  if (!/^https:\/\/[^\s\\]+$/i.test(text) || !URL.canParse(text)) return false;
  const { username, password } = new URL(text);
  return username === '' && password === '';
}
