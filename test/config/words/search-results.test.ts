import { describe, expect, it } from 'vitest';
import { storyRows } from '../../../src/adapters/sandbox/seed/stories/stories.ts';
import { brands } from '../../../src/config/brands/brands.ts';
import { readWords } from '../../../src/config/words/word-files.ts';
import { lawPages } from '../../../src/domain/content/block.ts';
import type { WordTree } from '../../../src/domain/shared/merge-words.ts';
import { said } from './said-words.ts';

interface Headed {
  readonly title: string;
  readonly description: string;
}
const pages = storyRows().filter(({ kind }) => kind === 'home' || kind === 'page');
const headed = (published: unknown) => published as Headed;
/** Placeholders stand for a number or the name of a shop. */
const filled = (text: string): string =>
  text.replace(/\{\{name\}\}/g, 'Linsenwerk').replace(/\{?\{\w+\}\}?/g, '14');

/** What search engines show. Units: characters. */
const titleRoom = 60;
const descriptionRoom = 160;

describe('what a search engine shows of a page', () => {
  it('is the whole title with the name of the shop', () => {
    expect(pages.length).toBeGreaterThan(200);
    const titles = pages.map(({ brand, published }) => {
      const { title } = headed(published);
      const { name } = brands[brand].shop;
      return title.includes(name) ? title : `${title} · ${name}`;
    });
    expect(titles.filter((title) => title.length > titleRoom)).toEqual([]);
  });

  it('is the whole description', () => {
    const descriptions = [
      ...pages.map(({ published }) => headed(published).description),
      ...said.filter(({ at }) => /(?:^|\.)description$/.test(at)).map(({ text }) => text),
    ].map(filled);
    expect(descriptions.length).toBeGreaterThan(200);
    expect(descriptions.filter((text) => text.length > descriptionRoom)).toEqual([]);
  });
});

it('a page of law has one title, whoever writes its story', () => {
  for (const { brand, locale, slug, published } of pages) {
    const page = lawPages.find((one) => one === slug);
    if (!page) continue;
    const words = readWords('src/ui/words', brands[brand].shop, { brand, locale, namespace: 'stories' });
    expect(headed(published).title, `${slug} in ${locale}`).toBe((words[page] as WordTree).title);
  }
});
