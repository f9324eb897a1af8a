import { describe, expect, it } from 'vitest';
import { settingsWords } from '#content/settings.ts';
import { message } from '#src/catalogue/messages.ts';
import {
  addressFormRules,
  addressOf,
  emailFormRules,
  nameRules,
  phoneFormRules,
  phonesOf,
  type AddressValues,
  type PhoneValues,
} from './profile-rules.ts';

const currentPassword = 'Maria-2026!';
const postal = {
  address1: '2207 Juniper Court',
  address2: '',
  city: 'Cedar Bluff',
  stateCode: 'AR',
  zip: '72201',
};
const home: AddressValues = { ...postal, currentPassword: '' };
const moved = { ...home, address1: '418 Larkspur Lane' };

describe('an address', () => {
  const rules = addressFormRules(home);

  it.each<[string, Partial<AddressValues>, string | null]>([
    ['another street', {}, null],
    ['no street', { address1: ' ' }, message('UPD-0001')],
    ['a street too long', { address1: 'x'.repeat(61) }, settingsWords.profile.address.tooLong],
    ['a suite', { address2: 'Apt 3' }, null],
    ['no city', { city: '' }, message('UPD-0002')],
    ['no state', { stateCode: '' }, message('UPD-0003')],
    ['two letters that are no state', { stateCode: 'XX' }, message('UPD-0003')],
    ['a name of Object’s own', { stateCode: 'constructor' }, message('UPD-0003')],
    ...['PR', 'GU', 'VI', 'AS', 'MP', 'AA', 'AE', 'AP'].map(
      (stateCode): [string, Partial<AddressValues>, null] => [stateCode, { stateCode }, null],
    ),
    ['no ZIP code', { zip: '' }, message('UPD-0004')],
    ['four digits', { zip: '7220' }, message('UPD-0005')],
    ['letters', { zip: 'ABCDE' }, message('UPD-0005')],
    ['nine digits', { zip: '72201-1140' }, null],
    ['nine digits in one', { zip: '722011140' }, null],
    ['spaces around', { zip: ' 72201 ' }, null],
  ])('%s', (_, change, problem) => {
    const problems = rules.problemsOf({ ...moved, ...change });
    expect(problems.map(([, text]) => text)).toEqual(problem === null ? [] : [problem]);
    expect(rules.requestOf({ ...moved, ...change }) === null).toBe(problem !== null);
  });

  it.each<[string, Partial<AddressValues>]>([
    ['everything as it was', {}],
    ['only spaces more', { address1: ' 2207 Juniper Court ', city: 'Cedar Bluff ' }],
  ])('%s is no change', (_, change) => {
    expect(rules.problemsOf({ ...home, ...change })).toEqual([['address1', message('UPD-0008')]]);
  });

  it('sends an address trimmed, with a hyphen in nine digits and null for no suite', () => {
    expect(rules.requestOf({ ...moved, zip: '722011140', city: ' Marlow' })).toEqual({
      ...postal,
      address1: moved.address1,
      address2: null,
      city: 'Marlow',
      zip: '72201-1140',
    });
  });

  it('needs the current password where that is required', () => {
    const confirmed = addressFormRules(home, true);
    expect(confirmed.problemsOf(moved)).toEqual([['currentPassword', message('CHP-0001')]]);
    expect(confirmed.problemsOf({ ...moved, currentPassword })).toEqual([]);
  });

  it('keeps an unlisted state that is on file', () => {
    const there = { ...home, stateCode: 'ZZ' };
    const rules = addressFormRules(there);
    expect(rules.problemsOf({ ...there, address1: 'Box 2' })).toEqual([]);
    expect(rules.requestOf({ ...there, address1: 'Box 2' })?.stateCode).toBe('ZZ');
  });

  it('treats an address as a change if no address is on file', () => {
    const empty = addressOf({ address: null });
    expect(addressFormRules(empty).problemsOf(home)).toEqual([]);
    expect(
      addressFormRules(empty)
        .problemsOf(empty)
        .map(([field]) => field),
    ).toEqual(['address1', 'city', 'stateCode', 'zip']);
  });
});

