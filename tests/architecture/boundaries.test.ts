import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';

/**
 * Containment of faults: a component that throws doesn't break the rest of the screen. Everything the frame shows, and
 * each part of a screen with several, is within a boundary (src/ui/feedback/part-boundary.tsx).
 */
const root = path.resolve(import.meta.dirname, '../..');
const boundaries = ['PartBoundary', 'OptionalBoundary'];

/** Whether a component only holds other parts, shows what is loaded, or is a placeholder. */
const isScaffold = (name: string) =>
  /(Title|Skeleton|Progress|Frame|Page|View)$/.test(name) || name === 'WithHistory';

/** Parts of our own that a file shows outside any boundary, by name, each once. */
function exposedIn(text: string): string[] {
  const file = ts.createSourceFile('a.tsx', text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const own = new Set(
    file.statements.filter(ts.isImportDeclaration).flatMap((statement) => {
      const from = ts.isStringLiteral(statement.moduleSpecifier)
        ? statement.moduleSpecifier.text
        : '';
      const names = statement.importClause?.namedBindings;
      if (!/^(\.\/|#src\/(parts|shell)\/)/.test(from)) return [];
      if (names === undefined || !ts.isNamedImports(names)) return [];
      return names.elements.map(({ name }) => name.text);
    }),
  );
  const exposed = new Set<string>();
  const visit = (node: ts.Node): void => {
    const tag = ts.isJsxElement(node)
      ? node.openingElement.tagName
      : ts.isJsxSelfClosingElement(node)
        ? node.tagName
        : null;
    const name = tag?.getText() ?? '';
    if (boundaries.includes(name)) return;
    if (own.has(name) && !isScaffold(name)) exposed.add(name);
    // The content of a part goes with it, unless the part only holds others.
    else ts.forEachChild(node, visit);
  };
  visit(file);
  return [...exposed];
}

const read = (file: string) => readFileSync(path.join(root, file), 'utf8');

it.each(['src/shell/frame/shell.tsx', 'src/shell/frame/above-screens.tsx'])(
  'all parts that %s shows are inside a boundary',
  (file) => {
    expect(exposedIn(read(file))).toEqual([]);
  },
);

it('finds a part without a boundary anywhere in a screen', () => {
  const shell = read('src/shell/frame/shell.tsx');
  expect(exposedIn(shell.replaceAll('OptionalBoundary', 'div'))).toContain('MenuBar');
  const screen = `import { A, B } from './a.tsx';
    const S = () => <>{x && <A>{() => <B />}</A>}<PartBoundary><B /></PartBoundary></>;`;
  expect(exposedIn(screen)).toEqual(['A']);
  expect(exposedIn(screen.replaceAll('A', 'APage'))).toEqual(['B']);
});

/** Screens whose parts make no sense without each other, with the reason. */
const inseparable: Readonly<Record<string, string>> = {
  'terms-screen.tsx': 'members cannot accept terms without their text',
  'account-help-screen.tsx': 'shows one or the other',
  'completion-screen.tsx': 'shows one or the other',
};

const screens = readdirSync(path.join(root, 'src/features'), { recursive: true, encoding: 'utf8' })
  .filter((file) => /(-(screen|view)|claims\/claim-list)\.tsx$/.test(file))
  .filter((file) => !(path.basename(file) in inseparable));

describe('each part of a screen has a boundary', () => {
  it.each(screens)('%s', (file) => {
    const exposed = exposedIn(read(path.join('src/features', file)));
    // One part alone is the screen: the frame says that it stopped working.
    const advice = `wrap all but one of ${exposed.join(', ')} in PartBoundary, or move them to another file`;
    expect(exposed.length, advice).toBeLessThan(2);
  });
});
