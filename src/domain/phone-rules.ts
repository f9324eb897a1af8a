export type PhoneProblem = 'missing' | 'incomplete';

const digitsOfNumber = 10;

/** The digits of a phone number; what is sent. */
export function phoneDigits(text: string): string {
  return text.replaceAll(/\D/g, '');
}

/**
 * What is wrong with a phone number, which is wanted in full with its area code (specification, section
 * 5): ten digits, without the 1 of the country.
 */
export function phoneProblem(text: string): PhoneProblem | null {
  if (text.trim() === '') return 'missing';
  return phoneDigits(text).length === digitsOfNumber ? null : 'incomplete';
}
