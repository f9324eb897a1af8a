/** Returns the digits of a phone number, as it is sent. */
export function phoneDigits(text: string): string {
  return text.replaceAll(/\D/g, '');
}
