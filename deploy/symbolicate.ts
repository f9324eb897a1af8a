/**
 * Turns the frames of an exception, as telemetry reports them, into places in the source:
 * `node deploy/symbolicate.ts release/source-maps < frames.txt`. Node 24, no packages.
 */
import { existsSync, readFileSync } from 'node:fs';
import { SourceMap, type SourceMapPayload } from 'node:module';
import { join, relative } from 'node:path';
import { text } from 'node:stream/consumers';
import { symbolicate, type MapOf } from './source-places.ts';

const [, , folder, file] = process.argv;
if (folder === undefined) {
  console.error(
    `Say where the source maps are: node ${relative('', import.meta.filename)} source-maps < frames.txt`,
  );
  process.exit(2);
}

const frames = file === undefined ? await text(process.stdin) : readFileSync(file, 'utf8');
process.stdout.write(symbolicate(frames, readMap(folder)));

/** Returns the reader of the maps in a folder; each is read once. */
function readMap(from: string): MapOf {
  const maps = new Map<string, SourceMap | null>();
  return (script) => {
    const loadedMap = maps.get(script);
    if (loadedMap !== undefined) return loadedMap;
    const path = join(from, `${script}.map`);
    const content: unknown = existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : null;
    const map = isSourceMap(content) ? new SourceMap(content) : null;
    maps.set(script, map);
    return map;
  };
}

function isSourceMap(content: unknown): content is SourceMapPayload {
  return (
    typeof content === 'object' && content !== null && 'mappings' in content && 'sources' in content
  );
}
