import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { API } from 'typescript/unstable/sync';
import { type Rule, type RuleModule, readRules } from './rule-source.ts';
import { type RuleTest, readTests } from './rule-tests.ts';

/** Writes `docs/rules`, a page for each subject, from the comments of `src/domain` and the titles of its tests. */
const folder = 'docs/rules';
const introduction = 'scripts/rules-introduction.md';
const root = process.cwd();
mkdirSync('test-results', { recursive: true });

const api = new API({ cwd: root });
const [project] = api.updateSnapshot({ openProjects: [`${root}/tsconfig.json`] }).getProjects();
if (!project) throw new Error('tsconfig.json does not define a project');
const modules = globSync('src/domain/**/*.ts')
  .sort()
  .map((path) => readRules(project, root, path));
const tests = readTests(project, root);
api.close();

const requirements = new Map(
  readFileSync('docs/requirements.md', 'utf8')
    .split('\n')
    .flatMap((line) => {
      const [, id, text] = /^\| *(?:✓ )?([A-Z0-9]+-\d+) *\| (.*) \|$/.exec(line) ?? [];
      return id && text ? [[id, text] as const] : [];
    }),
);
const order = [...requirements.keys()];
const inOrder = (ids: Iterable<string>): readonly string[] =>
  [...new Set(ids)].sort((a, b) => order.indexOf(a) - order.indexOf(b));

