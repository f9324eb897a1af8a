import { ratioOf, verdictOf, type Figure } from './figures.ts';

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
