import path from 'node:path';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { lacking, type Feature } from '../../scripts/supported-browsers.ts';

const root = path.resolve(import.meta.dirname, '../..');

/** Returns the features of the browser and the language that a file uses, each use with its place. */
function usesIn(
  file: ts.SourceFile,
  program: ts.Program,
  checker: ts.TypeChecker,
): (readonly [place: string, features: Feature[]])[] {
  const uses: (readonly [string, Feature[]])[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isTypeNode(node) || ts.isInterfaceDeclaration(node)) return;
    if (ts.isIdentifier(node)) {
      const features = featuresOf(node, program, checker);
      if (features.length > 0) uses.push([placeOf(node, file), features]);
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return uses;
}

const placeOf = (node: ts.Node, file: ts.SourceFile) =>
  `${path.relative(root, file.fileName)}:${file.getLineAndCharacterOfPosition(node.getStart()).line + 1}`;

/** Returns every name under which the data may know the meaning of an identifier. */
function featuresOf(node: ts.Identifier, program: ts.Program, checker: ts.TypeChecker): Feature[] {
  const declarations = checker.getSymbolAtLocation(node)?.declarations ?? [];
  const name = node.text;
  return declarations.flatMap((declaration): Feature[] => {
    if (!program.isSourceFileDefaultLibrary(declaration.getSourceFile())) return [];
    const { parent } = declaration;
    if (ts.isInterfaceDeclaration(parent)) {
      const owner = parent.name.text;
      const isStatic = owner.endsWith('Constructor');
      const object = ts.isPropertyAccessExpression(node.parent) ? node.parent.expression : null;
      const receiver = object && checker.getTypeAtLocation(object).getSymbol()?.name;
      return [owner.replace(/^Readonly|Constructor$/g, ''), receiver ?? owner].map((type) => ({
        owner: type,
        name,
        isStatic,
      }));
    }
    if (ts.isTypeLiteralNode(parent) && ts.isVariableDeclaration(parent.parent)) {
      return [{ owner: parent.parent.name.getText(), name, isStatic: true }];
    }
    if (!ts.isVariableDeclaration(declaration) && !ts.isFunctionDeclaration(declaration)) return [];
    return [null, 'Window'].map((owner) => ({ owner, name, isStatic: false }));
  });
}

const nameOf = ({ owner, name }: Feature) => (owner === null ? name : `${owner}.${name}`);

/** Features that the portal detects and works without, each with the file that uses it. */
const optional: Readonly<Record<string, string>> = {
  'ViewTransition.ready': 'src/app/router.ts',
  'Navigator.wakeLock': 'src/features/id-card/use-wake-lock.ts',
  'WakeLock.request': 'src/features/id-card/use-wake-lock.ts',
  'WakeLockSentinel.release': 'src/features/id-card/use-wake-lock.ts',
};

const isOptional = (use: string, feature: Feature) =>
  use.split(':')[0] === optional[nameOf(feature)];

describe('the browser features that src uses', () => {
  const config = ts.getParsedCommandLineOfConfigFile(
    path.join(root, 'tsconfig.json'),
    {},
    { ...ts.sys, onUnRecoverableConfigFileDiagnostic: () => {} },
  );
  const own = (config?.fileNames ?? []).filter((name) => name.startsWith(path.join(root, 'src/')));
  const program = ts.createProgram(own, config?.options ?? {});
  const checker = program.getTypeChecker();
  const files = program
    .getSourceFiles()
    .filter(({ fileName }) => fileName.startsWith(path.join(root, 'src/')))
    .filter(({ fileName }) => !/\.test\.tsx?$|\.d\.ts$/.test(fileName));
  const uses = files.flatMap((file) => usesIn(file, program, checker));

  it('the browser features that src uses are in the compatibility data', () => {
    const knownNames = uses.flatMap(([, features]) =>
      features.filter((feature) => lacking(feature) !== null).map(nameOf),
    );
    expect(new Set(knownNames).size).toBeGreaterThan(250);
    expect(knownNames).toEqual(expect.arrayContaining(['Array.at', 'URL.canParse', 'fetch']));
  });

  it('all supported browsers support the features that src uses', () => {
    const missing = uses.flatMap(([sourcePlace, features]) =>
      features.flatMap((feature) => {
        const browsers = lacking(feature) ?? [];
        return browsers.length > 0 && !isOptional(sourcePlace, feature)
          ? [`${sourcePlace} ${nameOf(feature)}: ${browsers.join(', ')}`]
          : [];
      }),
    );
    expect([...new Set(missing)]).toEqual([]);
  });
});
