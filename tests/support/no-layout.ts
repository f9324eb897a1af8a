/** For what watches sizes, in a document that is never laid out: none changes. */
export class SizesThatStay implements ResizeObserver {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}
