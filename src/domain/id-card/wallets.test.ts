import { expect, it } from 'vitest';
import { isGoogleSavePage, walletsOf } from './wallets.ts';

const iPhone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15';
const iPad = 'Mozilla/5.0 (iPad; CPU OS 18_5 like Mac OS X) AppleWebKit/605.1.15';
const mac = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15';
const android = 'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 Chrome/142.0';
const windows = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/142.0';

const both = [{ type: 'google' }, { type: 'apple' }];

it.each([
  ['an iPhone', iPhone, ['apple', 'google']],
  ['an iPad', iPad, ['apple', 'google']],
  ['a Mac', mac, ['apple', 'google']],
  ['an Android phone', android, ['google', 'apple']],
  ['a Windows laptop', windows, ['google', 'apple']],
])('product rule 6.6: offers the wallet of %s first', (_, userAgent, expected) =>
  expect(walletsOf({ walletPasses: both }, userAgent)).toEqual(expected),
);

it.each([
  ['none', [], []],
  ['one', [{ type: 'apple' }], ['apple']],
  ['one that the portal does not know', [{ type: 'other' }, { type: 'google' }], ['google']],
])(
  'product rule 6.6: offers only the wallets that the plan has passes for: %s',
  (_, listed, expected) => expect(walletsOf({ walletPasses: listed }, android)).toEqual(expected),
);

it.each([
  ['https://pay.google.com/gp/v/save/a.b.c', true],
  ['https://pay.google.com:443/gp/v/save/a.b.c', true],
  ['https://pay.google.com/gp/v/save/../../elsewhere', false],
  ['https://pay.google.com/gp/other/a.b.c', false],
  ['https://pay.google.com.example/gp/v/save/a.b.c', false],
  ['https://name@pay.google.com/gp/v/save/a.b.c', false],
  ['http://pay.google.com/gp/v/save/a.b.c', false],
  ['https://example.com/?https://pay.google.com/gp/v/save/a.b.c', false],
  ['javascript:alert(1)//https://pay.google.com/gp/v/save/a', false],
  ['/gp/v/save/a.b.c', false],
  ['', false],
])('%s is a page of Google that adds passes: %s', (address, is) =>
  expect(isGoogleSavePage(address)).toBe(is),
);
