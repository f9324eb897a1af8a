/** A fake module of `campaignTracking`: dispatches its argument as an event on the page. */
export const track = (detail: unknown) =>
  void window.dispatchEvent(new CustomEvent('tracked', { detail }));
