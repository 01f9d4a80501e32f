import * as E from 'fp-ts/Either';
import { beforeEach, describe, expect, it } from 'vitest';
import { itKeepsStories } from '../content-contract.ts';
import { spaceOfEachTest } from './open-space.ts';

const here = spaceOfEachTest();

describe('stories in Storyblok', () => {
  it('are requested anew, without an old cache version, after something was published', async () => {
    let changed = 0;
    const source = here.open({ changedAt: () => changed })('de');
    const load = () => source.story('about', 'published', '/about')();
    await load();
    await load();
    const before = here.space.asked.length;
    here.now += 1;
    changed = here.now;
    here.now += 1;
    await load();
    // Without `cv` the space redirects to its newest version.
    expect(here.space.asked.slice(before).map((path) => path.includes('cv='))).toEqual([false, true]);
    await load();
    expect(here.space.asked).toHaveLength(before + 2);
  });

  it('have one pattern a line, of which a comma is a part · CONT-2', async () => {
    here.space.publish({
      full_slug: 'okulino/placed',
      published: true,
      content: {
        title: 'Placed',
        body: [
          {
            _uid: 'b',
            component: 'banners',
            items: [
              {
                _uid: 'o',
                component: 'offer',
                title: 'Only some',
                includeInUrls: '^/p/\\d{1,4}\n\r\n homepage ',
                excludeFromUrls: '^/p/1{2,3}$',
              },
            ],
          },
        ],
      },
    });
    const answer = await here.open()('de').story('placed', 'published', '/placed')();
    const [block] = E.isRight(answer) ? answer.right.blocks : [];
    expect(block).toMatchObject({
      items: [{ placement: { include: ['^/p/\\d{1,4}', 'homepage'], exclude: ['^/p/1{2,3}$'] } }],
    });
  });

  it('have experiment variables as text, even if entered as a number or a checkbox · CONT-3', async () => {
    const variables = [
      { _uid: '1', variableKey: 'boxes', type: 'Integer', value: 3 },
      { _uid: '2', variableKey: 'wide', type: 'Boolean', value: true },
      { _uid: '3', variableKey: 'tone', type: 'String', value: 'calm' },
    ];
    here.space.publish({
      full_slug: 'okulino/tried',
      published: true,
      content: {
        title: 'Tried',
        body: [{ _uid: 'e', component: 'experiment', feature_key: 'front', variables, blocks: [] }],
      },
    });
    const answer = await here.open()('de').story('tried', 'published', '/tried')();
    const [block] = E.isRight(answer) ? answer.right.blocks : [];
    expect(block).toMatchObject({
      kind: 'experiment',
      wanted: [{ value: '3' }, { value: 'true' }, { value: 'calm' }],
    });
  });

  it('have the texts of a plain block and of its items, and nothing of Storyblok’s own · CONT-1', async () => {
    const item = { _uid: 'i', component: 'usp', _editable: '<!-- -->', text: 'Schnell' };
    here.space.publish({
      full_slug: 'okulino/plain',
      published: true,
      content: {
        title: 'Plain',
        body: [
          {
            _uid: 'u',
            component: 'usps',
            _editable: '<!-- -->',
            heading: 'Warum',
            items: [item, { ...item, text: ' ' }],
          },
          { _uid: 's', component: 'support', text: 'Fragen Sie.' },
          { _uid: 'r', component: 'recently_seen' },
        ],
      },
    });
    const answer = await here.open()('de').story('plain', 'published', '/plain')();
    expect(E.isRight(answer) && answer.right.blocks).toEqual([
      { kind: 'usps', id: 'u', heading: 'Warum', items: [{ id: 'i', text: 'Schnell' }] },
      { kind: 'support', id: 's', text: 'Fragen Sie.' },
      { kind: 'recently-seen', id: 'r' },
    ]);
  });

  it('are at most half a minute old, even without a notice from the space', async () => {
    const read = here.open()('de').story;
    const titleOf = async (slug: string) => {
      const answer = await read(slug, 'published', `/${slug}`)();
      return E.isRight(answer) ? answer.right.title : answer.left;
    };
    expect(await titleOf('page-1')).toBe('1');
    here.now += 20_000;
    expect(await titleOf('page-2')).toBe('2');
    for (const slug of ['page-1', 'page-2'])
      here.space.publish({
        full_slug: `okulino/${slug}`,
        published: true,
        content: { title: 'new', body: [] },
      });
    here.now += 10_001;
    // The age of the known version counts from the first of both answers.
    expect([await titleOf('page-1'), await titleOf('page-2')]).toEqual(['new', 'new']);
  });

  let source: ReturnType<typeof here.open>;
  beforeEach(() => {
    source = here.open();
  });
  itKeepsStories(() => ({ source, reports: here.reports }));

  it('come in their published version unless drafts are requested · CONT-4', async () => {
    const read = (version: 'draft' | 'published') =>
      source('de').story('only-draft', version, '/only-draft')();
    expect(await read('published')).toEqual(E.left({ _tag: 'NotFound' }));
    expect(await read('draft')).toMatchObject({ right: { title: 'Entwurf', version: 'draft' } });
  });

  it('have pictures in every width from the image service · CONT-6', async () => {
    const answer = await source('de').story('about', 'published', '/about')();
    expect(JSON.stringify(answer)).toContain(
      '"desktop":{"template":"https://a.storyblok.com/f/1/1600x900/abc/parcel.jpg/m/{width}x0","alt":"A parcel","width":1600,"height":900}',
    );
  });

  it('show a frame if its origin is allowed · CONT-1', async () => {
    const answer = await here
      .open({ frameOrigins: ['https://evil.example'] })('de')
      .story('about', 'published', '/about')();
    expect(JSON.stringify(answer)).toContain('{"id":"4","kind":"iframe","url":"https://evil.example/"');
  });

  it('are listed page by page', async () => {
    const answer = await source('de').addresses('published')();
    expect(E.isRight(answer) && answer.right.length).toBe(131);
    expect(here.space.asked.filter((path) => path.includes('page=2')).length).toBeGreaterThan(0);
  });

  it('are requested with the last known cache version', async () => {
    await source('de').story('about', 'published', '/about')();
    await source('de').story('page-1', 'published', '/page-1')();
    expect(here.space.asked.at(-1)).toContain('cv=1700000000');
    expect(here.space.asked.filter((path) => path.includes('page-1'))).toHaveLength(1);
  });

  it('are cached while they are fresh, except drafts', async () => {
    for (let n = 0; n < 3; n += 1) await source('de').story('page-1', 'published', '/page-1')();
    expect(here.space.asked.filter((path) => path.includes('cv='))).toHaveLength(1);
    here.now += 31_000;
    await source('de').story('page-1', 'published', '/page-1')();
    expect(here.space.asked.filter((path) => path.includes('cv='))).toHaveLength(2);
    for (let n = 0; n < 2; n += 1) await source('de').story('page-1', 'draft', '/page-1')();
    expect(here.space.asked.filter((path) => path.includes('draft'))).toHaveLength(2);
  });
});
