/** Lower edges in CSS pixels (product rule 9.2). Style sheets may use these widths and no others. */
export const breakpoints = { sm: 600, md: 960, lg: 1280, xl: 1920, xxl: 2560 } as const;
