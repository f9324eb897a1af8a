/** A SMART Health Link to a card, as the insurer knows it: without its key. Null where it does not say. */
export interface KeptHealthLink {
  id: string;
  /** RFC 3339 */
  expiresAt: string;
  createdAt: string | null;
  /** The account that made it: the member's own, or another one by first name. */
  madeBy: 'you' | { firstName: string } | null;
  hasPasscode: boolean | null;
  timesOpened: number | null;
}

/** The hours for which a link can work. */
export const linkHours = [1, 24, 168, 720] as const;
export type LinkHours = (typeof linkHours)[number];

/** The specification allows no longer address, so that a QR code of the link can be read. */
const longestUrl = 128;

/** The payload of a SMART Health Link. */
interface LinkPayload {
  url: string;
  /** 256 bits, in base64url. */
  key: string;
  /** RFC 3339 */
  expiresAt: string;
  hasPasscode: boolean;
  label: string;
}

/**
 * Returns the text of a SMART Health Link (https://docs.smarthealthit.org/smart-health-links/spec).
 * @param toBase64Url of a text
 */
export function healthLinkText(
  { url, key, expiresAt, hasPasscode, label }: LinkPayload,
  toBase64Url: (text: string) => string,
): string {
  const payload = {
    url,
    key,
    exp: Math.floor(Date.parse(expiresAt) / 1000),
    ...(hasPasscode && { flag: 'P' }),
    label: label.slice(0, 80),
    v: 1,
  };
  return `shlink:/${toBase64Url(JSON.stringify(payload))}`;
}

/**
 * Whether an address can stand in a link: only one that is encrypted on its way. The sandbox, a portal on the member's
 * own machine without encryption, makes links to itself.
 * @param portalOrigin of the page
 */
export function isManifestUrl(text: string | null, portalOrigin: string): text is string {
  if (text === null || text.length > longestUrl || !URL.canParse(text)) return false;
  const { protocol, hostname, origin, username, hash } = new URL(text);
  if (username !== '' || hash !== '') return false;
  return protocol === 'https:' || (hostname === 'localhost' && origin === portalOrigin);
}
