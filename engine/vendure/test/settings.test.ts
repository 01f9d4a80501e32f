import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { test } from 'node:test';
import { powerOf, valuesFrom } from '../src/fields/eye-values';
import { parseCsv, withCsv } from '../src/fill/csv';
import { valuesOf } from '../src/fill/csv-options';
import { readRangeFile } from '../src/fill/range-file';
import { pauseAfter } from '../src/outbox/deliver';
import { isSameKey } from '../src/plugin/shop-key';
import { OrderNumber } from '../src/selling/order-number';
import { readSettings, WrongSettings } from '../src/settings/settings';
import { range } from './fixtures/range';

const right = {
  DIOPTRA_ENGINE_DATABASE_URL: 'postgres://engine@127.0.0.1:5432/engine',
  DIOPTRA_ENGINE_KEY: 'k'.repeat(32),
  DIOPTRA_ENGINE_SESSION_SECRET: 's'.repeat(32),
  DIOPTRA_ENGINE_ADMIN_PASSWORD: 'long enough for staff',
};
const reasonsOf = (env: Record<string, string>): readonly string[] => {
  try {
    readSettings(env);
    return [];
  } catch (error) {
    if (error instanceof WrongSettings) return error.reasons;
    throw error;
  }
};

test('settings that are right are read', () => {
  const settings = readSettings(right);
  assert.equal(settings.port, 4300);
  assert.equal(settings.hostname, '127.0.0.1');
  assert.equal(settings.lensStock, 'power');
  assert.equal(settings.webhook, undefined);
  assert.equal(settings.staffPages, false);
  assert.equal(readSettings({ ...right, DIOPTRA_ENGINE_STAFF_PAGES: 'on' }).staffPages, true);
});

test('everything that is wrong is named at once', () => {
  const reasons = reasonsOf({
    DIOPTRA_ENGINE_DATABASE_URL: 'mysql://x/y',
    DIOPTRA_ENGINE_KEY: 'short',
    DIOPTRA_ENGINE_PORT: '99999',
    DIOPTRA_ENGINE_WEBHOOK_URL: 'https://shop.example/notices',
    DIOPTRA_ENGINE_LENS_STOCK: 'pair',
    DIOPTRA_ENGINE_STAFF_PAGES: 'yes',
    DIOPTRA_ENGINE_PAYMENT_MINUTES: '0',
  });
  const names = [
    'DATABASE_URL',
    'KEY',
    'SESSION_SECRET',
    'PORT',
    'ADMIN_PASSWORD',
    'WEBHOOK_SECRET',
    'LENS_STOCK',
    'STAFF_PAGES',
    'PAYMENT_MINUTES',
  ];
  for (const name of names)
    assert.ok(
      reasons.some((reason) => reason.includes(`DIOPTRA_ENGINE_${name}`)),
      name,
    );
  assert.equal(reasons.length, names.length);
});

test('an engine that is started wrongly ends with what is wrong, and no stack', () => {
  const { status, stderr } = spawnSync(process.execPath, [join(__dirname, '../src/serve.js')], {
    env: { PATH: process.env.PATH, DIOPTRA_ENGINE_KEY: 'short' },
    encoding: 'utf8',
  });
  assert.equal(status, 1);
  assert.match(stderr, /^The engine does not start:\n- DIOPTRA_ENGINE_DATABASE_URL/);
  assert.match(stderr, /DIOPTRA_ENGINE_KEY .* has 5 characters/);
  assert.doesNotMatch(stderr, /\n {4}at /);
});

test('the password of staff has a default only where demonstration is said', () => {
  const { DIOPTRA_ENGINE_ADMIN_PASSWORD: _none, ...without } = right;
  assert.equal(reasonsOf(without).length, 1);
  assert.equal(
    readSettings({ ...without, DIOPTRA_ENGINE_DEMONSTRATION: 'on' }).admin.password,
    'demonstration',
  );
  assert.equal(reasonsOf({ ...right, DIOPTRA_ENGINE_ADMIN_PASSWORD: 'superadmin' }).length, 1);
});

test('keys of another length are another key', () => {
  assert.equal(isSameKey('a', 'a'), true);
  assert.equal(isSameKey('a', 'aa'), false);
});

test('one power is one shelf, in whatever order its values are said', () => {
  const values = [
    { code: 'radius', value: '8.6' },
    { code: 'sphere', value: '-2.50' },
    { code: 'add', value: 'high;=' },
  ];
  assert.equal(powerOf(valuesFrom(values)), 'sphere=-2.50;radius=8.6;add=high%3B%3D');
  assert.equal(powerOf(valuesFrom([...values].reverse())), powerOf(valuesFrom(values)));
  assert.equal(powerOf({}), '');
});

test('the pause between tries grows to ten minutes and no more', () => {
  assert.deepEqual([1, 2, 3, 9, 10, 500].map(pauseAfter), [2_000, 4_000, 8_000, 512_000, 600_000, 600_000]);
});

