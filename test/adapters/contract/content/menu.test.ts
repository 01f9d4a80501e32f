import * as fc from 'fast-check';
import * as E from 'fp-ts/Either';
import { describe, expect, it } from 'vitest';
import { TargetC } from '../../../../src/adapters/contract/content/parts.ts';
import {
  menuC,
  menuFromWire,
  menuToWire,
  storyC,
} from '../../../../src/adapters/contract/content/story-codec.ts';
import { decode } from '../../../../src/adapters/shared/decode.ts';
import { menuItems } from '../../../arbitraries/content.ts';
import { wholeBlocks } from './whole-blocks.ts';

const entry = (id: unknown, children: unknown = []) => ({
  _uid: id,
  display_name: `Name ${id}`,
  link: { linktype: 'story', cached_url: `slug-${id}`, url: `https://${id}.example/` },
  hide: id === 'hidden',
  children,
});
const item = (id: string, children: readonly unknown[] = []) => ({
  id,
  displayName: `Name ${id}`,
  link: { linktype: 'story', cachedUrl: `slug-${id}`, url: `https://${id}.example/` },
  hide: id === 'hidden',
  children,
});
const read = (menu: unknown) => {
  const dropped: string[] = [];
  const answer = menuC((at) => dropped.push(at)).decode(menu);
  return { menu: E.isRight(answer) ? menuFromWire(answer.right) : undefined, dropped };
};

describe('a menu', () => {
  it('has at most two levels below its entries · CONT-5', () => {
    const sent = [entry('a', [entry('b', [entry('c', [entry('d')]), entry('hidden', 'nothing')])])];
    expect(read(sent)).toEqual({
      menu: [item('a', [item('b', [item('c'), item('hidden')])])],
      dropped: [],
    });
  });

  it('leaves out an entry that cannot be read, and nothing else · CONT-5', () => {
    const wrong = [
      entry(' '),
      entry(7),
      { ...entry('b'), display_name: undefined },
      { ...entry('b'), link: { linktype: 'magic', cached_url: '', url: '' } },
      { ...entry('b'), hide: 'no' },
      { ...entry('b'), children: 'none' },
      null,
    ];
    const { menu, dropped } = read([entry('a', [...wrong, entry('c')]), ...wrong]);
    expect(menu).toEqual([item('a', [item('c')])]);
    expect(dropped).toHaveLength(2 * wrong.length);
  });

  it('is read as it was written · CONT-5', () => {
    fc.assert(
      fc.property(menuItems, (menu) => {
        expect(menuFromWire(menuToWire(menu))).toEqual(menu);
      }),
    );
  });
});

it('a story is read with its blocks · CONT-1', () => {
  const story = {
    id: 'about',
    slugs: { de: 'ueber-uns', en: 'about', it: 'chi-siamo', fr: 'a-propos' },
    kind: 'page',
    title: 'Über uns',
    description: '',
    blocks: [wholeBlocks.facts],
    version: 'draft',
  };
  const dropped: string[] = [];
  const codec = storyC({ target: TargetC, dropped: (at) => dropped.push(at) });
  expect(codec.decode(story)).toEqual(E.right(story));
  expect(codec.decode({ ...story, blocks: [{ kind: 'magic' }, wholeBlocks.facts] })).toEqual(E.right(story));
  expect(dropped).toEqual(['Story.blocks.0.kind']);
  expect(decode(codec)({ ...story, title: 7 })).toEqual(E.left('Story.title'));
  for (const name of Object.keys(story))
    expect(E.isLeft(codec.decode({ ...story, [name]: { wrong: true } })), name).toBe(true);
});
