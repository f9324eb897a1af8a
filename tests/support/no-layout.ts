// A document that is never laid out: no size changes in it, and it doesn't scroll.
if (typeof document !== 'undefined') {
  window.ResizeObserver = class implements ResizeObserver {
    observe(): void {}
    unobserve(): void {}
    disconnect(): void {}
  };
  window.scrollTo = () => {};
}
