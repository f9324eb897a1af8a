/** Class names of layout.css for what is no stack, row or grid. */
type Utility =
  | 'at-start'
  | 'block'
  | 'body-size'
  | 'large'
  | 'no-wrap'
  | 'numbers'
  | 'secondary'
  | 'small'
  | 'strong'
  | 'whole-row';

/** Returns the class names of what a few declarations say that many style sheets would repeat. */
export const utility = (...names: Utility[]): string => names.join(' ');
