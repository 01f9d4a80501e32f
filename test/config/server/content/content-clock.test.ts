import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type makeShop, wireServer } from '../../../../src/config/server/make-shop.ts';
import type { Backend } from '../../../../src/config/server/services/backend.ts';
import { SANDBOX_TOKENS, TOKENS } from '../../../../src/config/server/wiring/tokens.ts';
import { inMemory } from '../../../adapters/sandbox/fixtures/own-database.ts';
import { testEnvironment } from '../../test-environment.ts';
import { quietParts } from '../quiet-parts.ts';

const environment = testEnvironment({ DIOPTRA_TEST_CONTROLS: 'on', DIOPTRA_HTML_CACHE: 'on' });

let backend: Backend;
/** Shared by all tests: cached pages must follow the clock as well. */
let app: ReturnType<typeof makeShop>;
beforeAll(async () => {
  const container = wireServer(environment, quietParts);
  container.rebind(SANDBOX_TOKENS.databasePlace).toConstantValue((await inMemory()).place);
  backend = await container.getAsync(TOKENS.backend);
  app = container.get(TOKENS.pageServer);
});
afterAll(() => backend.close());

describe('the test clock', () => {
  const origin = 'http://okulino.localhost:3000';
  const at = async (clock: string | null): Promise<void> => {
    const answer = await app.request(`${origin}/sandbox/controls`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin },
      body: JSON.stringify({ clock }),
    });
    expect(answer.status).toBe(204);
  };
  const showsBanner = async (): Promise<boolean> =>
    (await (await app.request(`${origin}/`)).text()).includes('Heizungsluft? Tropfen.');

  it('moves the time windows of content, also on cached pages · TIME-2 · CONT-2', async () => {
    const seen: boolean[] = [];
    for (const clock of [
      '2027-02-28T22:30:00Z',
      '2027-02-28T23:30:00Z',
      '2026-10-31T22:59:00Z',
      '2026-10-31T23:00:00Z',
    ]) {
      await at(clock);
      seen.push(await showsBanner());
    }
    await at(null);
    expect(seen).toEqual([true, false, false, true]);
  });

  it('moves the day that posted forms are checked against · TIME-1 · TIME-2', async () => {
    const post = async (endsOn: string): Promise<string> => {
      const answer = await app.request(`${origin}/cancellation`, {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded', origin },
        body: new URLSearchParams({
          step: 'check',
          name: 'Mara Keller',
          number: 'ABO-1001-0001',
          email: 'mara@example.org',
          kind: 'ordinary',
          reason: '',
          endsOn,
        }).toString(),
      });
      return answer.text();
    };
    // Half past midnight of 29 February in Zurich; in UTC, the day before.
    await at('2028-02-28T23:30:00Z');
    const [past, current] = [await post('2028-02-28'), await post('2028-02-29')];
    await at(null);
    expect([past, current].map((page) => page.includes('value="confirm"'))).toEqual([false, true]);
  });
});
