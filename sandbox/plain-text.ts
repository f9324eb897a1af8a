/** Returns a text in the form in which it is compared and counted: case and outer spaces don't matter. */
export const plain = (text: string): string => text.trim().toLowerCase().normalize('NFC');

/** Returns typed text as formatted text, a paragraph for each line. */
export const markupOf = (text: string): string =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map((line) => `<p>${line}</p>`)
    .join('');
