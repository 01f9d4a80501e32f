import type { AliasId } from '../../domain/checkout/payment-alias.ts';
import type { Check } from '../check.ts';
import { answerTo, hold, notFound, refused } from '../verdict.ts';

/** Checks of a customer's stored data, with or without an order. */
export const keepingChecks: readonly Check[] = [
  {
    title: 'A number in the loyalty programme is kept with an account, and taken off again',
    proves: ['MILES-3'],
    needs: ['accounts'],
    holds: async ({ customer }) => {
      const { accounts } = await customer();
      const kept = await answerTo('a number', accounts.setMilesAndMore('222012345678901'));
      hold(kept.milesAndMoreNumber !== undefined, 'an account has forgotten the number');
      const without = await answerTo('no number', accounts.setMilesAndMore(''));
      hold(without.milesAndMoreNumber === undefined, 'a number that was taken off is there');
    },
  },
  {
    title: 'People for whom lenses are ordered are named once, renamed and forgotten',
    proves: ['ACC-9', 'LAW-30'],
    needs: ['accounts', 'lensPass', 'consents'],
    holds: async ({ customer }) => {
      const { lensPass, consents } = await customer();
      const unasked = await answerTo('a lens pass', lensPass.book());
      hold(!unasked.consented, 'who was not asked has agreed to a lens pass');
      await answerTo('consent to a lens pass', lensPass.agree());
      const stands = await answerTo('consents', consents.consents());
      hold(
        stands.some(({ purpose, given }) => purpose === 'lens_pass' && given),
        'a consent that was given does not stand',
      );
      const one = await answerTo('a name', lensPass.nameWearer('Lena'));
      const same = await answerTo('the same name', lensPass.nameWearer('Lena'));
      hold(one.id === same.id, 'one name is two people');
      const other = await answerTo('another name', lensPass.nameWearer('Noah'));
      await refused('a name that somebody has', lensPass.renameWearer(other.id, 'Lena'));
      hold(
        (await answerTo('a new name', lensPass.renameWearer(other.id, 'Nora'))).name === 'Nora',
        'somebody was not renamed',
      );
      const stranger = await customer();
      await notFound('a name of another', stranger.lensPass.renameWearer(one.id, 'Mia'));
      await answerTo('forgetting somebody', lensPass.removeWearer(other.id));
      const { wearers } = await answerTo('a lens pass', lensPass.book());
      hold(wearers.length === 1, 'somebody who was forgotten is there');
      await notFound('lenses that there are not', lensPass.assign('there-is-no-such-set', one.id));
      await answerTo('the pass by mail', lensPass.send());
      const said = await answerTo('consent taken back', consents.say('lens_pass', false));
      hold(
        said.some(({ purpose, given }) => purpose === 'lens_pass' && !given),
        'a consent that was taken back stands',
      );
      const closed = await answerTo('a lens pass', lensPass.book());
      hold(
        !closed.consented && closed.sets.length === 0 && closed.wearers.length === 0,
        'a lens pass whose consent was taken back shows something',
      );
    },
  },
  {
    title: 'A mail about a lower price is asked for, kept with the account, and ended by nobody else',
    proves: ['STOCK-8', 'STOCK-9'],
    needs: ['accounts', 'alerts', 'catalogue'],
    holds: async ({ customer, goods }) => {
      const [product] = await goods();
      const { accounts, alerts } = await customer();
      const { email } = await answerTo('who is signed in', accounts.me());
      const wanted = { kind: 'price', productId: product.id, configuration: {}, email } as const;
      await answerTo('a mail about a price', alerts.ask(wanted));
      await answerTo('the same again', alerts.ask(wanted));
      const [one, ...others] = await answerTo('what is waited for', alerts.alerts());
      hold(one?.productId === product.id && one.kind === 'price', 'what was asked for is forgotten');
      hold(others.length === 0, 'what was asked for twice is there twice');
      const stranger = await customer();
      await answerTo('ending that of another', stranger.alerts.stop(one?.id ?? ''));
      hold(
        (await answerTo('what is waited for', alerts.alerts())).length === 1,
        'somebody ended what another waits for',
      );
      await answerTo('ending it', alerts.stop(one?.id ?? ''));
      hold(
        (await answerTo('what is waited for', alerts.alerts())).length === 0,
        'what was ended is waited for',
      );
    },
  },
  {
    title: 'An optician is found from a place, chosen, and given up again',
    proves: ['ACC-8'],
    needs: ['accounts', 'optician'],
    holds: async ({ customer, data }) => {
      const { optician } = await customer();
      const { postcode, city, countryCode } = data.address;
      const point = await answerTo('where a place lies', optician.locate(`${postcode} ${city}`));
      hold(
        Math.abs(point.latitude) <= 90 && Math.abs(point.longitude) <= 180,
        'a place lies nowhere on earth',
      );
      await notFound('a place that nobody knows', optician.locate('Qqxyzzy 00000'));
      hold((await answerTo('an optician', optician.own())) === null, 'a new customer has an optician');
      await notFound('an optician that there is not', optician.assign('there-is-no-such-optician', false));
      const [first] = await answerTo('opticians', optician.partners(countryCode));
      if (first) {
        const wantsPickup = first.pickupEnabled && first.pickup;
        await answerTo('choosing one', optician.assign(first.id, wantsPickup));
        const own = await answerTo('an optician', optician.own());
        hold(
          own?.partner.id === first.id && own.pickupWanted === wantsPickup,
          'the optician that was chosen was forgotten',
        );
      }
      await answerTo('giving it up', optician.remove());
      await answerTo('giving it up again', optician.remove());
      hold((await answerTo('an optician', optician.own())) === null, 'an optician who was given up is there');
    },
  },
  {
    title: 'What there is not of a customer cannot be changed or forgotten',
    proves: ['ACC-5', 'ACC-6', 'ACC-7'],
    needs: ['accounts', 'aliases', 'reminders', 'subscriptions'],
    holds: async ({ customer }) => {
      const { aliases, reminders, subscriptions } = await customer();
      await notFound('a way to pay', aliases.remove('there-is-no-such-alias' as AliasId));
      await notFound('a reminder', reminders.remove('there-is-no-such-reminder'));
      await notFound('a reminder', reminders.setActive('there-is-no-such-reminder', true));
      await notFound('a subscription', subscriptions.subscription('there-is-no-such-subscription'));
    },
  },
];
