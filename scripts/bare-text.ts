import type { Rule } from 'eslint';
import ts from 'typescript';

interface Services {
  program: ts.Program;
  esTreeNodeToTSNodeMap: { get: (node: Rule.Node) => ts.Node };
}

/** A child in JSX. */
interface Place {
  isText: boolean;
  /** Whether React adds and removes the child: it may be empty, or one of several. */
  isMoved: boolean;
}

/**
 * Reports bare text next to other children if the text, or an element before it, is conditional. Page translators wrap
 * text in new elements, so React no longer finds the text node in its parent and throws.
 */
export const bareText: Rule.RuleModule = {
  meta: {
    messages: {
      bare: 'Page translators move bare text. Join it into one string, or wrap it in an element.',
    },
  },
  create(context) {
    const services: unknown = context.sourceCode.parserServices;
    if (!hasTypes(services)) return {};
    const checker = services.program.getTypeChecker();
    const check = (node: Rule.Node) => {
      const parent = services.esTreeNodeToTSNodeMap.get(node);
      if (!ts.isJsxElement(parent) && !ts.isJsxFragment(parent)) return;
      const places = parent.children.flatMap((child) => placeOf(child, checker));
      const isBare = ({ isText, isMoved }: Place, index: number) =>
        isMoved && (isText || places[index + 1]?.isText === true);
      const isRefused = comesAndGoes(parent)
        ? places.some(({ isText }) => isText)
        : places.length > 1 && places.some(isBare);
      if (isRefused) context.report({ node, messageId: 'bare' });
    };
    return { JSXElement: check, JSXFragment: check };
  },
};

const hasTypes = (services: unknown): services is Services =>
  typeof services === 'object' && services !== null && 'esTreeNodeToTSNodeMap' in services;

/** Whether a fragment is conditional or an item of a list: its texts become children of the parent element. */
function comesAndGoes(parent: ts.JsxElement | ts.JsxFragment): boolean {
  if (ts.isJsxElement(parent)) return parent.openingElement.tagName.getText() === 'Fragment';
  let around: ts.Node = parent.parent;
  while (ts.isParenthesizedExpression(around)) around = around.parent;
  return ts.isConditionalExpression(around) || ts.isBinaryExpression(around);
}

/** Whether the element's component is a local variable, such as an icon: another value renders another element. */
function isVariable(
  child: ts.JsxElement | ts.JsxSelfClosingElement | ts.JsxFragment,
  checker: ts.TypeChecker,
): boolean {
  if (ts.isJsxFragment(child)) return false;
  const { tagName } = ts.isJsxElement(child) ? child.openingElement : child;
  const declaration = checker.getSymbolAtLocation(tagName)?.valueDeclaration;
  return (
    declaration !== undefined &&
    (ts.isBindingElement(declaration) || ts.isVariableDeclaration(declaration)) &&
    ts.findAncestor(declaration, ts.isFunctionLike) !== undefined
  );
}

/** Returns the place of a child; empty for line breaks and comments. */
function placeOf(child: ts.JsxChild, checker: ts.TypeChecker): Place[] {
  if (ts.isJsxText(child)) {
    return child.containsOnlyTriviaWhiteSpaces ? [] : [{ isText: true, isMoved: false }];
  }
  if (!ts.isJsxExpression(child)) return [{ isText: false, isMoved: isVariable(child, checker) }];
  if (!child.expression) return [];
  const type = checker.getTypeAtLocation(child.expression);
  const types = type.isUnion() ? type.types : [type];
  const has = (flags: ts.TypeFlags) => types.some((part) => (part.flags & flags) !== 0);
  const isText = has(ts.TypeFlags.StringLike | ts.TypeFlags.NumberLike);
  const isElement = has(ts.TypeFlags.Object);
  const isNothing =
    has(ts.TypeFlags.Null | ts.TypeFlags.Undefined | ts.TypeFlags.BooleanLike) ||
    types.some((part) => part.isStringLiteral() && part.value === '');
  // A node such as `children`: its text is checked in the caller.
  if (isText && isElement && isNothing) return [{ isText: false, isMoved: false }];
  const isOneOfSeveral =
    isElement &&
    (isText ||
      ts.isConditionalExpression(child.expression) ||
      types.some((part) => checker.isArrayType(part)));
  return [{ isText, isMoved: isNothing || isOneOfSeveral }];
}
