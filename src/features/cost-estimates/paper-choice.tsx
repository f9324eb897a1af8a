import { useState } from 'react';
import { costEstimateWords } from '#content/cost-estimates.ts';
import { limits } from '#src/domain/limits.ts';
import { milesText } from '#src/parts/care/care-text.ts';
import { Button } from '#src/ui/actions/button.tsx';
import { Notice } from '#src/ui/feedback/notice.tsx';
import { Choice } from '#src/ui/form/choice.tsx';
import { Stack } from '#src/ui/layout/stack.tsx';
import { Overlay } from '#src/ui/overlay/overlay.tsx';
import type { EstimatedPlace } from './estimates.ts';

const words = costEstimateWords.paper;

/** The choice of the places that are printed: all of the nearest, or some of them. */
export function PaperChoice({
  places,
  onPrint,
  onClose,
}: {
  places: readonly EstimatedPlace[];
  onPrint: (keys: readonly string[]) => void;
  onClose: () => void;
}) {
  const every = places.map(({ key }) => key);
  const [chosen, setChosen] = useState<readonly string[]>(every);
  const [isRefused, setRefused] = useState(false);
  const choose = (keys: readonly string[]) => {
    setChosen(keys);
    setRefused(false);
  };
  return (
    <Overlay
      title={words.title}
      variant="dialog"
      closeLabel={words.close}
      onClose={onClose}
      foot={
        <>
          <Button variant="secondary" onClick={onClose}>
            {words.cancel}
          </Button>
          <Button onClick={() => (chosen.length === 0 ? setRefused(true) : onPrint(chosen))}>
            {words.print}
          </Button>
        </>
      }
    >
      <Stack gap="2">
        <p>{words.text(limits.printedCosts)}</p>
        <Choice
          id="paper-all"
          type="checkbox"
          variant="plain"
          label={words.all}
          checked={chosen.length === every.length}
          onChange={({ target }) => choose(target.checked ? every : [])}
        />
        {places.map(({ key, place: { name, miles } }, at) => (
          <Choice
            key={key}
            id={`paper-${at}`}
            type="checkbox"
            variant="plain"
            label={words.one(name, miles === null ? '' : milesText(miles))}
            checked={chosen.includes(key)}
            onChange={({ target }) =>
              choose(
                target.checked ? [...chosen, key] : chosen.filter((chosenKey) => chosenKey !== key),
              )
            }
          />
        ))}
        {isRefused && <Notice tone="error">{words.none}</Notice>}
      </Stack>
    </Overlay>
  );
}
