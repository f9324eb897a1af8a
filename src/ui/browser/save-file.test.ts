// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { saveFile } from './save-file.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it('keeps the file for a while after the click, for slow browsers, then releases it', async () => {
  const files: Blob[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    if (file instanceof Blob) files.push(file);
    return 'blob:1';
  });
  const letGo = vi.spyOn(URL, 'revokeObjectURL').mockImplementation(() => {});
  const clicked: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    clicked.push(`${this.href} ${this.download}`);
  });
  saveFile('{}', 'card.json', 'application/fhir+json');
  expect(clicked).toEqual(['blob:1 card.json']);
  expect(files.map(({ type }) => type)).toEqual(['application/fhir+json;charset=utf-8']);
  await vi.advanceTimersByTimeAsync(30_000);
  expect(letGo).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(31_000);
  expect(letGo).toHaveBeenCalledExactlyOnceWith('blob:1');
});
