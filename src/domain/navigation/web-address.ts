/** Parses an address, null for text that is none. Like `URL.parse`, which Safari lacks before 18. */
export const webAddressOf = (text: string, base?: string): URL | null =>
  URL.canParse(text, base) ? new URL(text, base) : null;
