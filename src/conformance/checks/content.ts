import type { Check } from '../check.ts';
import { answerTo, hold, notFound } from '../verdict.ts';

/** Checks of editorial content. */
export const contentChecks: readonly Check[] = [
  {
    title: 'The front page is a story, and a story that does not exist is NotFound',
    proves: [],
    needs: ['content'],
    holds: async ({ visitor }) => {
      const { content } = visitor();
      await answerTo('reading the front page', content.story('home', '/'));
      await notFound(
        'reading a story that does not exist',
        content.story('there-is-no-such-page', '/there-is-no-such-page'),
      );
    },
  },
  {
    title: 'The menu, its banners and the addresses of all stories can be read',
    proves: [],
    needs: ['content'],
    holds: async ({ visitor }) => {
      const { content } = visitor();
      await answerTo('reading the menu', content.navigation());
      await answerTo('reading the banners of the menu', content.headerBanners('/'));
      const addresses = await answerTo('reading the addresses of stories', content.addresses());
      hold(Array.isArray(addresses), 'the addresses of stories are not a list');
    },
  },
];
