import type { ComponentType } from 'react';

/** The states of a component by their names, each as an example of it. */
export type States = Readonly<Record<string, ComponentType>>;

/** The module of a story: `<component>.story.tsx`, in the folder that its component has below `src/`. */
export interface Story {
  states: States;
  /** Whether each state needs a page to itself, because it covers the window or opens over what is below it. */
  isAlone?: true;
}

/** A failure that a story shows; every other error of the book is printed in the console. */
export class ExampleFailure extends Error {
  readonly code = 'BP-NFA-021';
}
