/** Class names of layout.css for what is no stack, row or grid. */
type Utility =
  | 'block'
  | 'body-size'
  | 'large'
  | 'no-wrap'
  | 'screen-links'
  | 'screen-only'
  | 'secondary'
  | 'small'
  | 'strong'
  | 'whole-row';

/** Returns the class names of what a few declarations say that many style sheets would repeat. */
export const utility = (...names: Utility[]): string => names.join(' ');
