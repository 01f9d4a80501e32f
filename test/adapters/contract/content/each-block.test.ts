import * as E from 'fp-ts/Either';
import { describe, expect, it } from 'vitest';
import { bannersC, blocksC } from '../../../../src/adapters/contract/content/block-codec.ts';
import { TargetC } from '../../../../src/adapters/contract/content/parts.ts';
import { wholeBlocks, wholeText } from './whole-blocks.ts';

const all = Object.values(wholeBlocks);
const { hero, products, usps, trust, iframe, experiment, faq, text, banners } = wholeBlocks;
const steps = wholeBlocks['simple-to-order'];

/** The blocks that are read, and where something was left out. */
const read = (blocks: unknown, frameOrigins?: readonly string[]) => {
  const dropped: string[] = [];
  const codec = blocksC({
    target: TargetC,
    dropped: (at) => dropped.push(at),
    ...(frameOrigins && { frameOrigins }),
  });
  const answer = codec.decode(blocks);
  return { kept: E.isRight(answer) ? answer.right : undefined, dropped };
};
const isKept = (block: unknown, frameOrigins?: readonly string[]): boolean => {
  const { kept, dropped } = read([block], frameOrigins);
  expect(dropped.length > 0, JSON.stringify(block)).toBe(kept?.length === 0);
  return kept?.length === 1;
};

type Change = readonly [where: readonly (string | number)[], value: unknown];
/** A copy with another value in one place; `undefined` removes it. */
const withPart = (whole: unknown, [where, value]: Change): unknown => {
  const [key, ...rest] = where;
  if (key === undefined) return value;
  const copy = structuredClone(whole) as Record<string | number, unknown>;
  copy[key] = withPart(copy[key], [rest, value]);
  return copy;
};
/** Every place of a block with a text, a number or a boolean; a target is identified by its address. */
const places = (whole: unknown): readonly (readonly (string | number)[])[] =>
  typeof whole === 'object' && whole !== null
    ? Object.entries(whole).flatMap(([key, part]) =>
        key === '_tag' ? [] : places(part).map((place) => [key, ...place]),
      )
    : [[]];

describe('a block', () => {
  it.each(all)('of the kind $kind is read with all its fields · CONT-1', (block) => {
    expect(read([block])).toEqual({ kept: [block], dropped: [] });
  });

  it.each(all)(
    'of the kind $kind is read without a value of the wrong type, which is reported · CONT-1',
    (block) => {
      for (const place of places(block)) {
        const wrong = withPart(block, [place, { wrong: true }]);
        const { kept, dropped } = read([wrong]);
        expect(dropped, place.join('.')).toHaveLength(1);
        expect(JSON.stringify(kept), place.join('.')).not.toContain('wrong');
      }
    },
  );

  it.each(all)('of the kind $kind passes the type guard, an invalid one does not', (block) => {
    const codec = blocksC({ target: TargetC, dropped: () => undefined });
    expect(
      [block, { ...block, id: 7 }, { ...block, kind: 'magic' }, null].map((one) => codec.is([one])),
    ).toEqual([true, false, false, false]);
  });

  it.each(all)('of the kind $kind is left out if it has no id', ({ id: _, ...block }) =>
    expect(isKept(block)).toBe(false),
  );

  it.each([
    ['iframe.height', { ...iframe, height: 0 }],
    ['hero.items.0.title', { ...hero, items: [{ ...hero.items[0], title: 7 }] }],
    ['banners.size', { ...banners, size: 'huge' }],
    [
      'text.body.0.content.0.text',
      { ...text, body: [{ kind: 'paragraph', content: [{ kind: 'text', text: 7 }] }] },
    ],
    ['experiment.blocks.0.kind', { ...experiment, blocks: [{ kind: 'magic' }] }],
  ])('reports where something was left out: %s', (place, block) => {
    expect(read([block]).dropped[0]).toContain(place.replace(/^\w+/, 'payload.0'));
  });

  it('of an unknown kind is left out, but no other block · CONT-1', () => {
    const unknown = ['magic', 'constructor', '__proto__', 7, undefined].map((kind) => ({ kind, id: 'x' }));
    const others = [...unknown, { id: 'none' }, 'facts', null];
    const { kept, dropped } = read([...others, wholeBlocks.facts]);
    expect([kept, dropped]).toEqual([[wholeBlocks.facts], others.map((_, at) => `payload.${at}.kind`)]);
  });

  it.each([{}, 'facts', null, undefined])('must be in a list, not in %j', (blocks) =>
    expect(read(blocks)).toEqual({ kept: undefined, dropped: [] }),
  );
});

