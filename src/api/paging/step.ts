/** The next step after a page of a list; `broken-off`: more rows are missing, and no further request can load them. */
export type Step = 'follow' | 'end' | 'broken-off';