test('a file of a range that cannot be read in says why', () => {
  assert.throws(() => readRangeFile('{}'), /format is undefined/);
  const file = {
    format: 1,
    languages: ['de'],
    countries: [],
    categories: [],
    channels: [{ code: 'a' }, { code: 'c', gift: { product: '1', from: 0.5 } }],
    products: [{ shopId: '1', sku: 's', texts: {}, prices: { b: { price: 1.5 } } }],
  };
  assert.throws(
    () => readRangeFile(JSON.stringify(file)),
    /gift of c has no[\s\S]*no name in de[\s\S]*no channel[\s\S]*no amount/,
  );
});

test('a table is read with commas or semicolons, quotes, and lines within them', () => {
  assert.deepEqual(parseCsv('a,b\r\n"1,5","say ""x""\nagain"\n\n'), [
    ['a', 'b'],
    ['1,5', 'say "x"\nagain'],
  ]);
  assert.deepEqual(parseCsv('\uFEFFa;b\n1,5;2'), [
    ['a', 'b'],
    ['1,5', '2'],
  ]);
});

test('values of a lens are written as a run, a list, or both', () => {
  assert.deepEqual(valuesOf('sphere', '-0.50..0.50/0.25'), ['-0.50', '-0.25', '0.00', '+0.25', '+0.50']);
  assert.deepEqual(valuesOf('radius', '8.4|8.7'), ['8.4', '8.7']);
  assert.deepEqual(valuesOf('axis', '10..30/10|90'), ['10', '20', '30', '90']);
});

test("a merchant's table becomes products of every shop that has a price", () => {
  const csv = [
    'id;kind;name:de;name:en;price;price:viszola;stock;stopOrder;sphere',
    'm-1;lens;Linse;Lens;19,90;21.5;0;;-1.00..-0.50/0.25',
    'm-2;lenscare;Pflege;;4;;7;ja;',
  ].join('\n');
  const { products, channels } = withCsv(range, csv);
  assert.equal(channels, range.channels);
  assert.deepEqual(
    products.map(({ shopId, prices, stock, texts }) => [
      shopId,
      prices.okulino?.price,
      prices.viszola?.price,
      stock,
      texts.en?.name,
      texts.it?.slug,
    ]),
    [
      ['m-1', 1990, 2150, { onHand: 0, stopOrder: false }, 'Lens', 'linse-m-1'],
      ['m-2', 400, 400, { onHand: 7, stopOrder: true }, 'Pflege', 'pflege-m-2'],
    ],
  );
  assert.deepEqual(products[0]?.fields.lensOptions, [
    { code: 'sphere', values: ['-1.00', '-0.75', '-0.50'] },
  ]);
  assert.throws(
    () => withCsv(range, 'id,kind,price\n,lens,cheap'),
    /row 2 has no id[\s\S]*cheap is no price/,
  );
});

test('a table says what the law asks of a product, and of one that it says nothing of there is nothing', () => {
  const csv = [
    'id,kind,price,safetyKind,manufacturer:name,manufacturer:address,manufacturer:email,manufacturer:country,eu:name,eu:address,eu:email,ce,deviceClass,notifiedBody,udiDi,warnings:de,instructions:de,guaranteeYears',
    'a,lens,20,contact_lens,Velmora,Larkspur 1|Rochester,v@v.example,us,Eurepra,Weg 4|Hamburg,e@e.example,ja,IIa,9902,0200,Vorsicht.|Nicht schlafen.,https://v.example/ifu,3',
    'b,lens,20,,,,,,,,,,,,,,,',
  ].join('\n');
  const [told, untold] = withCsv(range, csv).products;
  assert.deepEqual(told?.fields.passport, {
    kind: 'contact_lens',
    maker: {
      country: 'US',
      party: { name: 'Velmora', address: ['Larkspur 1', 'Rochester'], email: 'v@v.example' },
      inEu: { name: 'Eurepra', address: ['Weg 4', 'Hamburg'], email: 'e@e.example' },
    },
    ceMarked: true,
    deviceClass: 'IIa',
    notifiedBody: '9902',
    udiDi: '0200',
    guaranteeYears: 3,
    warnings: { de: ['Vorsicht.', 'Nicht schlafen.'] },
    instructions: { de: ['https://v.example/ifu'] },
  });
  assert.equal(untold?.fields.passport, null);
});

test('an order number that is taken is drawn again', async () => {
  const drawn: string[] = [];
  const numbers = new OrderNumber();
  const taken = async ({ code }: { readonly code: string }) => drawn.push(code) < 3;
  numbers.init({ get: () => ({ getRepository: () => ({ existsBy: taken }) }) } as never);
  const code = await numbers.generate({ channel: { code: 'viszola' } } as never);
  assert.match(code, /^VIS-\d{4}-\d{4}$/);
  assert.equal(drawn.length, 3);
  assert.equal(drawn[2], code);
});
