/** The digits of a phone number; what is sent. */
export function phoneDigits(text: string): string {
  return text.replaceAll(/\D/g, '');
}
