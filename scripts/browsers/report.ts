export interface Result {
  readonly browser: string;
  readonly journey: string;
  readonly wrong: readonly string[];
}

export interface Played {
  readonly day: string;
  /** Each browser with its version, or the reason why it is missing. */
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
    said.map((text) => `- ${browser}, ${journey}: ${text.replace(/\s+/g, ' ').slice(0, 300)}`),
  );
  return [
    `Last played: ${day}.`,
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

/** Replaces the previous run in the page with the last run. */
export const withReport = (page: string, report: string): string => {
  const [head, rest] = page.split(begin);
  const [, foot] = rest?.split(end) ?? [];
  if (head === undefined || foot === undefined)
    throw new Error('The page has no section for the report of the last run');
  return `${head}${begin}\n${report}\n${end}${foot}`;
};

/** Reads a report, so that results can be added to it. */
export const readReport = (report: string): Played => {
  const lines = report.split('\n');
  const [head = [], , ...rows] = lines
    .filter((line) => line.startsWith('|'))
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((text) => text.trim()),
    );
  const browsers = head.slice(1).map((text) => {
    const [name = '', ...version] = text.split(' ');
    return { name, version: version.join(' ') };
  });
  const results = rows.flatMap(([journey = '', ...cells]) =>
    browsers.flatMap(({ name }, i) => {
      if (cells[i] === 'not played') return [];
      const begun = `- ${name}, ${journey}: `;
      const wrong = lines.filter((line) => line.startsWith(begun)).map((line) => line.slice(begun.length));
      return [{ browser: name, journey, wrong }];
    }),
  );
  return { day: /Last played: ([\d-]+)/.exec(report)?.[1] ?? '', browsers, results };
};

/** Replaces the earlier results of the journeys that ran, in the order in which all are played. */
export const added = (before: Played, now: Played, journeys: readonly string[]): Played => {
  const names = [...new Set([...before.browsers, ...now.browsers].map(({ name }) => name))];
  const browserOf = (name: string) => {
    const [last, one] = [now, before].map(({ browsers }) => browsers.find((each) => each.name === name));
    return last && !last.absent ? last : (one ?? last ?? { name });
  };
  const resultOf = (browser: string, journey: string) =>
    [...now.results, ...before.results].find((one) => one.browser === browser && one.journey === journey);
  return {
    day: now.day,
    browsers: names.map(browserOf),
    results: journeys.flatMap((journey) => names.flatMap((name) => resultOf(name, journey) ?? [])),
  };
};

/** The last report in a page. */
export const reportIn = (page: string): string => page.split(begin)[1]?.split(end)[0]?.trim() ?? '';
