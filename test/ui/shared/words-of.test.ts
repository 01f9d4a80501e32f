import { describe, expect, it } from 'vitest';
import { usePassWords } from '../../../src/ui/account/lens-pass/use-pass-words.ts';
import { useRhythm } from '../../../src/ui/account/subscriptions/use-rhythm.ts';
import { useFormats } from '../../../src/ui/cart/use-formats.ts';
import { useFacetWords } from '../../../src/ui/catalogue/listing/use-facet-words.ts';
import { useArrival } from '../../../src/ui/catalogue/product/form/live/use-arrival.ts';
import { fileOf, titleOf, titleWithin } from '../../../src/ui/checkout/order/document-name.ts';
import { useAliasName } from '../../../src/ui/checkout/payment/use-alias-name.ts';
import { usePaymentName } from '../../../src/ui/checkout/payment/use-payment-name.ts';
import { useUnavailable } from '../../../src/ui/checkout/payment/use-unavailable.ts';
import { useMethodName } from '../../../src/ui/checkout/shipping/use-method-name.ts';
import { useFailureText } from '../../../src/ui/shared/failure-text.ts';
import { useOptionWords } from '../../../src/ui/shared/use-option-words.ts';
import { echo, hook, speaking } from '../hook.tsx';

const services = (locale = 'de') => ({
  locale,
  shop: { currency: 'CHF', amountLocale: 'de-CH', contact: { phone: '044' } },
  clock: { zone: 'Europe/Zurich' },
});
const words = <A>(use: () => A, locale?: string, known?: (key: string) => boolean): A =>
  hook(services(locale), use, { translator: echo(known) }).result.current;

