import type { BrandColors } from '#brands/brand.ts';

/** The most that a drawing may have, in bytes: every page brings the logo, and most members see the illustration. */
const mostBytes = { logo: 1_500, illustration: 3_000 };

const shapes = ['circle', 'ellipse', 'g', 'line', 'path', 'polygon', 'polyline', 'rect', 'svg'];

/** Returns the problems of a logo, in words. The portal always draws its paths in the accent color. */
export function logoProblems(svg: string): string[] {
  return [
    ...sizeProblems(svg, mostBytes.logo),
    ...unsafeParts(svg, ['path', 'svg']),
    ...(svg.includes('viewBox="0 0 24 24"') ? [] : ['must have viewBox="0 0 24 24"']),
    ...(markOf(svg) === '' ? ['has no <path> with a d attribute'] : []),
  ];
}

/** Returns the path data of a logo's paths, as one path. */
export const markOf = (svg: string): string =>
  [...svg.matchAll(/<path\b[^>]*?\sd="([^"]*)"/g)].map(([, data = '']) => data.trim()).join('');

/** Returns the problems of an illustration, in words. */
export function illustrationProblems(svg: string, colors: BrandColors | null): string[] {
  const own = colors === null ? [] : Object.values<string>({ ...colors });
  const used = [...new Set(svg.match(/#[\da-f]{3,8}\b/gi))];
  const foreign = used.filter((color) => !own.includes(color));
  return [
    ...sizeProblems(svg, mostBytes.illustration),
    ...unsafeParts(svg, shapes),
    ...(svg.includes('width="480" height="160" viewBox="0 0 480 160"')
      ? []
      : ['must have width="480" height="160" viewBox="0 0 480 160"']),
    ...(colors !== null && foreign.length > 0
      ? [`is drawn in ${foreign.join(', ')}, which are no colors of the brand`]
      : []),
    ...(colors !== null && !used.includes(colors.accent)
      ? [`is not drawn in the brand’s accent, ${colors.accent}`]
      : []),
  ];
}

function sizeProblems(svg: string, max: number): string[] {
  const bytes = Buffer.byteLength(svg);
  return bytes > max ? [`has ${bytes} bytes, more than the ${max} that it may have`] : [];
}

/** Finds elements and attributes that could run code or load external files; allows only the named elements. */
function unsafeParts(svg: string, allowed: readonly string[]): string[] {
  if (!/^<svg [^>]*xmlns="http:\/\/www\.w3\.org\/2000\/svg"/.test(svg.trim())) {
    return ['must begin with <svg xmlns="http://www.w3.org/2000/svg" …>'];
  }
  const elements = [...new Set([...svg.matchAll(/<([^\s/>]+)/g)].map(([, name = '']) => name))];
  const refused = elements.filter((name) => !allowed.includes(name));
  const outside = svg.replace('xmlns="http://www.w3.org/2000/svg"', '');
  return [
    ...refused.map((name) => `has <${name}>; it may have only ${allowed.join(', ')}`),
    ...(/\son\w+\s*=/i.test(svg) ? ['has an attribute that runs a script'] : []),
    ...(/href|url\(|src\s*=|https?:|data:/i.test(outside)
      ? ['names something outside the file; draw everything in the file itself']
      : []),
    ...(/\sstyle\s*=/i.test(svg)
      ? ['has a style attribute, which the content security policy stops']
      : []),
  ];
}
