import { bannedPhrases } from './scripts/plain-english.ts';
import { tokenConfig } from './src/ui/theme/tokens.ts';

const { spacing, radii, fontSizes, colors } = tokenConfig.theme?.tokens ?? {};

/** Returns a pattern of the values of a group of tokens, each as a whole word in a declaration. */
const valueOf = (tokens = {}) => {
  const values = Object.values(tokens).map(({ value }) =>
    String(value).replace(/[()/%.]/g, String.raw`\$&`),
  );
  return new RegExp(String.raw`(?<![\w.#-])-?(?:${values.join('|')})(?![\w.%-])`, 'i');
};

export default {
  rules: {
    // Use the token instead of its value.
    'declaration-property-value-disallowed-list': [
      {
        '/^(?:margin|padding|gap|row-gap|column-gap|inset|scroll-)/': [valueOf(spacing)],
        '/radius$/': [valueOf(radii)],
        'font-size': [valueOf(fontSizes)],
        '/^(?:color|background|fill|stroke|border|outline|box-shadow)/': [
          valueOf(colors),
          /#fff\b/i,
        ],
        // Every chunk with such a rule has a copy of the sheet, which overrides what earlier chunks say.
        composes: [/ from /],
        // Forced colors draw it: every entry would look like the one it marks.
        '/^(?:border-[a-z]|outline)/': [/transparent/],
      },
      {
        message: (_, value) =>
          / from /.test(value)
            ? 'Give the element both classes: a copy of the other sheet would override earlier sheets.'
            : /transparent/.test(value)
              ? 'Forced colors draw a transparent line. Give the line to the marked element only.'
              : 'Use the token of src/ui/theme/tokens.ts that has this value.',
      },
    ],
    'comment-word-disallowed-list': [bannedPhrases.map(({ pattern }) => pattern)],
    'declaration-block-no-duplicate-properties': true,
    'no-duplicate-selectors': true,
    'block-no-empty': true,
  },
  ignoreFiles: ['src/ui/theme/tokens.css'],
};
