import type { Check } from '../check.ts';
import { answerTo, hold, notFound } from '../verdict.ts';

/** Checks of editorial content. */
export const contentChecks: readonly Check[] = [
  {
    title: 'The front page is a story, and one that nobody wrote is not there',
    proves: [],
    needs: ['content'],
    holds: async ({ visitor }) => {
      const { content } = visitor();
      await answerTo('the front page', content.story('home', '/'));
      await notFound(
        'a page that nobody wrote',
        content.story('there-is-no-such-page', '/there-is-no-such-page'),
      );
    },
  },
  {
    title: 'Menu, offers within it, and the addresses of all stories can be read',
    proves: [],
    needs: ['content'],
    holds: async ({ visitor }) => {
      const { content } = visitor();
      await answerTo('the menu', content.navigation());
      await answerTo('its offers', content.headerBanners('/'));
      const addresses = await answerTo('addresses of stories', content.addresses());
      hold(Array.isArray(addresses), 'addresses of stories are no list');
    },
  },
];
