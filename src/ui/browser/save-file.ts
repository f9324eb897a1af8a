/** Lets the browser save a text, or a file that has its type, under a name. */
export function saveFile(content: string | Blob, name: string, type = 'text/plain'): void {
  const file =
    typeof content === 'string' ? new Blob([content], { type: `${type};charset=utf-8` }) : content;
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // Safari takes the file some time after the click.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
