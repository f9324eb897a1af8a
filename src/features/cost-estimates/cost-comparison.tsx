import { careWords } from '#content/care.ts';
import { costEstimateWords } from '#content/cost-estimates.ts';
import { formatCents } from '#src/domain/format/formats.ts';
import { milesText } from '#src/parts/care/care-text.ts';
import { Button } from '#src/ui/actions/button.tsx';
import { Row } from '#src/ui/layout/row.tsx';
import { Stack } from '#src/ui/layout/stack.tsx';
import styles from './cost-estimates.module.css';
import { networkStatusOf, type EstimatedPlace } from './estimates.ts';

const words = costEstimateWords.compare;

const money = (cents: number | null | undefined): string =>
  cents == null ? '–' : formatCents(cents);

/** The rows of the comparison with the value of each place; a dash for an unknown value. */
const rows: readonly [name: string, value: (place: EstimatedPlace) => string][] = [
  [
    words.rows.share,
    ({ place, estimate }) =>
      estimate !== null && place.network === 'out'
        ? words.atLeast(formatCents(estimate.share))
        : money(estimate?.share),
  ],
  [words.rows.price, ({ place }) => money(place.allowed)],
  [words.rows.deductible, ({ estimate }) => money(estimate?.deductible)],
  [words.rows.copay, ({ estimate }) => money(estimate?.copay)],
  [words.rows.coinsurance, ({ estimate }) => money(estimate?.coinsurance)],
  [words.rows.planPays, ({ estimate }) => money(estimate?.planPays)],
  [words.rows.network, ({ place: { network } }) => careWords.network[networkStatusOf(network)]],
  [words.rows.miles, ({ place: { miles } }) => (miles === null ? '–' : milesText(miles))],
];

/** Wider than a phone with three places: it scrolls within itself, by keyboard too. */
const scrolled = { role: 'region', 'aria-label': words.title, tabIndex: 0 };

/** Up to three places side by side; nothing until one is chosen. */
export function CostComparison({
  places,
  onRemove,
  onClear,
}: {
  places: readonly EstimatedPlace[];
  onRemove: (key: string) => void;
  onClear: () => void;
}) {
  if (places.length === 0) return null;
  return (
    <Stack as="section" gap="3" look="card">
      <Row gap="4" align="center" apart>
        <h3>{words.title}</h3>
        <Button variant="plain" onClick={onClear}>
          {words.clear}
        </Button>
      </Row>
      <div className={styles['scroll']} {...scrolled}>
        <table>
          <thead>
            <tr>
              <th scope="col">{words.place}</th>
              {places.map(({ key, place }) => (
                <th key={key} scope="col">
                  {place.name}
                  <Button
                    variant="plain"
                    aria-label={words.removeName(place.name)}
                    onClick={() => onRemove(key)}
                  >
                    {words.remove}
                  </Button>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(([name, value]) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                {places.map((place) => (
                  <td key={place.key}>{value(place)}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Stack>
  );
}
