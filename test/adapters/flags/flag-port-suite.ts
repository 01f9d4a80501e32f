import * as E from 'fp-ts/Either';
import { describe, expect, it } from 'vitest';
import type { FlagPort } from '../../../src/application/flags/ports.ts';

/** Features that each service is set up with. For one feature everybody gets the same variant; another is unknown. */
export interface FlagFixture {
  readonly flags: FlagPort;
  /** On, with `title` a text, `columns` 3, `ratio` 1.5, `framed` true. */
  readonly whole: string;
  readonly off: string;
  /** A split of fifty percent: `side` is `a` or `b`. Undefined: this service has no random splits. */
  readonly split?: string;
  readonly unknown: string;
}

const attributes = { brand: 'okulino', locale: 'de' };
const user = { id: 'bucket-7', attributes };

/** What every feature flag service must do. */
export const flagPortSuite = (name: string, open: () => Promise<FlagFixture>): void => {
  describe(name, () => {
    it('returns a feature with variables of their own types · TRK-5', async () => {
      const { flags, whole } = await open();
      const answer = await flags.getFlag(whole, user)();
      expect(answer).toEqual(
        E.right({
          enabled: true,
          variables: new Map<string, unknown>([
            ['title', 'Klar sehen'],
            ['columns', 3],
            ['ratio', 1.5],
            ['framed', true],
          ]),
        }),
      );
    });

    it('returns that a feature is off · TRK-5', async () => {
      const { flags, off } = await open();
      expect(await flags.getFlag(off, user)()).toEqual(E.right(expect.objectContaining({ enabled: false })));
    });

    it('answers not found for an unknown feature · TRK-5', async () => {
      const { flags, unknown } = await open();
      expect(await flags.getFlag(unknown, user)()).toEqual(E.left({ _tag: 'NotFound' }));
    });

    it('gives the same bucket the same variant, and not all buckets the same · TRK-5', async () => {
      const { flags, split } = await open();
      if (split === undefined) return;
      const sideOf = async (id: string): Promise<unknown> => {
        const answer = await flags.getFlag(split, { id, attributes })();
        return E.isRight(answer) ? answer.right.variables.get('side') : answer.left;
      };
      const sides = await Promise.all(Array.from({ length: 40 }, (_, bucket) => sideOf(`bucket-${bucket}`)));
      const again = await Promise.all(Array.from({ length: 40 }, (_, bucket) => sideOf(`bucket-${bucket}`)));
      expect(again).toEqual(sides);
      expect(new Set(sides)).toEqual(new Set(['a', 'b']));
    });

    it('gives no variant of an experiment without a bucket · TRK-5', async () => {
      const { flags, split } = await open();
      if (split === undefined) return;
      expect(await flags.getFlag(split, { attributes })()).toEqual(
        E.right({ enabled: false, variables: new Map() }),
      );
    });

    it('allows a viewer to force a feature off and on · TRK-5', async () => {
      const { flags, whole, off } = await open();
      const forced = new Map([
        [whole, 'off'],
        [off, 'on'],
      ]);
      for (const [key, enabled] of [
        [whole, false],
        [off, true],
      ] as const)
        expect(await flags.getFlag(key, { ...user, forced })()).toEqual(
          E.right(expect.objectContaining({ enabled })),
        );
    });

    it('accepts tracked events and attributes of a visitor · TRK-5', async () => {
      const { flags } = await open();
      expect(await flags.track({ name: 'order', properties: { value: 12.5 } }, user)()).toEqual(
        E.right(undefined),
      );
      expect(await flags.setAttributes({ device: 'mobile' }, user)()).toEqual(E.right(undefined));
    });
  });
};
