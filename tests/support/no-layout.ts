// A document that is never laid out: no size changes in it, it doesn't scroll, and no media query holds.
if (typeof document !== 'undefined') {
  window.ResizeObserver = class implements ResizeObserver {
    observe(): void {}
    unobserve(): void {}
    disconnect(): void {}
  };
  window.scrollTo = () => {};
  Element.prototype.scrollIntoView = () => {};
  window.matchMedia = (media) =>
    Object.assign(new EventTarget(), {
      media,
      matches: false,
      onchange: null,
      addListener: () => {},
      removeListener: () => {},
    });

  // jsdom's frames come by an interval, and stop for good when it ends with a test (test-timers.ts).
  window.requestAnimationFrame = (callback) =>
    Number(setTimeout(() => callback(performance.now()), 16));
  window.cancelAnimationFrame = (id) => clearTimeout(id);

  // No style sheet is loaded either, so elements look the same that share their name and these attributes. jsdom would
  // match all rules of a browser's own sheet against each element that a query by role passes.
  const attributes = ['style', 'hidden', 'open', 'type'];
  const compute = window.getComputedStyle.bind(window);
  const styles = new Map<string, CSSStyleDeclaration>();
  window.getComputedStyle = (element) => {
    const { localName } = element;
    const values = attributes.map((name) => element.getAttribute(name));
    const key = JSON.stringify([localName, ...values]);
    let style = styles.get(key);
    if (!style) {
      const sample = document.createElement(localName);
      attributes.forEach((name, at) => {
        const value = values[at];
        if (typeof value === 'string') sample.setAttribute(name, value);
      });
      style = compute(sample);
      styles.set(key, style);
    }
    return style;
  };
}
