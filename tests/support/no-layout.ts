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

  // No style sheet is loaded either, so elements of one name look the same as long as none of these attributes tells
  // otherwise. jsdom would match all rules of a browser's own sheet against each element that a query by role passes.
  const telling = ['style', 'hidden', 'open', 'type'];
  const computed = window.getComputedStyle.bind(window);
  const styles = new Map<string, CSSStyleDeclaration>();
  window.getComputedStyle = (element, pseudo) => {
    if (telling.some((name) => element.hasAttribute(name))) return computed(element, pseudo);
    const { localName } = element;
    const style = styles.get(localName) ?? computed(document.createElement(localName));
    styles.set(localName, style);
    return style;
  };
}
