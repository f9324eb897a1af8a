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

interface Arrangement {
  /** A step of the spacing scale (src/ui/theme/tokens.ts); 12 between columns is 6 between lines. */
  gap?: 'half' | '1' | '1-half' | '2' | '3' | '4' | '5' | '6' | '12' | undefined;
  /** Across the direction of the arrangement; without it everything is stretched. */
  align?: 'start' | 'center' | 'baseline' | 'end' | undefined;
  /** The ground it stands on: framed as a card, or tinted as a note. */
  surface?: 'card' | 'tint' | 'notice' | 'bad' | undefined;
  /** Whether a line divides each from the next. */
  divided?: boolean | undefined;
  /** Whether its links are apart enough to be tapped. */
  links?: boolean | undefined;
  /** Whether it is a container in terms of CSS: what stands in it can go by its width. */
  container?: boolean | undefined;
  /** Whether it is left out on paper. */
  screenOnly?: boolean | undefined;
  className?: string | undefined;
}

/** The properties of a stack, a row and a grid, with the attributes of their element. */
export type Arranged<Tag extends Container> = { as?: Tag } & Arrangement &
  Omit<ComponentProps<Tag>, keyof Arrangement>;

/** Returns the element of a stack, a row or a grid; `look` is what it has of the layout sheet, beside its properties. */
export function arranged(
  {
    as: Tag = 'div',
    gap,
    align,
    surface,
    divided,
    links,
    container,
    screenOnly,
    className,
    ...rest
  }: { as?: ElementType | undefined } & Arrangement,
  ...look: (string | false)[]
) {
  return (
    <Tag
      {...rest}
      className={classNames(
        ...look,
        gap && `gap-${gap}`,
        align,
        surface && `surface-${surface}`,
        divided && 'divided',
        links && 'links',
        container && 'container',
        screenOnly && 'screen-only',
        className,
      )}
    />
  );
}