/** Escapes a text for Markdown; invisible characters are written as their number. */
const plain = (text: string): string =>
  text
    .replace(
      /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\u00a0\u202f]/gu,
      (mark) => `\\u${mark.charCodeAt(0).toString(16).padStart(4, '0')}`,
    )
    .replace(/\\(?=[!-/:-@[-`{-~])|[*<]|\b_|_\b|\[(?=[^\]]*\]\()/g, '\\$&');

const subjectOf = ({ file }: RuleModule): string => basename(dirname(file));
const nameOf = ({ file }: RuleModule): string => basename(file, '.ts');
const titleOf = (module: RuleModule): string => nameOf(module).replaceAll('-', ' ');
const testFileOf = ({ file }: RuleModule): string =>
  file.replace('src/', 'test/').replace(/\.ts$/, '.test.ts');
const anchor = (module: RuleModule, rule?: Rule): string =>
  `${subjectOf(module)}-${nameOf(module)}${rule ? `-${rule.name}` : ''}`.toLowerCase();
/** A link from the first page. */
const linkTo = (module: RuleModule, rule?: Rule): string => `${subjectOf(module)}.md#${anchor(module, rule)}`;

const callersOf = new Map<string, RuleTest[]>();
for (const test of tests)
  for (const rule of test.calls) callersOf.set(rule, [...(callersOf.get(rule) ?? []), test]);

/** Tests of the rule's own module, and tests elsewhere that cover the same requirement. */
const testsOf = (module: RuleModule, rule: Rule): readonly RuleTest[] =>
  (callersOf.get(`${module.file}#${rule.name}`) ?? []).filter(
    ({ file, ids }) => file === testFileOf(module) || rule.ids.some((id) => ids.includes(id)),
  );
const known = new Map<Rule, readonly string[]>();
const idsOf = (module: RuleModule, rule: Rule): readonly string[] => {
  const ids =
    known.get(rule) ??
    inOrder([...rule.ids, ...testsOf(module, rule).flatMap(({ ids }) => ids)]).filter((id) =>
      requirements.has(id),
    );
  known.set(rule, ids);
  return ids;
};

const edgesShown = 8;
const perLine = 105;
const code = (rule: Rule): string => {
  const form = `${rule.name}: ${rule.form}`;
  if (form.length <= perLine) return form;
  return form.replace(/\) => (?!.*\) => )/, ')\n  => ');
};
const ruleText = (module: RuleModule, rule: Rule): readonly string[] => {
  const proofs = testsOf(module, rule);
  const laws = [
    ...new Set(proofs.flatMap(({ kind, about, fact }) => (kind === 'law' ? [`${about} ${fact}`] : []))),
  ];
  const edges = [...new Set(proofs.flatMap(({ kind, fact }) => (kind === 'edge' ? [fact] : [])))];
  const ids = idsOf(module, rule);
  const more = edges.length - edgesShown;
  return [
    `### <a id="${anchor(module, rule)}"></a>${rule.name}${ids.length > 0 ? ` · ${ids.join(' · ')}` : ''}`,
    '',
    ...(rule.says ? [plain(rule.says), ''] : []),
    '```ts',
    code(rule),
    '```',
    '',
    ...laws.map((law) => `- always: ${plain(law)}`),
    ...edges.slice(0, edgesShown).map((edge) => `- ${plain(edge)}`),
    ...(more > 0
      ? [`- and ${more} more in [its tests](../../${proofs[0]?.file ?? testFileOf(module)})`]
      : []),
    ...(proofs.length > 0 ? [''] : []),
  ];
};

const listText = (title: string, rules: readonly Rule[]): readonly string[] =>
  rules.length === 0
    ? []
    : [
        `${title}:`,
        '',
        ...rules.map(
          ({ name, form, says, ids }) =>
            `- \`${[name, form].join(form.startsWith(':') ? '' : ' ').trim()}\`${says ? ` ${plain(says)}` : ''}${ids.length > 0 ? ` · ${ids.join(' · ')}` : ''}`,
        ),
        '',
      ];

const moduleText = (module: RuleModule): readonly string[] => [
  `## <a id="${anchor(module)}"></a>${titleOf(module)}`,
  '',
  `[${module.file}](../../${module.file})${existsSync(testFileOf(module)) ? ` · [tests](../../${testFileOf(module)})` : ''}`,
  '',
  ...(module.says ? [plain(module.says), ''] : []),
  ...listText(
    'Values',
    module.rules.filter(({ kind }) => kind === 'value'),
  ),
  ...listText(
    'Types',
    module.rules.filter(({ kind, says }) => kind === 'type' && says !== ''),
  ),
  ...module.rules.filter(({ kind }) => kind === 'function').flatMap((rule) => ruleText(module, rule)),
];

const subjects = [...new Set(modules.map(subjectOf))];
const full = modules.filter(({ rules }) => rules.length > 0);
const functions = full.flatMap((module) =>
  module.rules.filter(({ kind }) => kind === 'function').map((rule) => ({ module, rule })),
);

/** Where a requirement is implemented: functions first, values if no function names it. */
const placesOf = (id: string): readonly string[] =>
  full.flatMap((module) =>
    module.rules
      .filter((rule) => (rule.kind === 'type' ? rule.ids.includes(id) : idsOf(module, rule).includes(id)))
      .map((rule) => `[${rule.name}](${rule.kind === 'function' ? linkTo(module, rule) : linkTo(module)})`),
  );
const index = order.flatMap((id) => {
  const places = placesOf(id);
  return places.length === 0
    ? []
    : [`| ${id} | ${requirements.get(id)?.replaceAll('|', '\\|') ?? ''} | ${places.join(', ')} |`];
});

const laws = tests.filter(({ kind }) => kind === 'law').length;
const lines = [
  readFileSync(introduction, 'utf8').trim(),
  '',
  `${functions.length} functions in ${full.length} modules; ${laws} laws and ${tests.length - laws} edges.`,
  '',
  '## By subject',
  '',
  ...subjects.map(
    (subject) =>
      `- **${subject}**: ${full
        .filter((module) => subjectOf(module) === subject)
        .map((module) => `[${titleOf(module)}](${linkTo(module)})`)
        .join(', ')}`,
  ),
  '',
  '## By requirement',
  '',
  '| id | requirement | functions and values |',
  '|---|---|---|',
  ...index,
  '',
];

rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
const write = (name: string, text: readonly string[]) =>
  writeFileSync(join(folder, `${name}.md`), `${text.join('\n').trimEnd()}\n`);
write('index', lines);
for (const subject of subjects)
  write(subject, [
    `# ${subject}`,
    '',
    ...full.filter((module) => subjectOf(module) === subject).flatMap(moduleText),
  ]);
const unproved = functions.filter(({ module, rule }) => testsOf(module, rule).length === 0);
console.log(`${functions.length} rules described`);
const named = (some: typeof functions): string => some.map(({ rule }) => rule.name).join(', ') || 'none';
console.log(`Without a test that calls them: ${named(unproved)}`);
console.log(`Without a comment: ${named(functions.filter(({ rule }) => rule.says === ''))}`);
