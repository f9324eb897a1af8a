import { useId, useState } from 'react';
import { flushSync } from 'react-dom';
import { billCheckWords as words } from '#content/bill-check.ts';
import { checkBill, type BillCheck } from '#src/domain/claims/bill-check.ts';
import type { FamilyClaim } from '#src/domain/claims/family-claim.ts';
import type { NextStep } from '#src/domain/claims/next-step.ts';
import { readDollars } from '#src/domain/format/dollars.ts';
import { NoticeLinks } from '#src/parts/text/notice-links.tsx';
import { Button } from '#src/ui/actions/button.tsx';
import { Notice } from '#src/ui/feedback/notice.tsx';
import { Choice } from '#src/ui/form/choice.tsx';
import { Field } from '#src/ui/form/field.tsx';
import { Row } from '#src/ui/layout/row.tsx';
import { Stack } from '#src/ui/layout/stack.tsx';
import { autocompleteOff } from '#src/ui/form/autocomplete-off.ts';
import { SecondaryText } from '#src/ui/text/secondary-text.tsx';
import { takeFocus, useFocusOn } from '#src/ui/browser/take-focus.ts';
import { BillLetter, hasLetter } from './bill-letter.tsx';
import { billValues } from './bill-values.ts';

/** The amount on a bill, and how it compares with what the claim says. */
export function BillCheckForm({
  claim,
  nextStep,
  isSettled,
}: {
  claim: FamilyClaim;
  nextStep: NextStep;
  isSettled: boolean;
}) {
  const id = useId();
  // The form takes the place of the button that opened it.
  const input = useFocusOn<HTMLInputElement>(true);
  const [text, setText] = useState('');
  const [hasOtherService, setOtherService] = useState(false);
  const [problem, setProblem] = useState<string>();
  const [compared, setCompared] = useState<{ asked: number; hasOtherService: boolean } | null>(
    null,
  );
  const compare = () => {
    const read = readDollars(text);
    if ('cents' in read) {
      setProblem(undefined);
      setCompared({ asked: read.cents, hasOtherService });
      return;
    }
    setProblem(read.problem === 'missing' ? words.amount.missing : words.amount.wrong);
    setCompared(null);
    takeFocus(input.current);
  };
  return (
    <>
      <form
        noValidate
        {...autocompleteOff}
        onSubmit={(event) => {
          event.preventDefault();
          compare();
        }}
      >
        <Stack gap="4">
          <Field id={id} label={words.amount.label} hint={words.private} error={problem}>
            {(control) => (
              <input
                {...control}
                ref={input}
                inputMode="decimal"
                autoComplete="off"
                value={text}
                onChange={(event) => setText(event.currentTarget.value)}
              />
            )}
          </Field>
          <Choice
            id={`${id}-other`}
            type="checkbox"
            variant="plain"
            label={words.other}
            checked={hasOtherService}
            onChange={({ target }) => setOtherService(target.checked)}
          />
          <Row gap="3">
            <Button type="submit" variant="secondary">
              {words.submit}
            </Button>
          </Row>
        </Stack>
      </form>
      {compared !== null &&
        (isSettled ? (
          <Result
            claim={claim}
            asked={compared.asked}
            check={checkBill(compared, nextStep, claim.network)}
          />
        ) : (
          <p role="status">{words.waiting}</p>
        ))}
    </>
  );
}

function Result({ claim, asked, check }: { claim: FamilyClaim; asked: number; check: BillCheck }) {
  const [isPrinting, setPrinting] = useState(false);
  const isGood = check.kind === 'matches' || check.kind === 'nothing-billed';
  return (
    <>
      <Notice tone={isGood ? 'success' : 'warning'}>
        {words.results[check.kind](billValues(asked, check))}
      </Notice>
      {check.kind === 'more' && (
        <>
          <SecondaryText as="p">{words.protection[check.network]}</SecondaryText>
          {check.network !== 'in' && <NoticeLinks ids={['surprise-bills']} />}
        </>
      )}
      {hasLetter(check) && (
        <Row gap="3">
          <Button
            variant="secondary"
            onClick={() => {
              // The letter has to be there before the browser prints, within the click.
              flushSync(() => setPrinting(true));
              window.print();
            }}
          >
            {words.letter.print}
          </Button>
        </Row>
      )}
      {isPrinting && hasLetter(check) && (
        <BillLetter {...{ claim, asked, check }} onPrinted={() => setPrinting(false)} />
      )}
    </>
  );
}
