import type { ComponentProps, ElementType } from 'react';
import { classNames } from '../class-names.ts';
import './layout.css';

/** The elements that can be a stack, a row or a grid. */
export type Container =
  | 'article'
  | 'div'
  | 'dl'
  | 'fieldset'
  | 'form'
  | 'li'
  | 'nav'
  | 'ol'
  | 'p'
  | 'section'
  | 'span'
  | 'ul';

/**
 * The look beyond the arrangement: a part of a screen under a line; a frame like a card, or a tint like a note (`tint`, `notice`, `bad`); a line between
 * items; space between links and buttons for touch; a CSS container for queries by width; hidden in print, or only its links; pairs of
 * names and values (`dl`) in lines, as labels over values, or as figures; the link back to a list; links between the
 * parts of a screen; the width of forms and of text; a drawing
 * above the words of what is empty or failed.
 */
type Look =
  | 'section'
  | 'card'
  | 'tint'
  | 'notice'
  | 'bad'
  | 'divided'
  | 'links'
  | 'container'
  | 'screen-only'
  | 'screen-links'
  | 'facts'
  | 'labels'
  | 'figures'
  | 'back'
  | 'sections'
  | 'reading'
  | 'flows'
  | 'empty'
  | 'failed';

interface Arrangement {
  /** A step of the spacing scale (src/ui/theme/tokens.ts); 12 between columns is 6 between lines. */
  gap?: 'half' | '1' | '1-half' | '2' | '3' | '4' | '5' | '6' | '12' | undefined;
  /** Across the direction of the arrangement; without it everything is stretched. */
  align?: 'start' | 'center' | 'baseline' | 'end' | undefined;
  look?: Look | `${Look} ${Look}` | undefined;
  className?: string | undefined;
}

/** The properties of a stack, a row and a grid, with the attributes of their element. */
export type Arranged<Tag extends Container> = { as?: Tag } & Arrangement &
  Omit<ComponentProps<Tag>, keyof Arrangement>;

/** Returns the element of a stack, a row or a grid, with `names` of the layout sheet beside those of its properties. */
export function arranged(
  {
    as: Tag = 'div',
    gap,
    align,
    look,
    className,
    ...rest
  }: { as?: ElementType | undefined } & Arrangement,
  ...names: (string | false)[]
) {
  return (
    <Tag {...rest} className={classNames(...names, gap && `gap-${gap}`, align, look, className)} />
  );
}
