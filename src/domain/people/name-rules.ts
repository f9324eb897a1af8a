/** Normalizes a name for sending: without spaces around it; one space where there are several. */
export function tidyName(text: string): string {
  return text.trim().replaceAll(/\s+/g, ' ');
}
