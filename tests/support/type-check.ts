import ts from 'typescript';

const options: ts.CompilerOptions = {
  target: ts.ScriptTarget.ES2023,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  strict: true,
  noEmit: true,
  skipLibCheck: true,
  allowImportingTsExtensions: true,
  exactOptionalPropertyTypes: true,
  types: [],
};

const disk = ts.createCompilerHost(options);
const parsed = new Map<string, ts.SourceFile | undefined>();

/**
 * Returns the errors that tsc reports for a file, a line each.
 * @param textOf returns the text of a file that is only in memory; null for one on the disk
 */
export function typeErrorsOf(start: string, textOf: (file: string) => string | null): string {
  const host: ts.CompilerHost = {
    ...disk,
    fileExists: (file) => textOf(file) !== null || disk.fileExists(file),
    directoryExists: () => true,
    getSourceFile(file, version) {
      const text = textOf(file);
      if (text !== null) return ts.createSourceFile(file, text, version);
      if (!parsed.has(file)) parsed.set(file, disk.getSourceFile(file, version));
      return parsed.get(file);
    },
  };
  const program = ts.createProgram([start], options, host);
  return program
    .getSemanticDiagnostics(program.getSourceFile(start))
    .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'))
    .join('\n');
}
