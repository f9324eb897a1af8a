/** Returns a text in the form in which it is compared and counted: case and outer spaces don't matter. */
export const plain = (text: string): string => text.trim().toLowerCase().normalize('NFC');
