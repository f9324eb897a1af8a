import { describe, expect, it } from 'vitest';
import { byId, lookUpContent, type LookUpOptions } from './look-up-content.ts';

const entries = byId({
  'pharmacy-card-description': 'Lower prices.',
  TermsAndConditions: '<p>Terms</p>',
});

describe('content is looked up by one rule', () => {
  it.each<[string, LookUpOptions, string | null]>([
    ['pharmacy-card-description', {}, 'Lower prices.'],
    ['PHARMACY-CARD-DESCRIPTION', {}, 'Lower prices.'],
    ['termsandconditions', {}, '<p>Terms</p>'],
    ['pharmacy-card-description', { language: 'en-US' }, 'Lower prices.'],
    ['pharmacy-card-description', { language: 'en-us' }, 'Lower prices.'],
    // Only one language has content: the others get nothing, not English.
    ['pharmacy-card-description', { language: 'es-us' }, null],
    ['pharmacy-card-description', { language: 'en' }, null],
    ['nothing-here', { language: 'es-us' }, null],
    // A missing id is itself, in the case it was asked for.
    ['Nothing-Here', {}, 'Nothing-Here'],
    ['', {}, ''],
    ['constructor', {}, 'constructor'],
    ['__proto__', {}, '__proto__'],
    // The bypass returns the id even of an existing entry.
    ['pharmacy-card-description', { isBypassed: true }, 'pharmacy-card-description'],
    ['TermsAndConditions', { isBypassed: true, language: 'es-us' }, 'TermsAndConditions'],
  ])('%j with %o is %j', (id, options, expected) => {
    expect(lookUpContent(entries, id, options)).toBe(expected);
  });
});
