import { queryOptions } from '@tanstack/react-query';

export const cards = ['spending', 'plan', 'messages', 'programs'] as const;
export type CardName = (typeof cards)[number];

type CardContent = { title: string; rows: { label: string; value: string }[] };

export const cardQuery = (name: CardName) =>
  queryOptions({
    queryKey: ['card', name],
    queryFn: async (): Promise<CardContent> => {
      const answer = await fetch(`/data/${name}.json`);
      const content: unknown = await answer.json();
      if (!isCardContent(content)) throw new Error(`${name}.json is not a card`);
      return content;
    },
  });

function isCardContent(value: unknown): value is CardContent {
  return typeof value === 'object' && value !== null && 'title' in value && 'rows' in value;
}
