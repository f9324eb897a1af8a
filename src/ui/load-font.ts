import fontAddress from '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2?url';

/**
 * Fetches the typeface: to be called when nothing else is fetched, so that it takes no bandwidth from
 * what the member waits for. If it was at hand already it is shown at once, otherwise from the next
 * screen on, so that no text changes its look while it is read. Until then, and if it never comes, its
 * look-alike is shown.
 */
export async function loadFont(nextScreen: (show: () => void) => void): Promise<void> {
  const face = new FontFace('Inter Variable', `url(${fontAddress}) format('woff2')`, {
    weight: '100 900',
  });
  try {
    await face.load();
  } catch {
    return; // The look-alike stays.
  }
  const show = () => document.fonts.add(face);
  // The browser writes down how it came a moment after it came.
  await new Promise((resolve) => {
    setTimeout(resolve, 100);
  });
  if (wasAtHand()) show();
  else nextScreen(show);
}

/** For a typeface that comes with a style sheet of its own; `address` is a path of this origin. */
export function addStyleSheet(address: string): void {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = address;
  document.head.append(link);
}

function wasAtHand(): boolean {
  const entry = performance.getEntriesByName(new URL(fontAddress, document.baseURI).href).at(-1);
  return entry instanceof PerformanceResourceTiming && entry.transferSize === 0;
}
