type Settings = typeof import('../src/config/settings/settings.ts');
type Setting = import('../src/config/settings/setting.ts').Setting;

const cell = (text: string): string => text.replaceAll('|', '\\|');

const whenAsked = ({ codec, otherwise, neededBy }: Setting): string => {
  if (neededBy) return `needed where \`${neededBy.variable}=${neededBy.value}\``;
  const text = otherwise === undefined ? '' : codec.encode(otherwise);
  return text === '' ? 'none' : `\`${text}\``;
};

const row = ([name, setting]: readonly [string, Setting]): string =>
  `| \`${setting.variable}\` | \`${name}\` | ${cell(setting.codec.name)}${setting.secret ? '; a secret' : ''} | ${whenAsked(setting)} | ${cell(setting.meaning)} |`;

type Locales = Pick<typeof import('../src/domain/shared/locale-config.ts'), 'localeConfigs'>;

/** The name of each language in each other language. */
const languages = ({ localeConfigs }: Locales): readonly string[] => {
  const configs = Object.values(localeConfigs);
  const [first] = configs;
  if (!first) throw new Error('There is no language.');
  const line = (cells: readonly unknown[]) => `| ${cells.join(' | ')} |`;
  return [
    '',
    '## Languages',
    '',
    '`src/domain/shared/locale-config.ts` says what a language is called by whom. The shop has pages in those that are',
    '`active` and offers them by `label` and `localLabel`; it reads words from the folder `file`, asks Storyblok for',
    '`contentLocale` and tells previews of links `storeLocale`. The Shop API is asked with the `code`. The others are facts',
    'for adapters of other stores, which nothing else reads: `productCacheLocale` and `pcLocaleId` for a search in cached',
    'products, `localeId` and `iso` for a store that numbers or spells its languages so.',
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
    'Written by `npm run docs` from the settings in `src/config/settings`. Change what is declared there, not this file.',
    '',
    'Everything has a default; without any setting the shop starts with all that it needs. A setting is said by an',
    'environment variable, or in a file of JSON that `DIOPTRA_CONFIG` names; a variable counts more than the file:',
    '',
    '```json',
    '{ "port": 8080, "databaseUrl": { "env": "SHOP_DATABASE" }, "paymentOrigins": ["https://pay.example.com"] }',
    '```',
    '',
    'In the file a setting has its name in the second column; on and off are `true` and `false`, lists are lists,',
    '`origins` are lists by shop: `{ "okulino": ["https://lenses.example.ch"] }`. An empty variable says nothing.',
    '`{ "env": "NAME" }` stands for the value of another variable, `{ "file": "NAME" }` for all of a file, whose name',
    'counts from the folder of the configuration file. A secret stands there in no other way.',
    '',
    'The server does not start with a setting that is wrong, missing or unknown. It names all of them at once, with what',
    'each should be, and never a value. What differs between the shops, and does not change with where they run, is not',
    'here but in `src/config/brands`.',
    ...Object.entries(settingGroups).flatMap(([title, group]) => [
      '',
      `## ${title}`,
      '',
      '| variable | in the file | should be | otherwise | meaning |',
      '|---|---|---|---|---|',
      ...Object.entries<Setting>(group).map(row),
    ]),
    ...languages(locales),
    '',
  ].join('\n');
