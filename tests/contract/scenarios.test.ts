import { describe, expect, test } from 'vitest';
import { apis, readOperations, type Api } from '../../openapi/documents.ts';
import { preferring } from '../../openapi/mock/create-mock.ts';
import { createScenarios } from '../../openapi/mock/scenarios.ts';

const operations = (await Promise.all(apis.map((api) => readOperations(api)))).flat();
const scenarios = createScenarios(operations);
const memberships = { api: 'member', method: 'GET', path: '/users/maria/memberships' } as const;

describe('a scenario', () => {
  test.each<[Api, string, string, string, string]>([
    ['member', 'GET', '/users/maria/memberships', 'onePlan', 'code=200, example=onePlan'],
    ['member', 'GET', '/users/maria/settings', 'onePlan', 'code=200, example=onePlan'],
    ['member', 'GET', '/public/systemavailability', 'outage', 'code=200, example=outage'],
    ['member', 'POST', '/public/users', 'usernameTaken', 'code=422, example=usernameTaken'],
    ['member', 'DELETE', '/users/maria', 'forbidden', 'code=403, example=forbidden'],
    [
      'message-center',
      'GET',
      '/A1/messages/count',
      'manyMessages',
      'code=200, example=manyMessages',
    ],
    ['message-center', 'GET', '/A1/messages', 'empty', 'code=200, example=empty'],
    ['v1', 'GET', '/health-records/Coverage', 'exception', 'code=200, example=exception'],
    ['v1', 'GET', '/claims/eob-1/appeals', 'serverError', 'code=500, example=serverError'],
  ])('asks the %s API for the example of its name: %s %s %s', (api, method, path, name, prefer) => {
    expect(scenarios.preferFor({ api, method, path }, name)).toBe(prefer);
  });

  test.each<[string, Api, string, string, string | null]>([
    ['the call has no example of that name', 'member', 'GET', '/public/user-notice', 'onePlan'],
    ['another method has it', 'member', 'POST', '/users/maria/memberships', 'onePlan'],
    ['another API has it', 'v1', 'GET', '/users/maria/memberships', 'onePlan'],
    ['a longer path has it', 'member', 'GET', '/users/maria/memberships/1', 'onePlan'],
    [
      'one message is asked for, not the count',
      'message-center',
      'GET',
      '/A1/messages/m1',
      'manyMessages',
    ],
    [
      'the name is a property every object has',
      'member',
      'GET',
      '/users/maria/memberships',
      'toString',
    ],
    ['there is no scenario', 'member', 'GET', '/users/maria/memberships', null],
  ])('asks for nothing when %s', (_, api, method, path, name) => {
    expect(scenarios.preferFor({ api, method, path }, name)).toBeNull();
  });

  test('requests only existing examples', () => {
    for (const { name } of scenarios.list) {
      for (const operation of operations) {
        const path = operation.path.replaceAll(/\{\w+\}/g, 'x1');
        const prefer = scenarios.preferFor({ ...operation, path }, name);
        const holders = operation.responses.filter(({ content }) => content?.examples[name]);
        const offered = holders.map(({ status }) => `code=${status}, example=${name}`);
        if (prefer === null) expect(offered).toEqual([]);
        else expect(offered).toContain(prefer);
      }
    }
  });

  test('lists each scenario once, failures last', () => {
    const names = scenarios.list.map(({ name }) => name);
    expect(names).toEqual([...new Set(names)]);
    expect(names.indexOf('onePlan')).toBeLessThan(names.indexOf('serverError'));
  });

  test.each([
    ['outage', ['getSystemAvailability 200']],
    ['inactiveOnly', ['getMemberships 200', 'searchCoverages 200']],
    ['available', []],
    ['declined', ['createPayment 422']],
  ])('named %s changes %j and says so', (wanted, changed) => {
    const scenario = scenarios.list.find(({ name }) => name === wanted);
    const changes = scenario?.changes.map(({ operationId, status }) => `${operationId} ${status}`);
    expect(changes).toEqual(changed);
  });
});

describe('a request to a mock', () => {
  const preferenceOf = async (headers: Record<string, string>): Promise<string | null> => {
    let prefer: string | null = null;
    const upstream = preferring('member', scenarios, (request) => {
      prefer = request.headers.get('prefer');
      return Promise.resolve(new Response());
    });
    await upstream(new Request(`http://localhost${memberships.path}`, { headers }));
    return prefer;
  };

  test('prefers the example of the scenario cookie', async () => {
    const prefer = await preferenceOf({ cookie: 'other=1; scenario=medicare' });
    expect(prefer).toBe('code=200, example=medicare');
  });

  test('prefers nothing without a cookie, or with one that names no example', async () => {
    expect(await preferenceOf({})).toBeNull();
    expect(await preferenceOf({ cookie: 'scenario=nonsense' })).toBeNull();
  });

  test('keeps what the caller prefers by itself', async () => {
    expect(await preferenceOf({ cookie: 'scenario=medicare', prefer: 'code=500' })).toBe(
      'code=500',
    );
  });
});
