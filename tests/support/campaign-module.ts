/** Stands for a module of `campaignTracking`: says on the page what it was told. */
export const track = (detail: unknown) =>
  void window.dispatchEvent(new CustomEvent('tracked', { detail }));
