import { expect, it } from 'vitest';
import { compareWords } from './compare-words.ts';

const english = {
  list: {
    words: {
      title: 'Claims',
      count: (count: number) => `${count} claims`,
      noun: ['claim', 'claims'],
      tone: null,
    },
  },
  menu: { open: 'Open' },
};

it('names the texts that a language lacks or has not translated', () => {
  const spanish = {
    list: {
      words: { title: 'Claims', count: 'reclamos', noun: ['reclamo'], tone: null },
    },
  };
  expect(compareWords(english, spanish)).toEqual([
    { where: 'list.words.title', is: 'the same' },
    { where: 'list.words.count', is: 'missing' },
    { where: 'list.words.noun.1', is: 'missing' },
    { where: 'menu', is: 'missing' },
  ]);
});

it('reports nothing for a complete language', () => {
  const spanish = {
    list: {
      words: {
        title: 'Reclamos',
        count: (count: number) => `${count} reclamos`,
        noun: ['reclamo', 'reclamos'],
        tone: null,
      },
    },
    menu: { open: 'Abrir' },
  };
  expect(compareWords(english, spanish)).toEqual([]);
  expect(compareWords(english, english)).toHaveLength(5);
});
