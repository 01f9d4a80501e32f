import fc from 'fast-check';
import * as E from 'fp-ts/Either';
import { describe, expect, it } from 'vitest';
import {
  DemonstrationRemains,
  remainingDemonstration,
} from '../../../../src/config/server/process/demonstration-features.ts';
import { readyToStart } from '../../../../src/config/server/process/ready-to-start.ts';
import { startFailure } from '../../../../src/config/server/process/start-failure.ts';
import { sandboxPages } from '../../../../src/config/settings/sandbox-settings.ts';
import { shops } from '../../../adapters/sandbox/fixtures/shops.ts';

const start = (variables: Readonly<Record<string, string>>) =>
  readyToStart('24.0.0', variables, Object.values(shops), []);
const refusalOf = (variables: Readonly<Record<string, string>>): readonly string[] =>
  E.match(
    (sentences: readonly string[]) => sentences,
    () => [],
  )(start(variables));

const selling: readonly Readonly<Record<string, string>>[] = [
  { NODE_ENV: 'production' },
  { DIOPTRA_ORIGINS: 'opalys=https://lentilles.example.fr' },
  { DIOPTRA_ORIGINS: 'opalys=http://opalys.localhost:3000,opalys=https://lentilles.example.fr' },
];

describe('a server with default settings', () => {
  it.each(selling)(
    'does not start with %j, and names everything that is open and what closes it · DELIVER-6 · CHK-31',
    (variables) =>
      expect(refusalOf(variables)).toEqual([
        expect.stringContaining('Customers buy here'),
        expect.stringMatching(/^- \/mailbox .*: DIOPTRA_SANDBOX_PAGES=off turns it off$/),
        expect.stringMatching(/^- \/pay .*: DIOPTRA_SANDBOX_PAGES=off turns it off$/),
        expect.stringMatching(/^- \/identity .*: DIOPTRA_SANDBOX_PAGES=off turns it off$/),
        expect.stringMatching(/^- \/chat .*: DIOPTRA_SANDBOX_PAGES=off turns it off$/),
        expect.stringMatching(/^- \/sandbox .*: DIOPTRA_SANDBOX_PAGES=off turns it off$/),
        expect.stringMatching(/^- mails .*: DIOPTRA_MAIL=smtp sends them, DIOPTRA_MAIL=off /),
        expect.stringMatching(/^- payments .*: DIOPTRA_PAYMENT=datatrans sets a real payment provider$/),
        'DIOPTRA_DEMONSTRATION=on declares that nobody buys here; then all of them may be on.',
      ]),
  );

  it.each([{}, { NODE_ENV: 'development' }, { DIOPTRA_ORIGINS: 'opalys=http://opalys.localhost:3000' }])(
    'starts with %j, as no customers buy there',
    (variables) => expect(start(variables)).toEqual(E.right(expect.objectContaining({ isSelling: false }))),
  );

  it('starts with a remote backend, as nothing of the sandbox is there', () =>
    expect(refusalOf({ NODE_ENV: 'production', DIOPTRA_BACKEND_URL: 'https://backend.example' })).toEqual(
      [],
    ));
});

it('a live shop starts only if nothing is open, and names exactly what is open · DELIVER-6 · CHK-31', () =>
  fc.assert(
    fc.property(
      fc.constantFrom({}, ...selling),
      fc.boolean(),
      fc.subarray([...sandboxPages]),
      fc.boolean(),
      fc.constantFrom(undefined, 'on', 'off'),
      fc.constantFrom(undefined, 'sandbox', 'off'),
      fc.constantFrom(undefined, 'sandbox', 'datatrans'),
      fc.constantFrom<Readonly<Record<string, string>>>(
        {},
        { DIOPTRA_DATA: '/srv/shop' },
        { DIOPTRA_DATA: 'memory' },
        { DIOPTRA_DATA: 'memory', DATABASE_URL: 'postgres://h/db' },
      ),
      (who, demonstration, pages, controls, demo, mail, payment, place) => {
        const sentences = refusalOf({
          ...who,
          ...place,
          DIOPTRA_DEMONSTRATION: demonstration ? 'on' : 'off',
          DIOPTRA_SANDBOX_PAGES: pages.join(',') || 'off',
          DIOPTRA_TEST_CONTROLS: controls ? 'on' : 'off',
          ...(demo !== undefined && { DIOPTRA_DEMO_DATA: demo }),
          ...(mail !== undefined && { DIOPTRA_MAIL: mail }),
          ...(payment !== undefined && { DIOPTRA_PAYMENT: payment }),
          DIOPTRA_DATATRANS_MERCHANT: '1100000000',
          DIOPTRA_DATATRANS_PASSWORD: 'secret',
          DIOPTRA_DATATRANS_HMAC_KEY: 'ab'.repeat(32),
        });
        const open = [
          ...pages.map((page) => `- /${page} `),
          ...(controls ? ['- /sandbox/controls '] : []),
          ...(demo === 'on' ? ['- DIOPTRA_DEMO_DATA=on '] : []),
          ...(place.DIOPTRA_DATA === 'memory' && place.DATABASE_URL === undefined ? ['- orders '] : []),
          ...(mail === 'off' ? [] : ['- mails ']),
          ...(payment === 'datatrans' ? [] : ['- payments ']),
        ];
        const named = sentences.filter((sentence) => sentence.startsWith('- '));
        const sells = Object.keys(who).length > 0 && !demonstration;
        expect(named).toHaveLength(sells ? open.length : 0);
        for (const [i, door] of (sells ? open : []).entries()) expect(named[i]).toContain(door);
      },
    ),
  ));

describe('demo data left in the database', () => {
  it('is not reported if there is none', () =>
    expect(remainingDemonstration({ accounts: [], coupons: [] })).toEqual([]));

  it('is reported at the start, whichever database it is', () => {
    const sentences = remainingDemonstration({ accounts: ['stammgast@example.org'], coupons: ['GESCHENKT'] });
    const message = startFailure(new DemonstrationRemains(sentences), { databaseUrl: 'postgres://x' });
    for (const part of [
      'stammgast@example.org',
      'GESCHENKT',
      'DIOPTRA_DEMO_DATA=off',
      'DIOPTRA_DEMONSTRATION=on',
    ])
      expect(message).toContain(part);
    expect(message).not.toContain('DATABASE_URL');
  });
});
