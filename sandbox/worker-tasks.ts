export { drawPdf } from './documents/pdf-drawing.ts';
export { decodeFile } from './file-validation.ts';
export { parseJson } from './parse-json.ts';