describe('the texts of a filter', () => {
  const { value, facet } = words(useFacetWords);

  it.each([
    ['brand', 'Hydralis', 'Hydralis'],
    ['lens_type', 'toric', 'value.lens_type.toric'],
    ['lens_type', 'odd', 'odd'],
    ['lens_usage', 'daily', 'value.lens_usage.daily'],
    ['lens_usage', 'odd', 'odd'],
    ['rating', '4', 'value.rating {"stars":"4"}'],
    ['availability', 'on_order', 'value.availability.on_order'],
    ['availability', 'odd', 'odd'],
    ['price', 'odd', 'odd'],
    ['water', '0-40', 'band.upTo {"to":"40\u00a0%"}'],
    ['water', '40-55', 'band.between {"from":40,"to":"55\u00a0%"}'],
    ['oxygen', '100-', 'band.above {"from":"100\u00a0Dk/t"}'],
    ['box_size', '3-6', 'band.between {"from":4,"to":"6"}'],
    ['box_size', '90-', 'band.atLeast {"from":"91"}'],
    ['box_size', 'odd', 'odd'],
    ['uv', 'class_1', 'uv.class_1'],
    ['uv', 'odd', 'odd'],
    ['frame_shape', 'aviator', 'frame_shape.aviator'],
    ['frame_width', 'wide', 'frame_width.wide'],
    ['frame_width', 'odd', 'odd'],
  ] as const)('of %s show %s as “%s”', (code, input, said) => expect(value(code, input)).toBe(said));

  it('show a price band by its limits, as amounts', async () => {
    const { priceBands } = await import('../../../src/domain/catalogue/facet-values.ts');
    const said = priceBands.map((band) => value('price', band));
    expect(said[0]).toMatch(/^value\.price\.below \{"to":".*CHF|^value\.price\.below \{"to":"CHF/);
    expect(said.at(-1)).toMatch(/^value\.price\.above \{"from":".*CHF|^value\.price\.above \{"from":"CHF/);
    for (const between of said.slice(1, -1))
      expect(between).toMatch(/^value\.price\.between \{"from":".+","to":".+"\}/);
    expect(new Set(said).size).toBe(said.length);
  });

  it('name the filter itself', () => expect(facet('brand')).toBe('facet.brand'));
});

describe('the values of a lens', () => {
  it.each([
    ['sphere', '-2.50', '−2,50'],
    ['sphere', '+1.25', '+1,25'],
    ['axis', '180', '180°'],
    ['radius', '8.6', '8,6\u00a0mm'],
    ['diameter', '14.2', '14,2\u00a0mm'],
    ['add', 'high', 'optionValue.high'],
    ['color', 'opal', 'opal'],
  ] as const)('%s %s is shown as %s', (code, value, read) =>
    expect(words(useOptionWords, 'de', (key) => key === 'optionValue.high').value(code, value)).toBe(read),
  );
  it('have the decimal mark of the language', () =>
    expect(words(useOptionWords, 'en').value('sphere', '-2.50')).toBe('−2.50'));
  it('have a name and a short one', () => {
    expect(words(useOptionWords).name('sphere')).toBe('option.sphere');
    expect(words(useOptionWords).short('sphere')).toBe('optionShort.sphere');
  });
});

it.each([
  [{ _tag: 'OtherLens', from: 'A', to: 'B' }, 'lensPass.change.OtherLens {"from":"A","to":"B"}'],
  [{ _tag: 'EyeAdded', eye: 'left' }, 'lensPass.change.EyeAdded {"eye":"common:eye.left"}'],
  [{ _tag: 'EyeGone', eye: 'right' }, 'lensPass.change.EyeGone {"eye":"common:eye.right"}'],
  [
    { _tag: 'ValueAdded', eye: 'left', code: 'axis', to: '90' },
    'lensPass.change.ValueAdded {"eye":"common:eye.left","name":"option.axis","to":"90°"}',
  ],
  [
    { _tag: 'ValueChanged', eye: 'left', code: 'sphere', from: '-2.25', to: '-2.50' },
    'lensPass.change.ValueChanged {"eye":"common:eye.left","name":"option.sphere","from":"−2,25","to":"−2,50"}',
  ],
  [
    { _tag: 'ValueGone', eye: 'left', code: 'add', from: 'high' },
    'lensPass.change.ValueGone {"eye":"common:eye.left","name":"option.add","from":"high"}',
  ],
] as const)('a change of lenses is described in a sentence: %j', (change, said) =>
  expect(words(usePassWords)(change)).toBe(said),
);

it('a sentence about a lens omits the abbreviations on the box', () => {
  const translator = speaking((key, values) =>
    key === 'option.sphere' ? 'Sphäre (SPH, PWR)' : String(values?.name ?? values?.defaultValue ?? key),
  );
  const { result } = hook(services(), usePassWords, { translator });
  expect(result.current({ _tag: 'ValueAdded', eye: 'left', code: 'sphere', to: '-1.00' })).toBe('Sphäre');
});

describe('the delivery time', () => {
  const { span, short } = words(useArrival);
  it.each([
    [
      '2026-11-20',
      '2026-11-23',
      'arrives {"earliest":"20.11","latest":"23.11.2026"}',
      'days {"earliest":"20.11","latest":"23.11"}',
    ],
    ['2026-11-20', '2026-11-20', 'arrivesOn {"day":"20.11.2026"}', 'onDay {"day":"20.11"}'],
  ])('between %s and %s is shown as such · STOCK-5', (earliest, latest, sentence, cell) => {
    expect(span({ earliest, latest })).toBe(sentence);
    expect(short({ earliest, latest })).toBe(cell);
  });
  it('is a day with as much of its year as fits', () => {
    const { day, shortDay, mediumDay } = words(useFormats);
    expect([day, shortDay, mediumDay].map((print) => print('2026-11-20'))).toEqual([
      '20.11.2026',
      '20.11',
      '20.11.26',
    ]);
  });
});

it('the interval of a delivery is shown with its unit', () =>
  expect(words(useRhythm)({ every: 2, unit: 'month' })).toBe('subscription.every.month {"count":2}'));

describe('the name of a payment method', () => {
  it.each([
    ['invoice', 'payment.invoice'],
    ['toString', 'toString'],
    ['barter', 'barter'],
  ])('for %s is %s', (code, said) => expect(words(usePaymentName)(code)).toBe(said));
  it('includes its last digits if it has any', () => {
    expect(words(useAliasName)({ method: 'invoice' })).toBe('payment.invoice');
    expect(words(useAliasName)({ method: 'barter', lastDigits: '4242' })).toBe(
      'payment.ending {"name":"barter","digits":"4242"}',
    );
  });
  it.each([
    ['apple_pay', 'not_in_this_browser', 'unavailable.apple_pay'],
    ['google_pay', 'not_in_this_browser', 'unavailable.not_in_this_browser'],
    ['apple_pay', 'other', 'unavailable.other'],
    ['apple_pay', undefined, undefined],
  ])('for %s that is %s gives %s · CHK-10', (code, unavailable, said) =>
    expect(
      words(useUnavailable)({ code, unavailable } as unknown as Parameters<
        ReturnType<typeof useUnavailable>
      >[0]),
    ).toBe(said),
  );
});

it.each([
  ['swisspost_a_parcel', 'method.swisspost_a_parcel'],
  ['gls_parcel_extra', 'carrier.gls shipping.parcel'],
  ['gls_letter_extra', 'carrier.gls shipping.letter'],
  ['dhl_moon', 'carrier.dhl'],
  ['pigeon', 'carrier.other'],
])('the shipping method %s is called “%s” · CHK-9', (key, name) =>
  expect(words(useMethodName)(key)).toBe(name),
);

const englishKinds = { invoice: 'Invoice', credit: 'Credit note', law: 'Contract documents' } as const;

it.each([
  [
    '/d/Credit_note-OKU-CN-2026-00007.pdf',
    'Credit_note-OKU-CN-2026-00007.pdf',
    'Credit note OKU-CN-2026-00007 (PDF)',
  ],
  [
    '/d/Rechnung-OKU-INV-2026-00001.pdf',
    'Rechnung-OKU-INV-2026-00001.pdf',
    'Invoice OKU-INV-2026-00001 (PDF)',
  ],
  ['/d/Avoir-OPA-CN-2026-100001.pdf', 'Avoir-OPA-CN-2026-100001.pdf', 'Credit note OPA-CN-2026-100001 (PDF)'],
  [
    '/files/Vertragsunterlagen-OKU-1234-5678.pdf',
    'Vertragsunterlagen-OKU-1234-5678.pdf',
    'Contract documents OKU-1234-5678 (PDF)',
  ],
  ['/files/Lieferschein-7_b.pdf', 'Lieferschein-7_b.pdf', 'Lieferschein 7 b (PDF)'],
  ['Beleg.tar.gz', 'Beleg.tar.gz', 'Beleg.tar (GZ)'],
  ['/a/b/Beleg', 'Beleg', 'Beleg'],
])('the file %s is named %s, with the title “%s” on an English page · ORD-2', (path, file, title) => {
  expect(fileOf(path)).toBe(file);
  expect(titleOf(path, (kind) => englishKinds[kind])).toBe(title);
});

it.each([
  ['de', 'Rechnung-7.pdf', 'Rechnung 7 (PDF)'],
  ['en', 'Credit_note-7.pdf', 'credit note 7 (PDF)'],
  ['fr', 'Facture-7.pdf', 'facture 7 (PDF)'],
  ['it', '.pdf', ' (PDF)'],
] as const)(
  'within a sentence a document is capitalised in German only: %s, %s · ORD-2',
  (locale, path, title) => {
    expect(titleWithin(locale, path, (kind) => englishKinds[kind])).toBe(title);
  },
);

describe('the message of a failure', () => {
  const said = (
    failure: Parameters<ReturnType<typeof useFailureText>>[0],
    known: readonly string[] = [],
    about?: string,
  ) =>
    words(
      () => useFailureText('cart', about),
      'de',
      (key) => known.includes(key),
    )(failure);
  const refused = { _tag: 'Refused', code: 'moon', violations: [] } as const;
  const phone = '{"phone":"044"}';

  it('is the sentence sent by the backend', () =>
    expect(said({ ...refused, message: 'So nicht.' }, ['failure.other'])).toBe('So nicht.'));
  it.each([
    [refused, ['moon', 'failure.Refused', 'failure.other'], `moon ${phone}`],
    [refused, ['failure.Refused', 'failure.other'], `failure.Refused ${phone}`],
    [refused, ['failure.other'], `failure.other ${phone}`],
    [
      { _tag: 'Unreachable' },
      ['failure.Unreachable', 'failure.other', 'error.Unreachable'],
      `failure.Unreachable ${phone}`,
    ],
    [{ _tag: 'Unreachable' }, ['failure.other'], `failure.other ${phone}`],
    [{ _tag: 'Unreachable' }, [], 'common:something_went_wrong'],
    [{ _tag: 'NotFound' }, ['failure.NotFound', 'common:error.NotFound'], `failure.NotFound ${phone}`],
    [{ _tag: 'NotFound', code: 'cart.not_found' }, ['failure.NotFound'], `failure.NotFound ${phone}`],
    [
      { _tag: 'NotFound', code: 'coupon.not_found' },
      ['gone.coupon', 'failure.NotFound'],
      `gone.coupon ${phone}`,
    ],
    [
      { _tag: 'NotFound', code: 'coupon.not_found' },
      ['common:error.NotFound', 'failure.NotFound'],
      `common:error.NotFound ${phone}`,
    ],
    [
      { _tag: 'Unavailable', status: 429, wait: 90 },
      ['common:error.TooOften', 'failure.Unavailable'],
      'common:error.TooOften {"phone":"044","minutes":2}',
    ],
    [
      { _tag: 'Unavailable', status: 503 },
      ['common:error.TooOften', 'failure.Unavailable'],
      `failure.Unavailable ${phone}`,
    ],
  ] as const)('for %j with texts for %j is “%s” · NOTE-10', (failure, known, text) =>
    expect(said(failure, known)).toBe(text),
  );
  it('names what was requested, if that is known', () =>
    expect(said({ _tag: 'NotFound', code: 'cart.x' }, ['gone.order', 'failure.NotFound'], 'order')).toBe(
      `gone.order ${phone}`,
    ));
});
