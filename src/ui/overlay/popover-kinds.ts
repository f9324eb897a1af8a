/**
 * The kinds of panel that open under a button. A `menu` aligns with the start of its button, a `menuAtEnd` with its
 * end. A `note` is within a sentence, so it consists of phrasing content. Distances in pixels.
 */
export const panelKinds = {
  menu: {
    Tag: 'div',
    role: 'group',
    isShownEarly: true,
    // No gap between the two: the pointer on its way down must not leave them.
    positioning: { placement: 'bottom-start', gutter: 0, flip: false },
  },
  menuAtEnd: {
    Tag: 'div',
    role: 'group',
    isShownEarly: true,
    positioning: { placement: 'bottom-end', gutter: 0, flip: false },
  },
  note: {
    Tag: 'span',
    role: 'note',
    // Before it is positioned, it would briefly move the text.
    isShownEarly: false,
    positioning: { placement: 'bottom-start', gutter: 6, overflowPadding: 16 },
  },
} as const;

export type PopoverKind = keyof typeof panelKinds;
