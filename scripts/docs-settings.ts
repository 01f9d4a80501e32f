type Settings = typeof import('../src/config/settings/settings.ts');
type Setting = import('../src/config/settings/setting.ts').Setting;

const cell = (text: string): string => text.replaceAll('|', '\\|');

const defaultOf = ({ codec, otherwise, neededBy }: Setting): string => {
  if (neededBy) return `required with \`${neededBy.variable}=${neededBy.value}\``;
  const text = otherwise === undefined ? '' : codec.encode(otherwise);
  return text === '' ? 'none' : `\`${text}\``;
};

const row = ([name, setting]: readonly [string, Setting]): string =>
  `| \`${setting.variable}\` | \`${name}\` | ${cell(setting.codec.name)}${setting.secret ? '; a secret' : ''} | ${defaultOf(setting)} | ${cell(setting.meaning)} |`;

type Locales = Pick<typeof import('../src/domain/shared/locale-config.ts'), 'localeConfigs'>;

/** The table of the codes of each language in the different systems. */
const languages = ({ localeConfigs }: Locales): readonly string[] => {
  const configs = Object.values(localeConfigs);
  const [first] = configs;
  if (!first) throw new Error('There is no language.');
  const line = (cells: readonly unknown[]) => `| ${cells.join(' | ')} |`;
  return [
    '',
    '## Languages',
    '',
    '`src/domain/shared/locale-config.ts` holds the codes of each language in the different systems. The shop has pages in',
    'the languages that are `active` and shows them as `label` and `localLabel`. It reads their words from the folder',
    '`file`, requests content from Storyblok with `contentLocale`, sends `code` to the Shop API, and writes `storeLocale`',
    'into link previews. Nothing in the shop reads the other columns; they are for adapters of other stores:',
    '`productCacheLocale` and `pcLocaleId` for a search in cached products, `localeId` and `iso` for a store that uses',
    'such ids or codes.',
    '',
    line(Object.keys(first)),
    `|${'---|'.repeat(Object.keys(first).length)}`,
    ...configs.map((config) => line(Object.values(config).map((value) => `\`${value}\``))),
  ];
};

/** `docs/configuration.md`, generated from the declared settings. */
export const configurationPage = ({ settingGroups }: Settings, locales: Locales): string =>
  [
    '# Configuration',
    '',
    '`npm run docs` writes this page from the settings in `src/config/settings`. Change those, not this file.',
    '',
    'Every setting has a default: the shop starts without any. Set it with an environment variable, or in a JSON file',
    'that `DIOPTRA_CONFIG` names. A variable overrides the file:',
    '',
    '```json',
    '{ "port": 8080, "databaseUrl": { "env": "SHOP_DATABASE" }, "paymentOrigins": ["https://pay.example.com"] }',
    '```',
    '',
    'In the file a setting has the name in the second column. On and off are `true` and `false`, lists are JSON lists,',
    'and `origins` is an object of lists by shop: `{ "okulino": ["https://lenses.example.ch"] }`. An empty variable counts',
    'as not set. `{ "env": "NAME" }` stands for the value of another variable, `{ "file": "NAME" }` for the content of a',
    'file, whose path is relative to the folder of the configuration file. Secrets can only be given in these two ways.',
    '',
    'The server does not start if a setting is wrong, missing or unknown. It lists all such settings at once, each with',
    'the expected form, and never prints a value. Differences between the shops that do not depend on the deployment are',
    'not settings: they are in `src/config/brands`.',
    ...Object.entries(settingGroups).flatMap(([title, group]) => [
      '',
      `## ${title}`,
      '',
      '| variable | in the file | value | default | meaning |',
      '|---|---|---|---|---|',
      ...Object.entries<Setting>(group).map(row),
    ]),
    ...languages(locales),
    '',
  ].join('\n');
