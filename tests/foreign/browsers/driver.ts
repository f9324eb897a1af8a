/** An element as a member knows it. */
export interface Target {
  role: keyof typeof selectors;
  /** A name that is exactly this, or one that matches. */
  name: string | RegExp;
}

/** A target in the form that is sent to a page. */
export interface SentTarget {
  selector: string;
  /** Source and flags. */
  name: [string, string];
}

/** Keys by the names that the DOM has for them. */
export type Key = 'Tab' | 'Enter' | 'Escape' | 'ArrowDown';

/** The commands that journeys need of a browser. Each browser has an adapter that gives them. */
export interface Driver {
  /** Requests an address without waiting for it. */
  open(address: string): Promise<void>;
  back(): Promise<void>;
  address(): Promise<string>;
  resize(width: number, height: number): Promise<void>;
  has(target: SentTarget): Promise<boolean>;
  /** Clicks the middle of the element. Returns false while there is no such element. */
  click(target: SentTarget): Promise<boolean>;
  /** Types after the field's text. Returns false while there is no such field. */
  type(target: SentTarget, text: string): Promise<boolean>;
  press(key: Key): Promise<void>;
  /** Runs a function in the page, which is sent as text. */
  evaluate<Result>(run: () => Result): Promise<Awaited<Result>>;
  screenshot(): Promise<Uint8Array>;
  /** Takes the errors and `apiError` events that pages have logged since the last call. */
  takeProblems(): Promise<string[]>;
  /** The page on letter paper, as a PDF; where the driver can print. */
  print?(): Promise<Uint8Array>;
  close(): Promise<void>;
}

const selectors = {
  link: 'a[href]',
  // Leads from a list to one of its entries.
  entry: 'main :is(tr, li > div) a[href]',
  button: 'button, [role=button]',
  heading: 'h1, h2, h3',
  field: 'input, select, textarea',
  alert: '[role=alert]',
  focused: ':focus',
};

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');

export function sent({ role, name }: Target): SentTarget {
  return {
    selector: selectors[role],
    name: typeof name === 'string' ? [`^${escaped(name)}$`, ''] : [name.source, name.flags],
  };
}

/** Runs in the page: the first such element that can be seen. */
export function find({ selector, name: [source, flags] }: SentTarget): Element | null {
  const pattern = new RegExp(source, flags);
  const labelOf = (element: Element) =>
    document.getElementById(element.getAttribute('aria-labelledby') ?? '') ??
    (element instanceof HTMLInputElement || element instanceof HTMLSelectElement
      ? element.labels?.[0]
      : null);
  const nameOf = (element: Element) => {
    const words = element.getAttribute('aria-label') ?? (labelOf(element) ?? element).textContent;
    return words.replaceAll(/\s+/g, ' ').trim();
  };
  const found = [...document.querySelectorAll(selector)].find((element) => {
    const isSeen = element.checkVisibility({ visibilityProperty: true });
    return isSeen && pattern.test(nameOf(element));
  });
  return found ?? null;
}
