/** Parses an address; null for an invalid address. Replaces `URL.parse`, which Safari lacks before 18. */
export const webAddressOf = (text: string, base?: string): URL | null =>
  URL.canParse(text, base) ? new URL(text, base) : null;
