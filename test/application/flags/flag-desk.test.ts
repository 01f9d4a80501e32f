import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import { firstValueFrom } from 'rxjs';
import { describe, expect, it } from 'vitest';
import { type FlagDeskParts, makeFlagDesk } from '../../../src/application/flags/flag-desk.ts';
import type { Flags } from '../../../src/application/flags/flags.ts';
import { makeLazyFlags } from '../../../src/application/flags/lazy-flags.ts';
import { makePageFlags } from '../../../src/application/flags/page-flags.ts';
import { undecidedFlags } from '../../../src/application/flags/undecided-flags.ts';
import type { Failure } from '../../../src/application/shared/failure.ts';
import type { Experiment } from '../../../src/domain/content/experiment.ts';
import type { Flag } from '../../../src/domain/flags/flag.ts';

const flag: Flag = { enabled: true, variables: new Map([['promise', 'saving']]) };
const known: Experiment = { _tag: 'Known', variables: flag.variables };
const nothing: Experiment = { _tag: 'Known', variables: new Map() };

/** Consent is requested in between. */
const settled = () => new Promise((resolve) => setTimeout(resolve));

const desk = (parts: Partial<FlagDeskParts<'yes'>> = {}) => {
  const asked: (readonly string[])[] = [];
  const told: unknown[] = [];
  const flags = makeFlagDesk<'yes'>({
    known: new Map(),
    ask: (keys) => {
      asked.push(keys);
      return TE.right(new Map(keys.map((key) => [key, flag])));
    },
    consent: async () => 'yes',
    track: (consent, event) => void told.push([consent, event]),
    setAttributes: (consent, attributes) => void told.push([consent, attributes]),
    counted: { has: () => false, add: () => undefined },
    wait: () => new Promise(() => undefined),
    ...parts,
  });
  return { flags, asked, told };
};

describe('features in the browser', () => {
  it('are requested when they are watched, in one request, once · TRK-5', async () => {
    const { flags, asked } = desk();
    expect(flags.now('a')).toEqual({ _tag: 'Loading' });
    const seen = await Promise.all([firstValueFrom(flags.watch('a')), firstValueFrom(flags.watch('b'))]);
    expect(seen).toEqual([known, known]);
    expect(flags.now('a')).toBe(flags.now('a'));
    await flags.settle(['a', 'b']);
    expect(asked).toEqual([['a', 'b']]);
  });

  it('are not requested if the page brought them along · TRK-5', async () => {
    const { flags, asked } = desk({ known: new Map([['a', known]]) });
    expect(await firstValueFrom(flags.watch('a'))).toBe(known);
    expect(asked).toEqual([]);
  });

  it('are reported once a visit, whichever page shows them · TRK-5', async () => {
    const counted = new Set<string>();
    const visit = {
      has: (name: string) => counted.has(name),
      add: (_: 'yes', name: string) => void counted.add(name),
    };
    const pages = [0, 1].map(() => desk({ known: new Map([['a', known]]), counted: visit }));
    for (const { flags } of pages) {
      flags.seen('a');
      await settled();
    }
    expect(pages.map(({ told }) => told.length)).toEqual([1, 0]);
  });

  const down: FlagDeskParts<'yes'>['ask'] = () => TE.left<Failure>({ _tag: 'Unreachable' });
  it('are the defaults if no response comes, and requested again by the next page · TRK-5', async () => {
    let answers = down;
    const { flags } = desk({ ask: (keys) => answers(keys) });
    expect(await firstValueFrom(flags.watch('a'))).toEqual(nothing);
    answers = () => TE.right(new Map([['a', flag]]));
    await flags.settle(['a']);
    expect(flags.now('a')).toEqual(known);
  });

  it('are the default after 300 ms · TRK-5', async () => {
    const waited: number[] = [];
    const { flags } = desk({
      ask: () => () => new Promise<E.Either<Failure, never>>(() => undefined),
      wait: async (ms) => void waited.push(ms),
    });
    expect(await firstValueFrom(flags.watch('a'))).toEqual(nothing);
    expect(waited).toEqual([300]);
  });

  it('are reported as seen once, and never without consent · TRK-5 · TRK-7', async () => {
    let consent: 'yes' | undefined;
    const { flags, told } = desk({ consent: async () => consent });
    await flags.settle(['a']);
    flags.seen('a');
    flags.track('order', { value: 1 });
    flags.setAttributes({ device: 'mobile' });
    await settled();
    expect(told).toEqual([]);
    consent = 'yes';
    flags.seen('a');
    flags.seen('a');
    flags.seen('b');
    flags.track('order', { value: 1 });
    flags.setAttributes({ device: 'mobile' });
    await settled();
    expect(told).toEqual([
      ['yes', { name: 'experiment_seen', properties: { feature: 'a' } }],
      ['yes', { name: 'order', properties: { value: 1 } }],
      ['yes', { device: 'mobile' }],
    ]);
  });

  it('that came with the page are there at once; code for others is loaded when it is needed · TRK-5', async () => {
    let opened = 0;
    const flags = makeLazyFlags({ a: { promise: 'saving' } }, true, async (brought) => {
      opened += 1;
      return desk({ known: brought }).flags;
    });
    expect(flags.now('a')).toEqual(known);
    expect(await firstValueFrom(flags.watch('a'))).toBe(flags.now('a'));
    expect(opened).toBe(0);
    expect(await firstValueFrom(flags.watch('b'))).toEqual(known);
    await flags.settle(['c']);
    expect(flags.now('c')).toEqual(known);
    expect(opened).toBe(1);
  });

  it('load no reporting code on a page that may not count · TRK-5 · TRK-7', async () => {
    let opened = 0;
    const lazy = (counts: boolean) =>
      makeLazyFlags({ a: { promise: 'saving' } }, counts, async (brought) => {
        opened += 1;
        return desk({ known: brought }).flags;
      });
    const tell = async (flags: Flags) => {
      flags.seen('a');
      flags.track('order');
      flags.setAttributes({ device: 'mobile' });
      await settled();
      return opened;
    };
    expect(await tell(lazy(false))).toBe(0);
    expect(await tell(lazy(true))).toBe(1);
  });
});

