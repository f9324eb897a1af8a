/**
 * Shows the first lines of a longer text (`data-text`) until the button `data-unfold` shows the rest, or the keyboard
 * reaches it; returns the function that stops that. The style sheet sets the number of lines, by `data-folded` on
 * `root`. Knows the document only: src/boot/landing-notice.ts brings it along to the prerendered sign-in page.
 */
export function foldText(root: HTMLElement | null): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  const text = root?.querySelector('[data-text]');
  const button = root?.querySelector<HTMLElement>('[data-unfold]');
  if (!root || !text || !button) return () => {};

  const setFolded = (isFolded: boolean) => root.toggleAttribute('data-folded', isFolded);
  /** Whether there is more can only be seen while it is folded. */
  const measure = () => {
    if (!root.hasAttribute('data-folded')) return;
    // Lines are measured in whole pixels.
    button.hidden = text.scrollHeight <= text.clientHeight + 1;
  };
  button.addEventListener('click', () => setFolded(!root.hasAttribute('data-folded')), { signal });
  text.addEventListener(
    'focusin',
    () => {
      if (!button.hidden) setFolded(false);
    },
    { signal },
  );
  window.addEventListener('resize', measure, { signal });
  measure();
  return () => listening.abort();
}
