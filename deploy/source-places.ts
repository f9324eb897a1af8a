import type { SourceMap } from 'node:module';

/** Returns the source map of a script, by the name of its file; null without a map. */
export type MapOf = (script: string) => Pick<SourceMap, 'findOrigin'> | null;

/** A frame: file of the build, line, column. */
const frame = /\/assets\/([\w.~-]+\.js):(\d+):(\d+)/g;

/**
 * Returns a text with the source position after each frame: `/assets/portal-Ab3_x9Z.js:1:2345 → src/app/guard.ts:20:7`.
 * Leaves a frame without a map unchanged.
 */
export const symbolicate = (frames: string, mapOf: MapOf): string =>
  frames.replaceAll(frame, (match, script: string, line: string, column: string) => {
    const origin = mapOf(script)?.findOrigin(Number(line), Number(column));
    if (origin === undefined || !('fileName' in origin)) return match;
    return `${match} → ${origin.fileName}:${origin.lineNumber}:${origin.columnNumber}`;
  });
