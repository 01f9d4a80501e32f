export interface Result {
  readonly browser: string;
  readonly journey: string;
  readonly wrong: readonly string[];
}

export interface Played {
  readonly day: string;
  /** Each browser with its version, or why it is not there. */
  readonly browsers: readonly {
    readonly name: string;
    readonly version?: string;
    readonly absent?: string;
  }[];
  readonly results: readonly Result[];
}

const begin = '<!-- written by npm run browsers -->';
const end = '<!-- end of what is written -->';

const cell = (results: readonly Result[], browser: string, journey: string): string => {
  const found = results.find((one) => one.browser === browser && one.journey === journey);
  if (!found) return 'not played';
  return found.wrong.length === 0 ? 'holds' : 'fails';
};

/** The last run, as a table of journeys and browsers. */
export const reportOf = ({ day, browsers, results }: Played): string => {
  const journeys = [...new Set(results.map(({ journey }) => journey))];
  const there = browsers.filter(({ absent }) => !absent);
  const missing = browsers.filter(({ absent }) => absent);
  const wrong = results.flatMap(({ browser, journey, wrong: said }) =>
    said.map((text) => `- ${browser}, ${journey}: ${text.replace(/\s+/g, ' ')}`),
  );
  return [
    `Last run: ${day}.`,
    '',
    `| journey | ${there.map(({ name, version }) => `${name} ${version}`).join(' | ')} |`,
    `|---|${there.map(() => '---|').join('')}`,
    ...journeys.map(
      (journey) => `| ${journey} | ${there.map(({ name }) => cell(results, name, journey)).join(' | ')} |`,
    ),
    ...(missing.length > 0 ? ['', ...missing.map(({ name, absent }) => `- ${name}: ${absent}`)] : []),
    ...(wrong.length > 0 ? ['', ...wrong] : []),
  ].join('\n');
};

/** The page with the last run in the place of the one before. */
export const withReport = (page: string, report: string): string => {
  const [head, rest] = page.split(begin);
  const [, foot] = rest?.split(end) ?? [];
  if (head === undefined || foot === undefined) throw new Error('The page has no place for the last run');
  return `${head}${begin}\n${report}\n${end}${foot}`;
};
