/** Spreadsheets take a file for UTF-8 only when it begins with this. */
export const byteOrderMark = '\uFEFF';

/** Lets the browser save a text as a file. */
export function saveFile(text: string, name: string, type = 'text/plain'): void {
  const url = URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
}
