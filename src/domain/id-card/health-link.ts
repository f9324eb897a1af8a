/** A SMART Health Link to a card, as the insurer knows it: without its key. Null where it does not say. */
export interface PastHealthLink {
  id: string;
  expiresAt: Date;
  createdAt: Date | null;
  /** The account that made it: the member's own, or another one by first name. */
  madeBy: 'you' | { firstName: string } | null;
  /** Whether it is for a check-in: read by one GET of its address. */
  isForCheckIn: boolean;
  hasPasscode: boolean | null;
  timesOpened: number | null;
  /** The latest openings, newest first; null where the insurer does not record them. */
  openings: readonly LinkOpening[] | null;
  /** Null while it works. */
  endedAt: Date | null;
}

/** An opening of a link. */
export interface LinkOpening {
  /** The reader's self-declared name, which is not verified; null without a name. */
  reader: string | null;
  openedAt: Date;
}

/** The hours for which a link can work. */
export const linkHours = [1, 24, 168, 720] as const;
export type LinkHours = (typeof linkHours)[number];

/** The minutes for which a link for a check-in can work, the usual ones first. */
export const checkInMinutes = [15, 30, 60] as const;
export type CheckInMinutes = (typeof checkInMinutes)[number];

/**
 * The flag of a link: `P` where a passcode is asked for, `U` where its address leads to the file itself; neither where
 * it is undefined. The specification allows no passcode where there is no manifest.
 */
export type LinkFlag = 'P' | 'U' | undefined;

/** The specification allows no longer address, so that a QR code of the link can be read. */
const longestUrl = 128;

/** The payload of a SMART Health Link. */
interface LinkPayload {
  url: string;
  /** 256 bits, in base64url. */
  key: string;
  expiresAt: Date;
  flag: LinkFlag;
  label: string;
}

/**
 * Returns the text of a SMART Health Link (https://docs.smarthealthit.org/smart-health-links/spec).
 * @param toBase64Url of a text
 */
export function healthLinkText(
  { url, key, expiresAt, flag, label }: LinkPayload,
  toBase64Url: (text: string) => string,
): string {
  const payload = {
    url,
    key,
    exp: Math.floor(expiresAt.getTime() / 1000),
    ...(flag !== undefined && { flag }),
    label: label.slice(0, 80),
    v: 1,
  };
  return `shlink:/${toBase64Url(JSON.stringify(payload))}`;
}

/**
 * Whether an address can be the target of a link: only an https address. The sandbox makes links to itself on localhost
 * without encryption.
 * @param portalOrigin of the page
 */
export function isLinkUrl(text: string | null, portalOrigin: string): text is string {
  if (text === null || text.length > longestUrl || !URL.canParse(text)) return false;
  const { protocol, hostname, origin, username, hash } = new URL(text);
  if (username !== '' || hash !== '') return false;
  return protocol === 'https:' || (hostname === 'localhost' && origin === portalOrigin);
}
