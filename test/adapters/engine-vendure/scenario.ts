import { afterEach, describe, expect, it } from 'vitest';
import type { TestSandbox } from '../sandbox/fixtures/start-sandbox.ts';
import { engineOf } from './recording.ts';
import { startEngineShop } from './start-engine-shop.ts';

type Scenario = (name: string, play: (shop: TestSandbox) => Promise<void>) => void;

/** Shops over the engines of scenarios. At the end, every recorded answer must have been used. */
export const scenarios = (
  subject: string,
  tell: (scenario: Scenario) => void,
  keepsCustomers = false,
): void => {
  describe(subject, () => {
    let shop: TestSandbox | undefined;
    afterEach(() => shop?.close());
    tell((name, play) =>
      it(name.replaceAll('-', ' '), async () => {
        const engine = engineOf(name);
        shop = await startEngineShop(engine, keepsCustomers);
        await play(shop);
        expect(engine.end()).toEqual([]);
        expect(shop.incidents).toEqual([]);
      }),
    );
  });
};