describe('a feature request', () => {
  it('does not repeat a feature whose first request is still under way · TRK-5', async () => {
    const answers: (() => void)[] = [];
    const asked: (readonly string[])[] = [];
    const { flags } = desk({
      ask: (keys) => {
        asked.push(keys);
        return () =>
          new Promise((resolve) => {
            answers.push(() => resolve(E.right(new Map(keys.map((key) => [key, flag])))));
          });
      },
    });
    const first = firstValueFrom(flags.watch('a'));
    await settled();
    const second = Promise.all([firstValueFrom(flags.watch('a')), firstValueFrom(flags.watch('b'))]);
    await settled();
    expect(asked).toEqual([['a'], ['b']]);
    for (const answer of answers) answer();
    expect([await first, ...(await second)]).toEqual([known, known, known]);
  });

  it('is not repeated by later pages once it was answered, even after a failure · TRK-5', async () => {
    const asked: (readonly string[])[] = [];
    const answers: ReturnType<FlagDeskParts<'yes'>['ask']>[] = [TE.left({ _tag: 'Unreachable' })];
    const { flags } = desk({
      ask: (keys) => {
        asked.push(keys);
        return answers.shift() ?? TE.right(new Map([['a', flag]]));
      },
    });
    for (let page = 0; page < 4; page += 1) await flags.settle(['a']);
    expect(asked).toEqual([['a'], ['a']]);
  });
});

describe('an experiment that is seen', () => {
  it('is reported once by a page, however late it is shown again, and remembered by its name · TRK-5', async () => {
    const remembered: string[] = [];
    const counted = { has: () => false, add: (_: 'yes', name: string) => void remembered.push(name) };
    const { flags, told } = desk({ known: new Map([['a', known]]), counted });
    flags.seen('a');
    await settled();
    flags.seen('a');
    await settled();
    expect(told).toEqual([['yes', { name: 'experiment_seen', properties: { feature: 'a' } }]]);
    expect(remembered).toEqual(['experiment_seen a']);
  });

  it('is not reported if the feature has no variants · TRK-5', async () => {
    const { flags, told } = desk({ known: new Map([['off', nothing]]) });
    flags.seen('off');
    flags.seen('not known yet');
    await settled();
    expect(told).toEqual([]);
  });
});

describe('feature code that cannot be loaded', () => {
  it('is reported to those that watch a feature, and to nothing else · TRK-5', async () => {
    const broken = new Error('no network');
    const flags = makeLazyFlags({}, true, () => Promise.reject(broken));
    await expect(firstValueFrom(flags.watch('a'))).rejects.toBe(broken);
    flags.seen('a');
    expect(await flags.settle(['a'])).toBeUndefined();
  });
});

describe('features that are never decided', () => {
  it('stay loading for good, so that their placeholder can be looked at', async () => {
    const seen: Experiment[] = [];
    const watching = undecidedFlags.watch('a').subscribe((experiment) => seen.push(experiment));
    await undecidedFlags.settle(['a']);
    expect(undecidedFlags.now('a')).toEqual({ _tag: 'Loading' });
    expect([seen, watching.closed]).toEqual([[], false]);
  });
});

describe('the features of a rendered page', () => {
  it('are those decided beforehand; rendering collects the ones that the page holds · TRK-5', async () => {
    const { flags, held } = makePageFlags(new Map([['a', flag]]));
    expect(flags.now('a')).toEqual(known);
    expect(flags.now('b')).toEqual({ _tag: 'Loading' });
    await flags.settle(['c']);
    expect(held()).toEqual(['a', 'b', 'c']);
  });

  it('are the default, and are not collected, if their key is invalid · TRK-5', async () => {
    const { flags, held } = makePageFlags(new Map());
    await flags.settle(['a feature']);
    expect(flags.now('a feature')).toEqual(nothing);
    expect(held()).toEqual([]);
  });

  it('are collected in sorted order, and watched as they were decided · TRK-5', async () => {
    const { flags, held } = makePageFlags(new Map([['b', flag]]));
    await flags.settle(['c', 'b']);
    expect(await firstValueFrom(flags.watch('a'))).toEqual({ _tag: 'Loading' });
    expect(await firstValueFrom(flags.watch('b'))).toEqual(known);
    expect(held()).toEqual(['a', 'b', 'c']);
  });
});
