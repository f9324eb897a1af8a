import type { Partner } from '#src/domain/single-sign-on/partners.ts';

/** The topics of programs; a list can be narrowed to one. In the order in which they are offered. */
export const topicIds = [
  'care',
  'mind',
  'conditions',
  'family',
  'wellness',
  'money',
  'medicare',
] as const;
export type ProgramTopic = (typeof topicIds)[number];

/** Pictures, which the portal draws itself. */
export const pictureIds = [
  'car',
  'card',
  'compass',
  'drop',
  'ear',
  'eye',
  'family',
  'gift',
  'heart',
  'home',
  'joint',
  'leaf',
  'meal',
  'phone',
  'plane',
  'tag',
  'talk',
  'tooth',
  'video',
  'weights',
] as const;
export type PictureId = (typeof pictureIds)[number];

/** The facts about a program that a list shows. */
export interface ProgramFacts {
  summary: string;
  topic: ProgramTopic;
  /** The people who may take part; null for all members. */
  eligibility: string | null;
  /** The inclusive ages in whole years that `eligibility` names; left out where it names no age. */
  ages?: { from?: number; to?: number };
  picture: PictureId;
  /** The day from which on it is over; leading zeros may be missing (`2024-11-8`). */
  expires?: string;
}

/**
 * Returns the programs that help with a member's conditions, each with the first condition that it helps with.
 * @param conditions the names of current conditions, in the words of the health record
 * @param helpsWith the words for conditions that a program helps with, by the id of the program
 */
export function programsForConditions(
  conditions: readonly string[],
  helpsWith: Readonly<Record<string, readonly string[]>>,
): { programId: string; condition: string }[] {
  const own = conditions.filter((name) => !notOwn.test(name));
  return Object.entries(helpsWith).flatMap(([programId, words]) => {
    const condition = own.find((name) =>
      words.some((word) => new RegExp(String.raw`\b${word}`, 'i').test(name)),
    );
    return condition === undefined ? [] : [{ programId, condition }];
  });
}

/** Words in entries that are not a condition of the member. */
const notOwn = /\b(?:family history|no (?:known|history)|rule out|screening|denies|risk of)\b/i;

/** Whether a program accepts a person of an age; true for an unknown age. */
export const takesAge = ({ ages }: Pick<ProgramFacts, 'ages'>, age: number | null): boolean =>
  age === null || ((ages?.from ?? 0) <= age && age <= (ages?.to ?? Infinity));

/** A text in one of three forms (product rule 2.17): plain, paragraphs, or formatted above and below. */
export type ProgramBody = string | readonly string[] | { top: string; bottom: string };

/** The target of a program's button: another site, or a partner by single sign-on. */
export type ProgramAction = { label: string } & ({ link: string } | { partner: Partner });

/** A program in full. */
export interface ProgramEntry {
  body: ProgramBody;
  action?: ProgramAction;
  /** Led by its picture. */
  template?: 'image';
  /** Changes that apply from a day on; the latest one that has begun applies. Days need no leading zeros. */
  from?: readonly (readonly [day: string, change: Partial<Omit<ProgramEntry, 'from'>>])[];
  /** The member must agree to an authorization before the partner's site opens. */
  needsAuthorization?: true;
}
