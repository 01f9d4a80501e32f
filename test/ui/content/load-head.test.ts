import * as TE from 'fp-ts/TaskEither';
import { RouterContextProvider } from 'react-router';
import { describe, expect, it } from 'vitest';
import { noContent } from '../../../src/application/content/no-content.ts';
import type { ContentPort } from '../../../src/application/content/ports.ts';
import { makePageFlags } from '../../../src/application/flags/page-flags.ts';
import type { Services } from '../../../src/application/services.ts';
import type { Failure } from '../../../src/application/shared/failure.ts';
import type { Block } from '../../../src/domain/content/block.ts';
import type { Flag } from '../../../src/domain/flags/flag.ts';
import { inEveryLocale } from '../../../src/domain/shared/locale.ts';
import { headView } from '../../../src/ui/content/head/head-parts.ts';
import { loadHead } from '../../../src/ui/content/load-head.ts';
import type { LoaderArgs } from '../../../src/ui/shared/load.ts';
import { servicesContext } from '../../../src/ui/shared/load.ts';

const plain: readonly Block[] = [{ kind: 'text', id: 'a', align: 'left', body: [] }];
const flag: Flag = { enabled: true, variables: new Map([['length', 'long']]) };
const down: Failure = { _tag: 'Unavailable', status: 503 };

/** A shop with content of editors for these categories, which records its requests. */
const shop = (
  written: readonly string[],
  answers = true,
  blocks: readonly Block[] = plain,
  decided: ReadonlyMap<string, Flag> = new Map([['words', flag]]),
) => {
  const asked: string[] = [];
  const paths: string[] = [];
  let now = 0;
  const content: ContentPort = {
    ...noContent,
    navigation: () => TE.right([]),
    headerBanners: () => TE.right([]),
    addresses: () => {
      asked.push('addresses');
      return answers
        ? TE.right(written.map((id) => ({ slugs: inEveryLocale(() => `head/${id}`), kind: 'head' as const })))
        : TE.left(down);
    },
    story: (slug, path) => {
      asked.push(slug);
      paths.push(path);
      return TE.right({
        id: slug,
        slugs: inEveryLocale(() => slug),
        kind: 'head',
        title: '',
        description: '',
        blocks,
        version: 'published',
      });
    },
  };
  const head = (category: string, query = '', path = '/c/x') => {
    const context = new RouterContextProvider();
    context.set(servicesContext, {
      content,
      flags: makePageFlags(decided).flags,
      clock: { now: () => now },
    } as Partial<Services> as Services);
    const request = new Request(`http://shop.test${path}${query}`);
    return loadHead(
      { context, request, params: {}, pattern: '', url: new URL(request.url) } as LoaderArgs,
      category,
    );
  };
  return {
    head,
    asked,
    paths,
    later: (ms: number) => {
      now += ms;
    },
  };
};

it('loads the content written by editors for a category · CONT-1', async () => {
  const { head, asked } = shop(['lens']);
  expect(await head('lens')).toEqual({ blocks: plain });
  expect(asked).toEqual(['addresses', 'head/lens']);
  expect(headView()).toBeDefined();
});

it('looks the content up by the visitor’s path, without the language · CONT-2', async () => {
  const { head, paths } = shop(['lens']);
  await head('lens', '?page=2', '/it/c/lenti');
  await head('lens', '', '/c/linsen');
  expect(paths).toEqual(['/c/lenti', '/c/linsen']);
});

it('makes no request for a head that does not exist, and refreshes the list from time to time', async () => {
  const { head, asked, later } = shop(['lens']);
  expect(await head('care')).toBeUndefined();
  expect(await head('sun')).toBeUndefined();
  expect(asked).toEqual(['addresses']);
  later(60_000);
  await head('sun');
  expect(asked).toEqual(['addresses', 'addresses']);
});

it('continues without the list of heads, and requests it again', async () => {
  const { head, asked } = shop(['lens'], false);
  expect(await head('lens')).toBeUndefined();
  expect(await head('lens')).toBeUndefined();
  expect(asked).toEqual(['addresses', 'addresses']);
});

it('shows an unpublished draft in its preview · ROUTE-13', async () => {
  const { head, asked } = shop([]);
  expect(await head('lens', '?_preview=1')).toEqual({ blocks: plain });
  expect(asked).toEqual(['head/lens']);
});

describe('a head with an experiment', () => {
  const side = (value: string, block: Block): Block => ({
    kind: 'experiment',
    id: value,
    featureKey: 'words',
    wanted: [{ key: 'length', type: 'String', value }],
    defaultVariant: value === 'short',
    blocks: [block],
  });
  const [long, short]: readonly [Block, Block] = [
    { kind: 'text', id: 'long', align: 'left', body: [] },
    { kind: 'text', id: 'short', align: 'left', body: [] },
  ];
  const sides = [side('long', long), side('short', short)];

  it('has the variant of the visitor, and names the deciding feature · CONT-3', async () => {
    const { head } = shop(['lens'], true, sides);
    expect(await head('lens')).toEqual({ blocks: [long], features: ['words'] });
  });

  it('has the default variant if no decision arrives in time · CONT-3', async () => {
    const { head } = shop(['lens'], true, sides, new Map());
    expect(await head('lens')).toEqual({ blocks: [short], features: ['words'] });
  });
});