describe('phone numbers', () => {
  const settings = { phone: '5015550142', homePhone: '5015550178', workPhone: null };
  const onFile = phonesOf(settings);
  const rules = phoneFormRules(settings);

  it.each<[Partial<PhoneValues>, [string, string][]]>([
    [{ phone: '(501) 555-0143' }, []],
    [{ phone: '' }, []],
    [{ phone: '555-0143' }, [['phone', message('REG-0011')]]],
    [{ phone: '1 501 555 0143' }, [['phone', message('REG-0011')]]],
    [{ homePhone: '' }, []],
    [{ homePhone: '555' }, [['homePhone', message('UPD-0006')]]],
    [{ homePhone: 'none' }, [['homePhone', message('UPD-0006')]]],
    [{ workPhone: '5015550100' }, []],
    [{ phone: '(501) 555-0143', currentPassword: '' }, [['currentPassword', message('CHP-0001')]]],
    [{ workPhone: '50155501001' }, [['workPhone', message('UPD-0007')]]],
    [{}, [['phone', message('UPD-0008')]]],
    // The same number, otherwise written.
    [{ phone: '501.555.0142' }, [['phone', message('UPD-0008')]]],
  ])('%o', (change, problems) => {
    expect(rules.problemsOf({ ...onFile, currentPassword, ...change })).toEqual(problems);
  });

  it('sends phone numbers as digits, and a removed number as null', () => {
    const changed = { ...onFile, currentPassword, homePhone: '', workPhone: '(501) 555-0100' };
    expect(rules.requestOf(changed)).toEqual({
      currentPassword,
      phone: '5015550142',
      homePhone: null,
      workPhone: '5015550100',
    });
  });
});

it.each([
  ['+15015550100', '(501) 555-0100'],
  ['1-501-555-0100', '(501) 555-0100'],
  ['501.555.0100', '(501) 555-0100'],
  ['5015550100 x123', '(501) 555-0100 ext. 123'],
  ['501 555 0100 ext. 123', '(501) 555-0100 ext. 123'],
  ['501-555-0100 #123', '(501) 555-0100 ext. 123'],
  ['+44 20 7946 0958', '+44 20 7946 0958'],
  ['ask for Rosa', 'ask for Rosa'],
])('keeps the number %s on file unchanged when another number changes', (number, shown) => {
  for (const name of ['phone', 'homePhone', 'workPhone'] as const) {
    const settings = { phone: null, homePhone: null, workPhone: null, [name]: number };
    const onFile = { ...phonesOf(settings), currentPassword };
    expect(onFile[name]).toBe(shown);
    const rules = phoneFormRules(settings);
    const other = name === 'phone' ? 'homePhone' : 'phone';
    const changed = { ...onFile, [other]: '(870) 555-0126' };
    expect(rules.problemsOf(changed)).toEqual([]);
    expect(rules.requestOf(changed)).toEqual({
      ...settings,
      currentPassword,
      [other]: '8705550126',
    });
    expect(rules.problemsOf(onFile)).toEqual([['phone', message('UPD-0008')]]);
    expect(rules.requestOf({ ...changed, [name]: '555-0100' })).toBeNull();
  }
});

describe('a display name', () => {
  const rules = nameRules({ displayName: 'Maria' });
  it.each([
    ['Mari', null],
    ['', settingsWords.profile.displayName.missing],
    ['  ', settingsWords.profile.displayName.missing],
    ['x'.repeat(61), settingsWords.profile.displayName.tooLong],
    ['Maria ', message('UPD-0008')],
  ])('%j', (displayName, problem) => {
    expect(rules.problemsOf({ displayName }).map(([, text]) => text)).toEqual(
      problem === null ? [] : [problem],
    );
  });
});

describe('an email address', () => {
  const rules = emailFormRules({ email: 'maria@mail.example', currentPassword: '' });
  it.each([
    ['maria@delgado.example', null],
    ['', message('REG-0012')],
    ['maria@', message('REG-0013')],
    [' maria@mail.example', message('UPD-0008')],
  ])('%j', (email, problem) => {
    expect(rules.problemsOf({ email, currentPassword }).map(([, text]) => text)).toEqual(
      problem === null ? [] : [problem],
    );
  });
});
