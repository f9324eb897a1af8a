/** A telephone number of North America, as records have it. */
export interface PhoneNumber {
  /** The ten digits without the extension. */
  digits: string;
  /** The digits of the extension; empty without an extension. */
  extension: string;
}

const northAmerican =
  /^(?:\+?1[\s.-]*)?\(?(\d{3})\)?[\s.-]*(\d{3})[\s.-]*(\d{4})(?:[\s,;]*(?:x|ext(?:ension|n)?|#)[\s.:#=]*(\d{1,8}))?$/i;

/**
 * Reads a telephone number with or without the country's 1 and an extension; null for a foreign or incomplete number.
 */
export function readPhone(text: string): PhoneNumber | null {
  const [, area, exchange, line, extension = ''] = northAmerican.exec(text.trim()) ?? [];
  if (area === undefined || exchange === undefined || line === undefined) return null;
  return { digits: area + exchange + line, extension };
}

/** Returns the address that calls a number; null for one that cannot be called from here. */
export function phoneLink(text: string): string | null {
  const phone = readPhone(text);
  if (phone === null) return null;
  return `tel:+1${phone.digits}${phone.extension && `;ext=${phone.extension}`}`;
}

/** Returns the digits of a phone number, which is the format that the API takes. */
export function phoneDigits(text: string): string {
  return text.replaceAll(/\D/g, '');
}
