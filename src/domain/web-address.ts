/** An address taken apart, null for a text that is none. What `URL.parse` does, which Safari lacks before 18. */
export const webAddressOf = (text: string, base?: string): URL | null =>
  URL.canParse(text, base) ? new URL(text, base) : null;
