import ts from 'typescript';
import * as clock from '#content/clock.ts';
import * as formats from '#content/formats.ts';
import { samples } from './samples.ts';

/** A text that a member reads or hears, and its place, such as `errorWords.notFound`. */
export interface SpokenText {
  where: string;
  text: string;
}

/**
 * Returns every text of a module of `content/`. A sentence with values is called for each combination of samples
 * (samples.ts), so that both sides of each choice are read. Throws for a value that has no samples.
 */
export function spokenTexts(module: Readonly<Record<string, unknown>>): SpokenText[] {
  const texts = Object.entries(module).flatMap(([name, value]) => textsIn(name, value));
  return [...new Map(texts.map((text) => [`${text.where} ${text.text}`, text])).values()];
}

/** The properties beside the words that no member reads. */
const unread = new Set(['art', 'tone', 'version']);

/** The functions that format times, dates and lists, which contain no text. */
const formatters = new Set<unknown>([clock, formats].flatMap((all) => Object.values<unknown>(all)));

function textsIn(where: string, value: unknown): SpokenText[] {
  if (typeof value === 'string') return [{ where, text: withoutMarkup(value) }];
  if (isSentence(value)) {
    if (formatters.has(value)) return [];
    return everySaying(where, value).flatMap((spokenValue) => textsIn(where, spokenValue));
  }
  if (typeof value !== 'object' || value === null) return [];
  const all: [string, unknown][] = Object.entries(value);
  const parts = all.filter(([name]) => !unread.has(name));
  // One sentence in pieces, around a link or a term.
  if ('after' in value) {
    const pieces = parts.map(([, piece]) => piece).filter((piece) => typeof piece === 'string');
    if (pieces.length === parts.length) return [{ where, text: pieces.join(' ') }];
  }
  return parts.flatMap(([name, part]) => textsIn(`${where}.${name}`, part));
}

/** Returns the readable text of formatted text; paragraphs are separate. */
const withoutMarkup = (text: string): string =>
  /<\/p>/.test(text)
    ? text
        .replaceAll('</p>', ' ')
        .replaceAll(/<[^>]+>/g, '')
        .trim()
    : text;

type Sentence = (...values: unknown[]) => unknown;

const isSentence = (value: unknown): value is Sentence => typeof value === 'function';

/** Returns the results of a function for every combination of the samples it reads. */
function everySaying(where: string, speak: Sentence): unknown[] {
  const spokenValues: unknown[] = [];
  /** The current sample of each name, in the order in which the names were first read. */
  const turns = new Map<string, number>();
  const sampleOf = (name: string): unknown => {
    const all = samplesOf(where, name);
    if (!all) throw new Error(`There is no sample for ${name}, which ${where} needs`);
    if (!turns.has(name)) turns.set(name, 0);
    return all[turns.get(name) ?? 0];
  };
  const several = new Proxy({}, { get: (_, name) => sampleOf(String(name)) });
  const names = parameterNames(speak);
  do {
    const values = names.map((name) =>
      name === null || !samplesOf(where, name) ? several : sampleOf(name),
    );
    const spokenText: unknown = Reflect.apply(speak, undefined, values);
    spokenValues.push(spokenText);
  } while (turnOn(where, turns));
  return spokenValues;
}

/** Moves on to the next combination; false after the last. */
function turnOn(where: string, turns: Map<string, number>): boolean {
  for (const [name, turn] of turns) {
    const next = (turn + 1) % (samplesOf(where, name)?.length ?? 1);
    turns.set(name, next);
    if (next > 0) return true;
  }
  return false;
}

function samplesOf(where: string, name: string): readonly unknown[] | undefined {
  return samples[`${where}.${name}`] ?? samples[name];
}

/** `null` for a parameter that is taken apart at once, as in `({ name, amount }) => …`. */
function parameterNames(speak: Sentence): (string | null)[] {
  const file = ts.createSourceFile('words.js', `(${String(speak)})`, ts.ScriptTarget.Latest);
  const [statement] = file.statements;
  if (!statement || !ts.isExpressionStatement(statement)) return [];
  const inner = ts.isParenthesizedExpression(statement.expression)
    ? statement.expression.expression
    : statement.expression;
  if (!ts.isArrowFunction(inner) && !ts.isFunctionExpression(inner)) return [];
  return inner.parameters.map(({ name }) => (ts.isIdentifier(name) ? name.text : null));
}
