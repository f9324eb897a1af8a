import type { LinkProps } from '@tanstack/react-router';
import type { MenuEntry } from '#src/shell/menu/menu.ts';

/** Where a result leads: to a row of the menu, or to an address of the portal. */
export type SearchTarget =
  | { kind: 'menu'; entry: MenuEntry }
  | { kind: 'link'; link: Pick<LinkProps, 'to' | 'params' | 'search'> };