describe('the limits of a block', () => {
  const usp = usps.items[0];
  const figure = trust.items[0];
  const step = steps.steps[0];

  it.each<
    readonly [
      of: string,
      counts: (count: number) => unknown,
      shown: readonly number[],
      not: readonly number[],
    ]
  >([
    ['figures', (count) => ({ ...trust, items: Array(count).fill(figure) }), [3], [0, 2, 4]],
    ['steps', (count) => ({ ...steps, steps: Array(count).fill(step) }), [3], [0, 2, 4]],
    ['products', (most) => ({ ...products, most }), [1, 12, 24], [0, -1, 25, 1.5, Number.NaN]],
    ['pixels of a frame', (height) => ({ ...iframe, height }), [1, 10_000], [0, -1, 10_001, 1.5]],
  ])('are checked for %s', (_, counts, shown, not) => {
    for (const count of shown) expect(isKept(counts(count)), String(count)).toBe(true);
    for (const count of not) expect(isKept(counts(count)), String(count)).toBe(false);
  });

  it('cut selling points to nine', () => {
    const { kept, dropped } = read([{ ...usps, items: Array(12).fill(usp) }]);
    expect(kept).toEqual([{ ...usps, items: Array(9).fill(usp) }]);
    expect(dropped).toEqual([]);
  });
});

describe('a frame', () => {
  const own = ['https://frame.example'];
  it.each<readonly [url: string, allowed: readonly string[] | undefined, shown: boolean]>([
    ['https://frame.example/a?b', own, true],
    ['https://frame.example/a', undefined, true],
    ['https://other.example/a', undefined, true],
    ['https://other.example/a', own, false],
    ['https://frame.example.evil.example/', own, false],
    ['http://frame.example/a', own, false],
    ['http://frame.example/a', undefined, false],
    ['http://frame.example/a', ['http://frame.example'], false],
    ['javascript:alert(1)', undefined, false],
    ['nowhere', undefined, false],
    ['', [''], false],
  ])('of %s, where %j is allowed, is shown: %s', (url, allowed, shown) =>
    expect(isKept({ ...iframe, url }, allowed)).toBe(shown),
  );
});

describe('an experiment', () => {
  const within = { ...experiment, id: 'within', blocks: [] };

  it('holds no experiment with blocks of its own · CONT-3', () => {
    const empty = { ...experiment, blocks: [within] };
    expect(read([empty])).toEqual({ kept: [empty], dropped: [] });
    const { kept } = read([{ ...experiment, blocks: [{ ...within, blocks: [wholeBlocks.facts] }, faq] }]);
    expect(kept).toEqual([{ ...experiment, blocks: [faq] }]);
  });

  it('passes the type guard unless an experiment within it has blocks', () => {
    const codec = blocksC({ target: TargetC, dropped: () => undefined });
    const holds = (blocks: unknown) => codec.is([{ ...experiment, blocks: [{ ...within, blocks }] }]);
    expect([holds([]), holds([wholeBlocks.facts]), holds({ length: 0 })]).toEqual([true, false, false]);
  });

  it('is left out if its blocks are not a list', () => {
    for (const blocks of [{}, 'facts', null]) expect(isKept({ ...experiment, blocks })).toBe(false);
    for (const blocks of [{ length: 0 }, ''])
      expect(read([{ ...experiment, blocks: [{ ...within, blocks }] }]).kept).toEqual([
        { ...experiment, blocks: [] },
      ]);
  });
});

describe('a list of offers', () => {
  const offers = (items: unknown) => {
    const dropped: string[] = [];
    const codec = bannersC({ target: TargetC, dropped: (at) => dropped.push(at) });
    return { read: E.toUnion(codec.decode(items)), dropped, is: codec.is(items) };
  };
  it('keeps the offers that can be read, and must be a list · CONT-2', () => {
    const good = banners.items[0];
    expect(offers([good, { ...good, title: 7 }])).toMatchObject({
      read: [good],
      dropped: [expect.anything()],
    });
    expect(E.isLeft(bannersC({ target: TargetC, dropped: () => undefined }).decode({ good }))).toBe(true);
    expect([offers([]).is, offers({}).is]).toEqual([true, false]);
  });
});

describe('a text', () => {
  const nodes = (body: unknown) => {
    const [block] = read([{ ...text, body }]).kept ?? [];
    return block?.kind === 'text' ? block.body : undefined;
  };

  it.each(wholeText)('shows a $kind with all its fields', (node) => expect(nodes([node])).toEqual([node]));

  it.each([1, 2, 3, 4, 5, '2', undefined])('has headings of levels two to four only: %j', (level) => {
    const heading = { kind: 'heading', level, content: [] };
    expect(nodes([heading])).toEqual([2, 3, 4].some((known) => known === level) ? [heading] : []);
  });

  it('leaves out an unknown inline element, and nothing else', () => {
    const word = { kind: 'text', text: 'a', marks: [] };
    const content = [word, { kind: 'script', text: 'b' }, { ...word, marks: ['blink'] }, word];
    expect(nodes([{ kind: 'paragraph', content }])).toEqual([{ kind: 'paragraph', content: [word, word] }]);
  });

  it('is read to a depth of twelve levels', () => {
    const nested = (levels: number): unknown =>
      levels === 1 ? { kind: 'rule' } : { kind: 'quote', content: [nested(levels - 1)] };
    expect(nodes([nested(12)])).toEqual([nested(12)]);
    expect(nodes([nested(13)])).not.toEqual([nested(13)]);
  });
});

describe('a required field', () => {
  it.each(['', ' ', '\n\t'])('must not be blank: %j', (id) => {
    expect(isKept({ ...wholeBlocks.facts, id })).toBe(false);
    expect(read([{ ...hero, items: [{ ...hero.items[0], id }] }]).kept).toEqual([{ ...hero, items: [] }]);
  });
});
