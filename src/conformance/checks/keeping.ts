import type { AliasId } from '../../domain/checkout/payment-alias.ts';
import type { Check } from '../check.ts';
import { answerTo, hold, notFound, refused } from '../verdict.ts';

/** Checks of a customer's stored data, with or without an order. */
export const keepingChecks: readonly Check[] = [
  {
    title: 'An account stores the number of a loyalty programme, and the number can be removed',
    proves: ['MILES-3'],
    needs: ['accounts'],
    holds: async ({ customer }) => {
      const { accounts } = await customer();
      const kept = await answerTo('setting the loyalty number', accounts.setMilesAndMore('222012345678901'));
      hold(
        kept.milesAndMoreNumber !== undefined,
        'the account does not have the loyalty number that was set',
      );
      const without = await answerTo('removing the loyalty number', accounts.setMilesAndMore(''));
      hold(
        without.milesAndMoreNumber === undefined,
        'a loyalty number that was removed is still in the account',
      );
    },
  },
  {
    title: 'Wearers in the lens pass are added once, and can be renamed and removed',
    proves: ['ACC-9', 'LAW-30'],
    needs: ['accounts', 'lensPass', 'consents'],
    holds: async ({ customer }) => {
      const { lensPass, consents } = await customer();
      const unasked = await answerTo('reading the lens pass', lensPass.book());
      hold(!unasked.consented, 'a new customer has consented to the lens pass before they were asked');
      await answerTo('consenting to the lens pass', lensPass.agree());
      const stands = await answerTo('reading the consents', consents.consents());
      hold(
        stands.some(({ purpose, given }) => purpose === 'lens_pass' && given),
        'the consents do not contain the consent to the lens pass that was given',
      );
      const one = await answerTo('adding a wearer', lensPass.nameWearer('Lena'));
      const same = await answerTo('adding a wearer with the same name', lensPass.nameWearer('Lena'));
      hold(one.id === same.id, 'adding one name twice created two wearers');
      const other = await answerTo('adding another wearer', lensPass.nameWearer('Noah'));
      await refused(
        'renaming a wearer to a name that another one has',
        lensPass.renameWearer(other.id, 'Lena'),
      );
      hold(
        (await answerTo('renaming a wearer', lensPass.renameWearer(other.id, 'Nora'))).name === 'Nora',
        'the wearer does not have the name that it was changed to',
      );
      const stranger = await customer();
      await notFound('renaming a wearer of another customer', stranger.lensPass.renameWearer(one.id, 'Mia'));
      await answerTo('removing a wearer', lensPass.removeWearer(other.id));
      const { wearers } = await answerTo('reading the lens pass', lensPass.book());
      hold(wearers.length === 1, 'a wearer who was removed is still in the lens pass');
      await notFound('assigning lenses that do not exist', lensPass.assign('there-is-no-such-set', one.id));
      await answerTo('sending the lens pass by mail', lensPass.send());
      const said = await answerTo('withdrawing the consent', consents.say('lens_pass', false));
      hold(
        said.some(({ purpose, given }) => purpose === 'lens_pass' && !given),
        'a consent that was withdrawn is still given',
      );
      const closed = await answerTo('reading the lens pass', lensPass.book());
      hold(
        !closed.consented && closed.sets.length === 0 && closed.wearers.length === 0,
        'the lens pass shows data although its consent was withdrawn',
      );
    },
  },
  {
    title:
      'A customer can request a mail about a lower price, sees the request in their account, and only they can end it',
    proves: ['STOCK-8', 'STOCK-9'],
    needs: ['accounts', 'alerts', 'catalogue'],
    holds: async ({ customer, goods }) => {
      const [product] = await goods();
      const { accounts, alerts } = await customer();
      const { email } = await answerTo('reading the customer', accounts.me());
      const wanted = { kind: 'price', productId: product.id, configuration: {}, email } as const;
      await answerTo('requesting a mail about a lower price', alerts.ask(wanted));
      await answerTo('requesting the same mail again', alerts.ask(wanted));
      const [one, ...others] = await answerTo('reading the requested mails', alerts.alerts());
      hold(
        one?.productId === product.id && one.kind === 'price',
        'the mail that was requested is not listed',
      );
      hold(others.length === 0, 'a mail that was requested twice is listed twice');
      const stranger = await customer();
      await answerTo('ending the request of another customer', stranger.alerts.stop(one?.id ?? ''));
      hold(
        (await answerTo('reading the requested mails', alerts.alerts())).length === 1,
        'a customer ended the request of another customer',
      );
      await answerTo('ending the request', alerts.stop(one?.id ?? ''));
      hold(
        (await answerTo('reading the requested mails', alerts.alerts())).length === 0,
        'a request that was ended is still listed',
      );
    },
  },
  {
    title: 'Opticians near a place can be found, and an optician can be chosen and removed',
    proves: ['ACC-8'],
    needs: ['accounts', 'optician'],
    holds: async ({ customer, data }) => {
      const { optician } = await customer();
      const { postcode, city, countryCode } = data.address;
      const point = await answerTo(
        'finding the coordinates of a place',
        optician.locate(`${postcode} ${city}`),
      );
      hold(
        Math.abs(point.latitude) <= 90 && Math.abs(point.longitude) <= 180,
        'the coordinates of a place are out of range',
      );
      await notFound(
        'finding the coordinates of a place that does not exist',
        optician.locate('Qqxyzzy 00000'),
      );
      hold(
        (await answerTo('reading the customer’s optician', optician.own())) === null,
        'a new customer already has an optician',
      );
      await notFound(
        'choosing an optician that does not exist',
        optician.assign('there-is-no-such-optician', false),
      );
      const [first] = await answerTo('reading the list of opticians', optician.partners(countryCode));
      if (first) {
        const wantsPickup = first.pickupEnabled && first.pickup;
        await answerTo('choosing an optician', optician.assign(first.id, wantsPickup));
        const own = await answerTo('reading the customer’s optician', optician.own());
        hold(
          own?.partner.id === first.id && own.pickupWanted === wantsPickup,
          'the customer’s optician, or their wish for pickup, is not what was chosen',
        );
      }
      await answerTo('removing the optician', optician.remove());
      await answerTo('removing the optician again', optician.remove());
      hold(
        (await answerTo('reading the customer’s optician', optician.own())) === null,
        'an optician who was removed is still assigned to the customer',
      );
    },
  },
  {
    title: 'Changing or deleting data of a customer that does not exist is NotFound',
    proves: ['ACC-5', 'ACC-6', 'ACC-7'],
    needs: ['accounts', 'aliases', 'reminders', 'subscriptions'],
    holds: async ({ customer }) => {
      const { aliases, reminders, subscriptions } = await customer();
      await notFound(
        'deleting a payment method that does not exist',
        aliases.remove('there-is-no-such-alias' as AliasId),
      );
      await notFound(
        'changing a reminder that does not exist',
        reminders.remove('there-is-no-such-reminder'),
      );
      await notFound(
        'changing a reminder that does not exist',
        reminders.setActive('there-is-no-such-reminder', true),
      );
      await notFound(
        'reading a subscription that does not exist',
        subscriptions.subscription('there-is-no-such-subscription'),
      );
    },
  },
];
