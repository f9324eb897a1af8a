import { shareCardWords } from '#content/share-card.ts';
import type { IdCard } from '#src/domain/id-card/card.ts';
import { LabeledSelect } from '#src/ui/form/labeled-select.tsx';

/** The choice of the card that is shared; nothing where there is one only. */
export function CardChoice({
  cards,
  value,
  onChoose,
}: {
  cards: readonly IdCard[];
  /** The id of the chosen card. */
  value: string;
  onChoose: (cardId: string) => void;
}) {
  if (cards.length < 2) return null;
  return (
    <LabeledSelect
      label={shareCardWords.form.which}
      value={value}
      options={cards.map(({ id, planName, issuerName }) => [id, planName ?? issuerName ?? id])}
      onChoose={onChoose}
    />
  );
}
