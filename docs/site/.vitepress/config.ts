import { readdirSync, readFileSync } from 'node:fs';
import { copyFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { defineConfig, type MarkdownRenderer } from 'vitepress';

const docs = join(import.meta.dirname, '..', '..');

const titleOf = (file: string): string =>
  /^# (.+)$/m.exec(readFileSync(join(docs, file), 'utf8'))?.[1]?.replaceAll('`', '') ?? basename(file, '.md');
const page = (file: string) => ({ text: titleOf(file), link: `/${file.replace(/(?:index)?\.md$/, '')}` });
const pages = (...names: readonly string[]) => names.map((name) => page(`${name}.md`));
const folder = (name: string) =>
  readdirSync(join(docs, name))
    .filter((file) => file.endsWith('.md') && file !== 'index.md')
    .sort()
    .map((file) => page(`${name}/${file}`));

/** Links to sources and folders become their names: what lies beside the documents is no page. */
const namesTheCode = (markdown: MarkdownRenderer): void => {
  markdown.core.ruler.push('names-the-code', ({ tokens, env }) => {
    const leavesDocs = (link: string) => join(env.relativePath, '..', link).startsWith('..');
    const isOfTheCode = (link: string) =>
      !/^(?:https?:|#)/.test(link) && (leavesDocs(link) || !/\.(?:md|json)(?:#|$)/.test(link));
    for (const { children } of tokens) {
      let isOpen = false;
      for (const token of children ?? []) {
        if (token.type === 'link_open') isOpen = isOfTheCode(String(token.attrGet('href')));
        if (!isOpen || !token.type.startsWith('link_')) continue;
        token.type = token.type.replace('link', 'code');
        token.tag = 'code';
        token.attrs = null;
      }
    }
  });
};

/** `{{place}}` is how texts of the shop name a place, and nothing to be computed here. */
const keepsBraces = ({ renderer, utils }: MarkdownRenderer): void => {
  const plain = (text = ''): string => utils.escapeHtml(text).replaceAll('{{', '&#123;&#123;');
  renderer.rules.text = (tokens, index) => plain(tokens[index]?.content);
  renderer.rules.code_inline = (tokens, index) => `<code>${plain(tokens[index]?.content)}</code>`;
};

export default defineConfig({
  title: 'Dioptra',
  description: 'Rules, contract, decisions and operation of an online shop for contact lenses.',
  lang: 'en',
  srcDir: '..',
  srcExclude: ['site/**', 'README.md'],
  outDir: '../../dist-docs',
  cleanUrls: true,
  ignoreDeadLinks: [/openapi/],
  buildEnd: ({ outDir }) => copyFile(join(docs, 'openapi.json'), join(outDir, 'openapi.json')),
  // Braces are of shapes, and attributes of nothing.
  markdown: {
    attrs: { disable: true },
    linkify: false,
    config: (markdown) => {
      namesTheCode(markdown);
      keepsBraces(markdown);
    },
  },
  themeConfig: {
    search: { provider: 'local' },
    outline: [2, 3],
    sidebar: [
      { text: 'The shop', items: pages('index', 'features', 'face', 'law', 'glossary') },
      {
        text: 'The rules',
        items: [
          ...pages('requirements', 'trace'),
          { ...page('rules/index.md'), collapsed: true, items: folder('rules') },
        ],
      },
      {
        text: 'The code',
        items: pages(
          'architecture',
          'islands',
          'bundles',
          'performance',
          'robustness',
          'mutation',
          'browsers',
        ),
      },
      {
        text: 'For integrators',
        items: pages(
          'integrators',
          'shop-api',
          'conformance',
          'engines',
          'sandbox',
          'content',
          'errors',
          'flags',
          'tracking',
          'search-engines',
          'twins',
        ),
      },
      { text: 'For operators', items: pages('operations', 'configuration', 'licences') },
      { text: 'Decisions', collapsed: true, items: folder('adr') },
    ],
  },
});
