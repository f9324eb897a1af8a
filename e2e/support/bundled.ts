import { build } from 'rolldown';

/** A module with all it imports, as one script that puts its exports into the global `bundled`. */
export async function bundled(file: string): Promise<string> {
  const { output } = await build({
    input: file,
    write: false,
    output: { format: 'iife', name: 'bundled' },
  });
  return output[0].code;
}
