import { expect, it } from 'vitest';
import { programTitles } from '#content/program-titles.ts';
import { listedPrograms } from '#src/catalogue/program-facts.ts';
import { foundPrograms, groupPrograms } from './found-programs.ts';

const all = [
  ...listedPrograms(
    Object.keys(programTitles).map((programId) => ({ programId })),
    '2026-11-21',
  ),
  { id: 'x', title: 'Café Program', facts: null, joinedOn: null },
];

it.each<[Parameters<typeof foundPrograms>[1], string[]]>([
  [{ q: 'maternity' }, ['Maternity Support']],
  [{ q: '  MATERNITY  support ' }, ['Maternity Support']],
  [{ q: 'cafe' }, ['Café Program']],
  // By the description, and by the people it is for.
  [{ q: 'surrogacy' }, ['Family Building']],
  [{ q: 'prediabetes' }, ['Diabetes Prevention']],
  [{ q: '$3,500' }, ['Dental Benefit']],
  [{ topic: 'family' }, ['Maternity Support', 'Family Building']],
  [{ q: 'family building', topic: 'family' }, ['Family Building']],
  [{ q: 'maternity', topic: 'money' }, []],
  [{ q: '(.*' }, []],
])('%o finds %j', (search, titles) => {
  expect(foundPrograms(all, search).map(({ title }) => title)).toEqual(titles);
});

it.each([{}, { q: '' }, { q: '  ' }, { topic: 'nothing' }, { topic: 'constructor' }])(
  '%o filters nothing',
  (search) => expect(foundPrograms(all, search)).toHaveLength(all.length),
);

it('groups joined programs before the topics, without duplicates, and those without a topic last', () => {
  const joined = all.map((program) => ({
    ...program,
    joinedOn: program.title === 'Maternity Support' ? '2026-11-02' : null,
  }));
  const groups = groupPrograms(joined);
  expect(groups[0]).toMatchObject({
    title: 'Programs you’ve joined',
    programs: [{ title: 'Maternity Support' }],
  });
  expect(groups.at(-1)).toMatchObject({ title: 'More programs', programs: [{ id: 'x' }] });
  expect(groups.flatMap(({ programs }) => programs.map(({ id }) => id)).toSorted()).toEqual(
    all.map(({ id }) => id).toSorted(),
  );
  expect(groups.find(({ title }) => title === 'Family')?.programs).not.toContainEqual(
    expect.objectContaining({ title: 'Maternity Support' }),
  );
});
