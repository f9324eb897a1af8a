/** A brand's logo as a file: mark and name, as in the header. */
export interface LogoFile {
  name: string;
  /** An SVG document. */
  text: string;
}

const logoHeight = 48;
/** The widest letters of the bold typeface at this size; room is better than a name that is cut off. */
const letterWidth = 17;

export function logoFile(brand: { displayName: string; accent: string; mark: string }): LogoFile {
  const width = logoHeight + 12 + brand.displayName.length * letterWidth;
  const name = escaped(brand.displayName);
  return {
    name: `${brand.displayName.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')}-logo.svg`,
    text: [
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${logoHeight}" role="img" aria-label="${name}">`,
      `<path fill="${escaped(brand.accent)}" d="${escaped(brand.mark)}" transform="scale(2)"/>`,
      `<text x="${logoHeight + 12}" y="34" fill="#333333" font-family="Inter, Arial, sans-serif" font-size="28" font-weight="700">${name}</text>`,
      '</svg>',
    ].join('\n'),
  };
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

const escaped = (text: string) => text.replaceAll(/[&<>"]/g, (sign) => entities[sign] ?? '');
