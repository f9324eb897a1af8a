export type Unit = 'ms' | 'µs' | 'kB' | 'bytes' | 'score' | 'count' | 'MB';

export type Figure = {
  name: string;
  value: number;
  unit: Unit;
  /** The value to compare with, measured in the same run on the same machine. */
  reference?: { name: string; value: number };
  /** The limit of the ratio when there is a reference, of the value otherwise. */
  bar?: { atMost: number } | { atLeast: number };
  /**
   * Milliseconds belong to a machine, so a bar on them is shown and never decides; counts, sizes and
   * ratios do (`--check`).
   */
  decides: boolean;
};

/** Returns a time in milliseconds compared with another of the same run; without `atMost` for the reader alone. */
export const ratio = (
  name: string,
  value: number,
  reference: { name: string; value: number },
  atMost?: number,
): Figure => ({
  name,
  value,
  unit: 'ms',
  reference,
  ...(atMost !== undefined && { bar: { atMost } }),
  decides: atMost !== undefined,
});

/** Returns a figure that must not exceed a limit. */
export const limited = (name: string, value: number, unit: Unit, atMost: number): Figure => ({
  name,
  value,
  unit,
  bar: { atMost },
  decides: true,
});

/** The findings of one measure: figures for the table, and lists that explain them. */
export type Findings = { figures: Figure[]; notes: string[] };

export type Verdict = 'pass' | 'over' | 'slow' | '';

export function ratioOf({ value, reference }: Figure): number | null {
  return reference === undefined ? null : value / reference.value;
}

/** `over` decides, `slow` is for the reader. */
export function verdictOf(figure: Figure): Verdict {
  const { bar, decides } = figure;
  if (bar === undefined) return '';
  const judged = ratioOf(figure) ?? figure.value;
  const isReached = 'atMost' in bar ? judged <= bar.atMost : judged >= bar.atLeast;
  if (isReached) return 'pass';
  return decides ? 'over' : 'slow';
}

/** Returns the middle value; of an even number of values the mean of the two middle ones. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const [low, high] = [sorted[Math.ceil(sorted.length / 2) - 1], sorted[sorted.length >> 1]];
  if (low === undefined || high === undefined) throw new Error('nothing was measured');
  return (low + high) / 2;
}

/** Returns the smallest value that at least this share (0…1) of the values does not exceed. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  const found = sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)];
  if (found === undefined) throw new Error('nothing was measured');
  return found;
}

const headings = ['figure', 'value', 'reference', 'ratio', 'bar', ''];

/** Returns the figures as a table of plain text. */
export function tableOf(figures: readonly Figure[]): string {
  const rows = [headings, ...figures.map(cellsOf)];
  const widths = headings.map((_, column) =>
    Math.max(...rows.map((row) => row[column]?.length ?? 0)),
  );
  const lines = rows.map((row) =>
    row
      .map((cell, column) => {
        const width = widths[column] ?? 0;
        return column === 0 ? cell.padEnd(width) : cell.padStart(width);
      })
      .join('  ')
      .trimEnd(),
  );
  return [
    lines[0],
    '-'.repeat(widths.reduce((sum, width) => sum + width + 2, -2)),
    ...lines.slice(1),
  ].join('\n');
}

function cellsOf(figure: Figure): string[] {
  const { name, value, unit, reference, bar } = figure;
  const ratio = ratioOf(figure);
  return [
    name,
    withUnit(value, unit),
    reference === undefined ? '' : `${withUnit(reference.value, unit)} (${reference.name})`,
    ratio === null ? '' : ratio.toFixed(2),
    bar === undefined ? '' : 'atMost' in bar ? `≤ ${bar.atMost}` : `≥ ${bar.atLeast}`,
    verdictOf(figure),
  ];
}

function withUnit(value: number, unit: Figure['unit']): string {
  const digits = Number.isInteger(value) || (unit === 'ms' && value >= 100) ? 0 : 1;
  const text = value.toFixed(digits);
  return unit === 'count' || unit === 'score' ? text : `${text} ${unit}`;
}
