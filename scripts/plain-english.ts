import type { Rule } from 'eslint';

/** A phrase that comments and test names must not use, and the advice of the lint. */
interface Phrase {
  pattern: RegExp;
  advice: string;
}

/** The phrases that the lint reports in comments and in the names of tests. */
export const bannedPhrases: readonly Phrase[] = [
  { pattern: /\banew\b/i, advice: 'Write “again”, or the verb with “re-”: “refetches”.' },
  { pattern: /\bwhoever\b/i, advice: 'Name the person or the code: “the caller”.' },
  { pattern: /\bwho reads\b/i, advice: 'Name the person: “the member”, “the agent”.' },
  {
    pattern: /\bstands?\b(?! (?:in )?for\b)/i,
    advice: 'Write “is”, or the verb that fits: “appears”, “remains”.',
  },
  { pattern: /\bcomes? with\b/i, advice: 'Write “includes”, “loads with”, or “is part of”.' },
  {
    pattern: /\bcan(?:not|['’]t)? be had\b/i,
    advice: 'Write what happens: “loads”, “fails”, “is available”.',
  },
  { pattern: /\bgo(?:es)? by\b/i, advice: 'Write “uses” or “depends on”.' },
  { pattern: /\bhas (?:its|their) say\b/i, advice: 'Write what happens: “after all plugins”.' },
  {
    pattern: /\bnone\b/i,
    advice: 'Write the noun: “no claims”, “null without a match”.',
  },
  {
    pattern: /\bnobody\b/i,
    advice: 'Write the noun: “without a session”, “no member”.',
  },
  { pattern: /\bsomebody\b/i, advice: 'Name the person: “another member”, “the reader”.' },
  { pattern: /\bof itself\b/i, advice: 'Name the thing, or leave it out.' },
  {
    pattern: /\bof (?:its|their) own\b/i,
    advice: 'Write “separate” or “custom”, or leave it out.',
  },
  {
    pattern: /\bat all\b(?! (?:of|the|these|those|levels|places|times)\b)/i,
    advice: 'Leave it out.',
  },
  {
    pattern: /(?<!\b(?:soon|long|far|often) )\bas it is\b/i,
    advice: 'Write “unchanged”, or name the format.',
  },
];

/** Code and quotations, which may contain any word. */
const quoted = /`[^`]*`|"[^"]*"|“[^”]*”|‘[^’]*’|(?<![\p{L}\d])'[^']*'(?![\p{L}\d])/gu;

/** Replaces quotations by spaces, so that positions in the text stay the same. */
const unquoted = (text: string): string =>
  text.replaceAll(quoted, (quotation) => ' '.repeat(quotation.length));

const testFunctions = new Set(['it', 'test', 'describe']);

type Comments = ReturnType<Rule.RuleContext['sourceCode']['getAllComments']>;
type Call = Parameters<NonNullable<Rule.NodeListener['CallExpression']>>[0];

/** Reports phrases in comments and in the names of tests that plain American English avoids. */
export const plainEnglish: Rule.RuleModule = {
  meta: {
    messages: { phrase: '“{{phrase}}” is hard to read. {{advice}}' },
    schema: [],
  },
  create(context) {
    const check = (text: string, report: (data: Record<string, string>, at: number) => void) => {
      const plain = unquoted(text);
      for (const { pattern, advice } of bannedPhrases) {
        for (const match of plain.matchAll(new RegExp(pattern, 'gi'))) {
          report({ phrase: match[0], advice }, match.index);
        }
      }
    };
    return {
      Program() {
        for (const comments of paragraphsOf(context.sourceCode.getAllComments())) {
          const texts = comments.map(({ value }) => oneLine(value));
          check(texts.join(' '), (data, at) => {
            let end = 0;
            const textIndex = texts.findIndex((text) => at < (end += text.length + 1));
            const loc = comments[textIndex]?.loc;
            if (loc) context.report({ loc, messageId: 'phrase', data });
          });
        }
      },
      CallExpression(node) {
        const name = nameOf(node);
        if (name === null) return;
        check(name.text, (data) => {
          context.report({ node: name.node, messageId: 'phrase', data });
        });
      },
    };
  },
};

/** Joins the lines of a block comment, since a phrase may continue on the next line. */
const oneLine = (comment: string): string => comment.trim().replaceAll(/\s*\n[\s*]*/g, ' ');

/** Groups line comments on adjacent lines, since a phrase may continue on the next line. */
function paragraphsOf(comments: Comments): Comments[] {
  const paragraphs: Comments[] = [];
  for (const comment of comments) {
    const paragraph = paragraphs.at(-1);
    const last = paragraph?.at(-1);
    const isNext =
      comment.type === 'Line' &&
      last?.type === 'Line' &&
      last.loc?.end.line === (comment.loc?.start.line ?? 0) - 1;
    if (isNext) paragraph?.push(comment);
    else paragraphs.push([comment]);
  }
  return paragraphs;
}

/** Returns the name of a test or a group of tests; null for another call. */
function nameOf({ callee, arguments: [first] }: Call) {
  if (first === undefined || !testFunctions.has(calledBy(callee))) return null;
  if (first.type === 'Literal' && typeof first.value === 'string') {
    return { node: first, text: first.value };
  }
  if (first.type !== 'TemplateLiteral') return null;
  return { node: first, text: first.quasis.map(({ value }) => value.raw).join(' ') };
}

/** Returns the variable at the beginning of a callee: `it` for `it.each(rows)`. */
function calledBy(callee: Call['callee']): string {
  switch (callee.type) {
    case 'Identifier':
      return callee.name;
    case 'MemberExpression':
      return calledBy(callee.object);
    case 'CallExpression':
      return calledBy(callee.callee);
    case 'TaggedTemplateExpression':
      return calledBy(callee.tag);
    default:
      return '';
  }
}
