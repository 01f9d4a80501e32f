// @vitest-environment jsdom
import { type ComponentType, createElement, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { EMPTY } from 'rxjs';
import { describe, expect, it } from 'vitest';
import type { Services } from '../../src/application/services.ts';
import { loadWords } from '../../src/config/words/load-words.ts';
import { OwnSupply } from '../../src/ui/account/supply/OwnSupply.tsx';
import { Providers } from '../../src/ui/app.tsx';
import { FilterPanel } from '../../src/ui/catalogue/listing/FilterPanel.tsx';
import { ProductForm } from '../../src/ui/catalogue/product/form/ProductForm.tsx';
import { Gallery } from '../../src/ui/catalogue/product/Gallery.tsx';
import { Near } from '../../src/ui/catalogue/product/Near.tsx';
import { Neighbours } from '../../src/ui/catalogue/product/Neighbours.tsx';
import { RegularChoice } from '../../src/ui/catalogue/product/regular/RegularChoice.tsx';
import { SeenBefore } from '../../src/ui/content/front/SeenBefore.tsx';
import { TextPart } from '../../src/ui/content/rest/TextPart.tsx';
import { islands } from '../../src/ui/islands.ts';
import { Frame } from '../../src/ui/layout/Frame.tsx';
import { AddedLately } from '../../src/ui/routes/search/AddedLately.tsx';
import { AddressContext } from '../../src/ui/shared/address.ts';
import { IslandsContext, island, type RenderIsland } from '../../src/ui/shared/island.tsx';
import { namespaces } from '../../src/ui/shared/namespaces.ts';
import { makeTranslator } from '../../src/ui/shared/translation/translator.ts';
import { shops } from '../adapters/sandbox/fixtures/shops.ts';

const provided = (node: ReactNode) => {
  const silent = () => ({ state$: EMPTY });
  const services = {
    shop: shops.okulino,
    locale: 'de',
    cart: silent(),
    makePricingLookup: silent,
    makeDeliveryLookup: silent,
  } as unknown as Services;
  return loadWords('okulino', 'de', namespaces).then((words) => (
    <Providers services={services} translator={makeTranslator('de', words)}>
      <AddressContext value={{ pathname: '/', search: '' }}>{node}</AddressContext>
    </Providers>
  ));
};

/** The islands that a part of a document contains: their views by name. */
const islandsOf = async (part: ReactNode): Promise<ReadonlyMap<string, unknown>> => {
  const found = new Map<string, unknown>();
  const note: RenderIsland = (name, node) => {
    found.set(name, (node as { readonly type: unknown }).type);
    return { id: name, html: '' };
  };
  renderToString(await provided(<IslandsContext value={note}>{part}</IslandsContext>));
  return found;
};
/** An island registers itself before it is rendered: its content does not matter. */
const onPages: readonly ((data: never) => ReactNode)[] = [
  ProductForm,
  RegularChoice,
  Gallery,
  Near,
  Neighbours,
  FilterPanel,
  SeenBefore,
  OwnSupply,
  AddedLately,
  TextPart,
];

/** The props are read before. */
const nothing = { facets: [], lists: [], product: { options: [] } };

it('islands are all named, and the browser loads the same view that the server rendered', async () => {
  const drawn = await islandsOf([
    <Frame key="frame">{null}</Frame>,
    ...onPages.map((Part) =>
      createElement(Part as ComponentType<object>, { key: onPages.indexOf(Part), ...nothing }),
    ),
  ]);
  const { page: _, ...named } = islands;
  expect([...drawn.keys()].sort()).toEqual(Object.keys(named).sort());
  for (const [name, { load }] of Object.entries(named)) expect(await load(), name).toBe(drawn.get(name));
});

it('islands render their content directly if no document is made', () => {
  const Hello = island('hello', ({ to }: { readonly to: string }) => <b>{to}</b>);
  expect(renderToString(<Hello to="Mia" />)).toBe('<b>Mia</b>');
  const noted: unknown[] = [];
  const document = (
    <IslandsContext
      value={(name, _, data) => {
        noted.push(name, data);
        return { id: `${name}.1`, html: '<b>Mia</b>' };
      }}
    >
      <Hello to="Mia" />
    </IslandsContext>
  );
  expect(renderToString(document)).toBe('<div data-island="hello.1"><b>Mia</b></div>');
  expect(noted).toEqual(['hello', { to: 'Mia' }]);
});

/** The remaining data that is sent for an island, and the data that the browser restores from it and the markup. */
const travelled = async (Part: ComponentType<never>, data: object) => {
  let rest: object = {};
  let node: ReactNode;
  const note: RenderIsland = (name, drawn, told) => {
    rest = told;
    node = drawn;
    return { id: name, html: '' };
  };
  renderToString(
    await provided(
      <IslandsContext value={note}>{createElement(Part as ComponentType<object>, data)}</IslandsContext>,
    ),
  );
  const host = document.createElement('div');
  host.innerHTML = renderToString(await provided(node));
  const { read } = (Part as unknown as { readonly View: { readonly read: Read } }).View;
  return { rest, data: read(rest, host) };
};
type Read = (rest: object, host: HTMLElement) => object;

it('islands recover from their markup the data that is not sent', async () => {
  const facets = [
    {
      code: 'brand',
      values: [
        { value: 'Hydralis', count: 9 },
        { value: 'Mareo, 100 %', count: 0 },
      ],
    },
    { code: 'price', values: [{ value: '120-', count: 1234 }] },
  ];
  const query = { page: 1, itemsPerPage: 16, sort: 'popular', filters: { brand: ['Mareo, 100 %'] } };
  const listing = { path: '/c/linsen', query, more: true, total: 9, lenses: false };
  expect(await travelled(FilterPanel, { facets, ...listing })).toEqual({
    rest: listing,
    data: { facets, ...listing },
  });
  const bare = { facets: [{ code: 'brand', values: [] }], ...listing };
  expect(await travelled(FilterPanel, bare)).toEqual({ rest: bare, data: bare });

  const product = { id: '10012', title: 'Hydralis & mehr', path: '/p/10012/hydralis-90' };
  const lists = [{ title: 'Größer', products: [product] }];
  expect(await travelled(Neighbours, { lists })).toEqual({ rest: {}, data: { lists } });
});

describe('the form of a lens', () => {
  const lens = {
    id: '10010',
    sku: 'LENS-30',
    title: 'Hydralis',
    image: '/images/10010/front',
    price: { current: { minor: 2915, currency: 'EUR' } },
    category: 'lens',
    orderable: 'orderable',
    isTrial: false,
    stock: 9,
    contents: { amount: 30, unit: 'lenses' },
    lensUsage: 'daily',
  };
  const shared = [
    { code: 'radius', values: ['8.5'] },
    { code: 'diameter', values: ['13.8', '14.2'] },
  ];

  it.each<[string, readonly { readonly code: string; readonly values: readonly string[] }[]]>([
    ['of both signs', [{ code: 'sphere', values: ['-2.50', '-0.25', '0.00', '+0.25', '+6.00'] }]],
    ['of one sign', [{ code: 'sphere', values: ['-10.00', '-6.50', '-0.25'] }]],
    [
      'for astigmatism and near vision',
      [
        { code: 'sphere', values: ['-2.50', '+0.25'] },
        { code: 'cylinder', values: ['-0.75', '-1.25'] },
        { code: 'axis', values: ['10', '180', '90'] },
      ],
    ],
  ])('%s is sent without the values that its selects contain', async (_, options) => {
    const product = { ...lens, options: [...options, ...shared] };
    const { rest, data } = await travelled(ProductForm, { product, words: ['catalogue'] });
    expect(data).toEqual({ product, words: ['catalogue'] });
    expect(rest).toEqual({
      product: {
        ...product,
        options: [...options, ...shared].map((option) =>
          option.values.length > 1 ? { code: option.code } : option,
        ),
      },
      words: ['catalogue'],
    });
  });

  it.each([
    ['in another order than the selects can tell', { code: 'sphere', values: ['+0.25', '-2.50', '-0.25'] }],
    ['that are no numbers', { code: 'addition', values: ['low', 'high'] }],
  ])('is sent with values %s', async (_, option) => {
    const product = { ...lens, options: [option] };
    expect(await travelled(ProductForm, { product })).toEqual({ rest: { product }, data: { product } });
  });
});
