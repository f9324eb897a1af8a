import { foldLetters } from '#src/domain/data/fold-letters.ts';
import type { Position } from './distance.ts';
import type { CarePlace } from './provider.ts';
import type { PositionOf } from './find-providers.ts';

/** The location of a place in the directory: as much of it as identifies a town. */
export type TownPlace = Pick<CarePlace, 'city' | 'state' | 'zip' | 'position'>;

/** A town in which the directory has places. */
export interface Town {
  name: string;
  /** Null when the directory does not say. */
  state: string | null;
  /** The middle of its places. */
  position: Position;
}

/** Returns the towns of some places without duplicates. Leaves out a town without a place at a known position. */
export function townsOf(places: readonly TownPlace[], positionOf: PositionOf): Town[] {
  const byName = new Map<string, { name: string; state: string | null; positions: Position[] }>();
  for (const place of places) {
    const { city, state } = place;
    const position = positionOf(place);
    if (city === null || position === null) continue;
    const key = `${city} ${state ?? ''}`.toLowerCase();
    const town = byName.get(key);
    if (town) town.positions.push(position);
    else byName.set(key, { name: city, state, positions: [position] });
  }
  return [...byName.values()].map(({ name, state, positions }) => ({
    name,
    state,
    position: {
      latitude: mean(positions.map(({ latitude }) => latitude)),
      longitude: mean(positions.map(({ longitude }) => longitude)),
    },
  }));
}

const mean = (all: readonly number[]): number =>
  all.reduce((sum, value) => sum + value, 0) / all.length;

/** `Marlow, AR`; the name alone where the directory names no state. */
export const townName = ({ name, state }: Pick<Town, 'name' | 'state'>): string =>
  state === null ? name : `${name}, ${state}`;

/** Whether a town has the very name that was typed, with or without its state. */
export const isCalled = (town: Pick<Town, 'name' | 'state'>, typed: string): boolean =>
  [town.name, townName(town)].some((own) => foldLetters(own) === foldLetters(typed.trim()));
