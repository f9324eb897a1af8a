import { html } from 'hono/html';
import { page, type Markup } from '#sandbox/pages/layout.ts';
import type { Scenario } from './scenarios.ts';

/** Renders the list of scenarios as links; each one opens the portal with the scenario set. */
export function scenarioPage(scenarios: readonly Scenario[], current: string | null): Markup {
  return page({
    title: 'Scenarios',
    body: html`<h1>Scenarios</h1>
      <p class="lead">
        The portal runs on the examples of the OpenAPI documents. A scenario asks for the examples
        of one name; a call without an example of that name answers its first one.
        <a href="/select-plan?scenario=">Start without a scenario</a>
      </p>
      <table>
        <thead>
          <tr>
            <th scope="col">Scenario</th>
            <th scope="col">Answers differently</th>
          </tr>
        </thead>
        <tbody>
          ${scenarios
            .filter(({ changes }) => changes.length > 0)
            .map((scenario) => row(scenario, scenario.name === current))}
        </tbody>
      </table>`,
  });
}

function row({ name, changes }: Scenario, isCurrent: boolean): Markup {
  const [first] = changes;
  const what =
    changes.length > 3
      ? `${changes.length} calls`
      : changes.map(({ operationId, status }) => `${operationId} (${status})`).join(', ');
  return html`<tr>
    <td>
      <a href="/select-plan?scenario=${name}" ${isCurrent ? html`aria-current="true"` : ''}
        >${name}</a
      >
      ${isCurrent ? '(now)' : ''}
    </td>
    <td title="${first?.summary ?? ''}">${what}</td>
  </tr>`;
}
