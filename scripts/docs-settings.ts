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

/** `docs/configuration.md`, from what is declared. */
export const configurationPage = ({ settingGroups }: Settings): string =>
  [
    '# Configuration',
    '',
    'Written by `npm run docs:api` from the settings in `src/config/settings`. Change what is declared there, not this file.',
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
    '`{ "env": "NAME" }` stands for the value of another variable. A secret stands there in no other way.',
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
    '',
  ].join('\n');
