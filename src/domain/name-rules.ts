/** A name as it is sent: without what stands around it; one space where there are several. */
export function tidyName(text: string): string {
  return text.trim().replaceAll(/\s+/g, ' ');
}
