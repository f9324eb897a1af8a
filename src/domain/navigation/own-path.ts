/**
 * Whether a text is a path that every browser reads as one of this origin: after two slashes, or a slash
 * and a backslash, comes a host, and what browsers leave out of addresses (tabs, line ends) may hide them.
 */
export const isOwnPath = (text: string): boolean => /^\/(?![/\\])[^\\\p{Cc}\s]*$/u.test(text);

/**
 * Whether a link of a payer may be shown: a secure web address without a user name, or a path of ours. An
 * address of the member's own machine is as secure to browsers: the sandbox's partner sites have one.
 */
export function isSafeLink(text: string): boolean {
  if (isOwnPath(text)) return true;
  if (!/^https?:\/\/[^\s\\]+$/i.test(text) || !URL.canParse(text)) return false;
  const { protocol, hostname, username, password } = new URL(text);
  const isSecure = protocol === 'https:' || hostname === 'localhost';
  return isSecure && username === '' && password === '';
}
