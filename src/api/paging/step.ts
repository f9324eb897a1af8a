/** The next step after a page of a list; `broken-off`: there should be more, and it cannot be had by asking on. */
export type Step = 'follow' | 'end' | 'broken-off';
