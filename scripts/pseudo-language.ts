import ts from 'typescript';
import type { Plugin } from 'vite';

/** The language of `PORTAL_LANGUAGE=pseudo`: English with every word longer and accented, to test screens with. */
export const pseudoLanguage = 'pseudo';

/** Turns the words of English, those of the brands included, into those of the pseudo-language as they are loaded. */
export function pseudoWords(): Plugin {
  return {
    name: 'pseudo-words',
    enforce: 'pre',
    transform: {
      filter: { id: /\/(content|content-overrides|generated\/brands)\/en\/.*\.ts(\?.*)?$/ },
      handler: (code) => ({ code: inPseudoLanguage(code), map: null }),
    },
  };
}

/** Names of properties in content files that hold codes or file names, not text. */
const codes = ['art', 'fileName', 'locale', 'picture', 'template', 'tone', 'topic'];

/** Returns the source of a file of words with its texts in the pseudo-language. */
export function inPseudoLanguage(code: string): string {
  const texts: ts.Node[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isTypeNode(node) || isCode(node)) return;
    if (ts.isStringLiteralLike(node) || isTemplatePart(node)) texts.push(node);
    ts.forEachChild(node, visit);
  };
  ts.forEachChild(ts.createSourceFile('words.ts', code, ts.ScriptTarget.Latest, true), visit);
  return texts.reduceRight((text, node) => {
    const [start, end] = [node.getStart(), node.getEnd()];
    return text.slice(0, start) + lengthened(text.slice(start, end)) + text.slice(end);
  }, code);
}

const isTemplatePart = (node: ts.Node) =>
  ts.isTemplateHead(node) || ts.isTemplateMiddle(node) || ts.isTemplateTail(node);

/** Returns whether a node is not text: an import, a code, a property name, one side of a comparison. */
function isCode(node: ts.Node): boolean {
  if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) return true;
  if (ts.isVariableDeclaration(node) || ts.isPropertyAssignment(node)) {
    return codes.includes(node.name.getText());
  }
  const { parent } = node;
  if (ts.isPropertyAssignment(parent)) return parent.name === node;
  return ts.isBinaryExpression(parent) && /^[!=]==$/.test(parent.operatorToken.getText());
}

/** Matches markup, entities and addresses, which stay unchanged. */
const untouchedParts = /(<[^>]*>|&\w+;|https?:\S+|\S+@\S+)/;

/** Returns a text about 40 % longer: each vowel once more, with an accent. */
const lengthened = (text: string): string =>
  text
    .split(untouchedParts)
    .map((part, index) => (index % 2 === 1 ? part : part.replaceAll(/[aeiouy]/gi, doubled)))
    .join('')
    .normalize();

const doubled = (vowel: string) => `${vowel}${vowel.toLowerCase()}\u0301`;
