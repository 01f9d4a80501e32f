import { requirementsOf } from '../conformance.ts';
import type { ServerFindings } from './conform-server.ts';
import type { Seen } from './operations.ts';
import { reachedWith, worldWords } from './reach.ts';

/** Whether nothing is broken, missing or unreadable. */
export const conforms = ({ checks, operations }: ServerFindings): boolean =>
  checks.every(({ result }) => result !== 'broken') &&
  operations.every(({ seen }) => seen === 'holds' || seen === 'answered');

const mark = { holds: '✓', broken: '✗', 'not-seen': '–' } as const;
const columns = (names: readonly string[]): readonly string[] => {
  const width = Math.max(0, ...names.map(({ length }) => length)) + 2;
  const perLine = Math.max(1, Math.floor(110 / width));
  return Array.from({ length: Math.ceil(names.length / perLine) }, (_, line) =>
    `  ${names
      .slice(line * perLine, (line + 1) * perLine)
      .map((name) => name.padEnd(width))
      .join('')}`.trimEnd(),
  );
};

/** Writes the results as text for a reader. */
export const reportOf = (findings: ServerFindings): string => {
  const { checks, operations } = findings;
  const { holding, broken } = requirementsOf(checks);
  const seen = (what: Seen) => operations.filter((operation) => operation.seen === what);
  const part = (title: string, lines: readonly string[]) =>
    lines.length > 0 ? ['', `${title}:`, ...lines] : [];
  const counted = (result: keyof typeof mark) => checks.filter((check) => check.result === result).length;
  return [
    ...checks.map(({ subject, title, proves, result, sentence }) =>
      [
        `${mark[result]} ${subject.padEnd(10)} ${title}${proves.length > 0 ? ` · ${proves.join(' · ')}` : ''}`,
        ...(sentence
          ? [`             ${result === 'broken' ? 'failed:' : 'could not run:'} ${sentence}`]
          : []),
      ].join('\n'),
    ),
    ...part('Operations whose response matches the contract', columns(seen('holds').map(({ name }) => name))),
    ...part(
      'Operations that exist, but whose response was not checked',
      seen('answered').map(({ name }) => {
        const world = reachedWith[name];
        return `  ${name}${world ? `: requires ${worldWords[world]}` : ''}`;
      }),
    ),
    ...part('Operations that are MISSING', columns(seen('missing').map(({ name }) => name))),
    ...part(
      'Operations whose response does NOT match the contract',
      seen('unreadable').map(({ name, at = '' }) => `  ${name}: ${at}`),
    ),
    ...part('Requirements that hold as far as they were checked', columns(holding)),
    ...part('Requirements that do NOT hold', columns(broken)),
    ...part(
      'Checks that could not run',
      checks.flatMap(({ result, subject, title, sentence = '' }) =>
        result === 'not-seen' ? [`  ${subject}: ${title}: ${sentence}`] : [],
      ),
    ),
    '',
    `${counted('holds')} of ${checks.length} checks passed, ${counted('broken')} failed, ${counted('not-seen')} could not run; ` +
      `${seen('holds').length + seen('answered').length} of ${operations.length} operations exist, ${seen('holds').length} responses match the contract, ${seen('unreadable').length} do not.`,
    conforms(findings) ? 'The server conforms.' : 'The server does NOT conform.',
  ].join('\n');
};
