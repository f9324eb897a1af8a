import { defineConfig } from '@chakra-ui/react';

/**
 * Every color, size, radius and shadow of the portal (product rule 9.4), in Chakra's terms. `npm run generate` prints
 * them as custom properties into `tokens.css`, so style sheets use them without any script; this file itself is never
 * part of the portal. Breakpoints cannot be custom properties: see `breakpoints.ts`.
 */
export const tokenConfig = defineConfig({
  cssVarsPrefix: '',
  cssVarsRoot: ':root',
  theme: {
    tokens: {
      colors: {
        background: { value: '#f7fafd' },
        surface: { value: '#f7fafd' },
        card: { value: '#ffffff' },
        primary: { value: '#2475b7' },
        'primary-strong': { value: '#1a5a90' },
        'primary-deep': { value: '#16507f' },
        'primary-tint': { value: '#e6f0f9' },
        'on-primary': { value: '#ffffff' },
        secondary: { value: '#575757' },
        text: { value: '#333333' },
        line: { value: '#dfe7ef' },
        'line-strong': { value: '#75818d' },
        good: { value: '#1b6b3a' },
        'good-tint': { value: '#e5f4ea' },
        bad: { value: '#a4262c' },
        'bad-tint': { value: '#fbeaea' },
        notice: { value: '#5b3f96' },
        'notice-tint': { value: '#f0ebf9' },
        neutral: { value: '#4a4f55' },
        'neutral-tint': { value: '#eef1f4' },
        backdrop: { value: 'rgb(20 32 45 / 45%)' },
      },
      fonts: {
        body: { value: "'Inter Variable', 'Inter fallback', Arial, sans-serif" },
      },
      fontSizes: {
        xs: { value: '0.75rem' },
        note: { value: '0.8125rem' },
        s: { value: '0.875rem' },
        m: { value: '1rem' },
        l: { value: '1.125rem' },
        xl: { value: '1.375rem' },
        // No longer than its window where the browser's text is large: a word or an amount fits a line.
        xxl: { value: 'min(1.75rem, 11.5vw)' },
        huge: { value: 'min(2.25rem, 13vw)' },
        hero: { value: 'min(2.75rem, 13vw)' },
      },
      // Steps of 4 px; a half step is 2 px more.
      spacing: {
        half: { value: '2px' },
        1: { value: '4px' },
        '1-half': { value: '6px' },
        2: { value: '8px' },
        '2-half': { value: '10px' },
        3: { value: '12px' },
        '3-half': { value: '14px' },
        4: { value: '16px' },
        5: { value: '20px' },
        6: { value: '24px' },
        7: { value: '28px' },
        8: { value: '32px' },
        10: { value: '40px' },
        12: { value: '48px' },
        16: { value: '64px' },
      },
      sizes: {
        content: { value: '1120px' },
        touch: { value: '44px' },
        text: { value: '68ch' },
        // A button among text, and a box to check.
        control: { value: '36px' },
        check: { value: '22px' },
        // The band of a title, and a line drawing.
        band: { value: '120px' },
        // A picture in a circle, and a bar's tab.
        disc: { value: '56px' },
        dialog: { value: '360px' },
        // Columns, fields and forms are of these widths, in letters.
        'width-6': { value: '6rem' },
        'width-8': { value: '8rem' },
        'width-10': { value: '10rem' },
        'width-12': { value: '12rem' },
        'width-16': { value: '16rem' },
        'width-18': { value: '18rem' },
        'width-20': { value: '20rem' },
        'width-24': { value: '24rem' },
        'width-28': { value: '28rem' },
        'width-34': { value: '34rem' },
        'width-40': { value: '40rem' },
        'width-45': { value: '45rem' },
      },
      borderWidths: {
        thick: { value: '2px' },
        mark: { value: '3px' },
        bar: { value: '4px' },
      },
      borders: {
        line: { value: '1px solid {colors.line}' },
        edge: { value: '1px solid {colors.line-strong}' },
      },
      radii: {
        small: { value: '4px' },
        inner: { value: '6px' },
        control: { value: '8px' },
        card: { value: '12px' },
        bubble: { value: '14px' },
        pill: { value: '999px' },
      },
      shadows: {
        raised: { value: '0 2px 4px rgb(28 55 84 / 6%), 0 8px 24px rgb(28 55 84 / 10%)' },
      },
    },
  },
});
