import type { LinkProps } from '@tanstack/react-router';
import type { DocumentKind } from '#src/domain/documents/member-document.ts';
import type { MenuEntry } from '#src/shell/menu/menu.ts';

/** Where a result leads: to a row of the menu, to an address of the portal, or to a file that opens. */
export type SearchTarget =
  | { kind: 'menu'; entry: MenuEntry }
  | { kind: 'link'; link: Pick<LinkProps, 'to' | 'params' | 'search'> }
  | { kind: 'file'; id: string; file: DocumentKind };
