import type { SpaceStory } from './storyblok-server.ts';

const story = (slug: string) => ({ linktype: 'story', fieldtype: 'multilink', cached_url: slug, url: '' });
const url = (address: string) => ({
  linktype: 'url',
  fieldtype: 'multilink',
  url: address,
  cached_url: address,
});
const asset = {
  fieldtype: 'asset',
  filename: 'https://a.storyblok.com/f/1/1600x900/abc/parcel.jpg',
  alt: 'A parcel',
};
const word = (text: string, ...marks: object[]) => ({ type: 'text', text, marks });
const body = {
  type: 'doc',
  content: [
    {
      type: 'paragraph',
      content: [
        word('<script>alert(1)</script>', { type: 'bold' }, { type: 'styled', attrs: { class: 'evil' } }),
        word('run', { type: 'link', attrs: { href: 'javascript:alert(1)', linktype: 'url' } }),
        word('help', { type: 'link', attrs: { href: 'okulino/help', linktype: 'story', uuid: 'u' } }),
      ],
    },
    { type: 'blok', attrs: { body: [{ component: 'evil' }] } },
  ],
};
const about = (title: string) => ({
  component: 'page',
  title,
  description: 'd',
  body: [
    { _uid: '1', component: 'text', heading: 'h', body },
    {
      _uid: '2',
      component: 'banners',
      size: 'small',
      items: [
        {
          _uid: 'a',
          component: 'banner',
          title: 'Dates',
          startTime: 'soon',
          endTime: '32.13.2026',
          link: url('javascript:alert(1)'),
          link_label: 'Run',
          image: asset,
          promotion_id: 'p',
          promotion_name: 'P',
        },
        { _uid: 'b', component: 'banner', title: 'Pattern', includeInUrls: '(' },
      ],
    },
    { _uid: '3', component: 'evil_widget', script: 'alert(1)' },
    { _uid: '4', component: 'iframe', url: url('https://evil.example/'), title: 't', height: '300' },
    { _uid: '5', component: 'support' },
  ],
});
/** The stories in the space of the tests; some are hostile or broken. */
export const stories: readonly SpaceStory[] = [
  {
    full_slug: 'okulino/about',
    published: true,
    content: about('Über uns'),
    draft: about('Neu'),
    language: { en: about('About us') },
  },
  { full_slug: 'okulino/only-draft', published: false, content: about('Entwurf') },
  {
    full_slug: 'settings/okulino',
    published: true,
    content: {
      component: 'settings',
      navigation: [
        {
          _uid: 'm',
          display_name: 'Linsen',
          link: url('/c/kontaktlinsen'),
          hide: false,
          children: [{ _uid: 'n', display_name: 'Hilfe', link: story('okulino/help'), children: [] }],
        },
      ],
      header_banners: [{ _uid: 'h', component: 'banner', title: 'Im Menü' }],
    },
  },
  ...Array.from({ length: 130 }, (_, n) => ({
    full_slug: `okulino/page-${n}`,
    published: true,
    content: { component: 'page', title: String(n), body: [] },
  })),
];
