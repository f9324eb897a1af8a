import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useId, type ComponentType } from 'react';
import { createRoot } from 'react-dom/client';
import '#src/ui/theme/tokens.css';
import '#generated/typeface/typeface.css';
import '#src/ui/theme/theme.css';
import '#src/ui/layout/layout.css';
import styles from './book.module.css';
import { ExampleFailure, type Story } from './story.ts';

/** The loaders of the stories by the component's place below `src/`, as in `ui/actions/button`. */
const stories = new Map(
  Object.entries(import.meta.glob<Story>('./*/**/*.story.tsx'))
    .map(([file, load]) => [file.slice('./'.length, -'.story.tsx'.length), load] as const)
    .toSorted(([a], [b]) => (a < b ? -1 : 1)),
);

const parameters = new URLSearchParams(location.search);
const name = parameters.get('story');
const state = parameters.get('state');

const addressOf = (story: string, stateName?: string) =>
  `?${new URLSearchParams({ story, ...(stateName === undefined ? {} : { state: stateName }) }).toString()}`;

/** A line of the title can end behind each folder. */
const titleOf = (story: string) => story.replaceAll('/', ' / ');

/** Every component of the book, with a link to its page. */
function Index() {
  return (
    <>
      <h1>Component book</h1>
      <ul>
        {[...stories.keys()].map((story) => (
          <li key={story}>
            <a href={addressOf(story)}>{titleOf(story)}</a>
          </li>
        ))}
      </ul>
    </>
  );
}

/** The page of a component: its states, or links to them where each has a separate page. */
function StoryPage({ story, title }: { story: Story; title: string }) {
  const states = Object.entries(story.states);
  const isList = story.isAlone === true && state === null;
  return (
    <>
      <p>
        <a href="?">All components</a>
      </p>
      <h1>{titleOf(title)}</h1>
      {isList ? (
        <nav aria-label="States">
          <ul>
            {states.map(([stateName]) => (
              <li key={stateName}>
                <a href={addressOf(title, stateName)}>{stateName}</a>
              </li>
            ))}
          </ul>
        </nav>
      ) : (
        states
          .filter(([stateName]) => state === null || stateName === state)
          .map(([stateName, Example]) => (
            <StatePart key={stateName} name={stateName} Example={Example} />
          ))
      )}
    </>
  );
}

function StatePart({ name: stateName, Example }: { name: string; Example: ComponentType }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={styles['state']}>
      <h2 id={id} className={styles['name']}>
        {stateName}
      </h2>
      <Example />
    </section>
  );
}

const container = document.getElementById('root');
if (!container) throw new Error('index.html has no element #root');

const load = name === null ? undefined : stories.get(name);
if (name !== null && load === undefined) throw new Error(`There is no story of ${name}`);
const story = await load?.();
document.title = [name, state, 'Component book'].filter((part) => part !== null).join(' – ');

createRoot(container, {
  onCaughtError: (error) => {
    if (!(error instanceof ExampleFailure)) console.error(error);
  },
}).render(
  <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
    <main className={styles['page']}>
      {story === undefined || name === null ? <Index /> : <StoryPage story={story} title={name} />}
    </main>
  </QueryClientProvider>,
);
