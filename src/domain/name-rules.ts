export type NameProblem = 'missing' | 'too-long';

/** The API's own. */
const maxLength = 60;

/** A name as it is sent: without what stands around it; one space where there are several. */
export function tidyName(text: string): string {
  return text.trim().replaceAll(/\s+/g, ' ');
}

export function nameProblem(text: string): NameProblem | null {
  const name = tidyName(text);
  if (name === '') return 'missing';
  return name.length > maxLength ? 'too-long' : null;
}
