import fontAddress from '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2?url';

/**
 * Fetches the typeface when the browser has nothing better to do: it must not take bandwidth from what
 * the member waits for. Until then, and if it never comes, its look-alike is shown.
 */
export function loadFontWhenIdle(): void {
  const load = () => {
    const face = new FontFace('Inter Variable', `url(${fontAddress}) format('woff2')`, {
      weight: '100 900',
    });
    face.load().then(
      () => document.fonts.add(face),
      () => {}, // The look-alike stays.
    );
  };
  if ('requestIdleCallback' in window) requestIdleCallback(load, { timeout: 4_000 });
  else setTimeout(load, 1_000);
}
