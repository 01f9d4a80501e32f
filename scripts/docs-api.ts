import { globSync, readFileSync, writeFileSync } from 'node:fs';
import type { RefusalCode } from '../src/adapters/shop-server/refusal.ts';
import type { WordTree } from '../src/domain/shared/merge-words.ts';
import refusals from '../src/ui/words/en/refusals.json' with { type: 'json' };
import { identifierSchema, type Schema, schemaOf } from './codec-schema.ts';
import { configurationPage } from './docs-settings.ts';
import { loadModule } from './load-module.ts';

/** Writes the pages of the Shop API, the conformance suite and the settings from the sources. */
const { shopApi } = await loadModule<typeof import('../src/adapters/contract/shop-api.ts')>(
  '/src/adapters/contract/shop-api.ts',
);
const { contentApi } = await loadModule<typeof import('../src/adapters/contract/content/content-api.ts')>(
  '/src/adapters/contract/content/content-api.ts',
);
const { absences } = await loadModule<typeof import('../src/adapters/contract/absences.ts')>(
  '/src/adapters/contract/absences.ts',
);
const { ChannelC } = await loadModule<typeof import('../src/adapters/contract/channel.ts')>(
  '/src/adapters/contract/channel.ts',
);
const { ProblemC } = await loadModule<typeof import('../src/adapters/contract/problem.ts')>(
  '/src/adapters/contract/problem.ts',
);
const { reachedBy, reachedWith, worldWords } = await loadModule<
  typeof import('../src/conformance/http/reach.ts')
>('/src/conformance/http/reach.ts');
const { texts } = await loadModule<typeof import('../src/config/words/texts.ts')>(
  '/src/config/words/texts.ts',
);
const { reorderRefusals } = await loadModule<typeof import('../src/domain/orders/reorder-refusal.ts')>(
  '/src/domain/orders/reorder-refusal.ts',
);
const configuration = await loadModule<typeof import('../src/config/settings/settings.ts')>(
  '/src/config/settings/settings.ts',
);
const locales = await loadModule<typeof import('../src/domain/shared/locale-config.ts')>(
  '/src/domain/shared/locale-config.ts',
);

/** What each operation does: the comment of its row in the table. */
const summaries = new Map(
  globSync('src/adapters/contract/**/*.ts').flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\s*(\w+): operation\(/g)].map(
      ([, comment = '', name = '']) =>
        [
          name,
          comment
            .replace(/^\s*\* ?/gm, '')
            .replace(/\s+/g, ' ')
            .trim(),
        ] as const,
    ),
  ),
);
const summaryOf = (name: string): string => {
  const summary = summaries.get(name);
  if (!summary) throw new Error(`The operation ${name} has no comment.`);
  return summary;
};

type Codec = Parameters<typeof schemaOf>[0];
const rows = Object.entries({ ...shopApi, ...contentApi }).map(
  ([name, { method, path, query, body, answer, refusals }]) => ({
    name,
    summary: summaryOf(name),
    method,
    path,
    query: schemaOf(query as Codec),
    body: (body as Codec).name === 'undefined' ? undefined : schemaOf(body as Codec),
    answerName: answer.name,
    answer: schemaOf(answer as Codec),
    refusals,
  }),
);

const propertiesOf = ({ properties = {} }: Schema) => Object.entries(properties as Record<string, Schema>);
const isRequired = ({ required }: Schema, name: string) => Array.isArray(required) && required.includes(name);

/** A schema in short form: `integer`, `list of { id, title? }`; `whole`: including the types of the names within braces. */
const inWords = (schema: Schema, whole = false): string => {
  if (Array.isArray(schema.enum)) return schema.enum.map((word) => `\`${word}\``).join(' · ');
  if ('const' in schema) return `\`${String(schema.const)}\``;
  if (Array.isArray(schema.anyOf)) return schema.anyOf.map((one) => inWords(one, whole)).join(' or ');
  if (schema.type === 'array') return `list of ${inWords(schema.items as Schema, whole)}`;
  if (schema.additionalProperties)
    return `object of ${inWords(schema.additionalProperties as Schema, whole)}`;
  if (schema.type === 'object')
    return `{ ${propertiesOf(schema)
      .map(([name, own]) => {
        const named = isRequired(schema, name) ? name : `${name}?`;
        return whole ? `${named}: ${inWords(own, whole)}` : named;
      })
      .join(', ')} }`;
  if (String(schema.description).startsWith('Minor units')) return 'minor units';
  return String(schema.type ?? 'anything');
};
const table = (schema: Schema, whole: boolean): readonly string[] => [
  '| field | | type |',
  '|---|---|---|',
  ...propertiesOf(schema).map(
    ([name, field]) =>
      `| \`${name}\` | ${isRequired(schema, name) ? '' : 'optional'} | ${inWords(field, whole)} |`,
  ),
  '',
];
const part = (title: string, schema: Schema | undefined, whole = false): readonly string[] => {
  if (!schema) return [];
  if (propertiesOf(schema).length > 0) return [`${title}:`, '', ...table(schema, whole)];
  return 'anyOf' in schema || schema.type === 'array' ? [`${title}: ${inWords(schema, whole)}`, ''] : [];
};

/** `404 cart.not_found or shipment.not_found`. */
const inStatus = (name: string, status: number): string =>
  status === 404 ? `404 ${notFoundCodes(name)}` : String(status);
const notFoundCodes = (name: string): string =>
  (absences[name as keyof typeof absences] ?? []).map((thing) => `\`${thing}.not_found\``).join(' or ');

/** Codes on which the shop redirects or marks a field. */
const actedOn: readonly RefusalCode[] = [
  'customer.not_signed_in',
  'customer.identity_invalid',
  'customer.identity_to_link',
  'customer.identity_without_account',
  'customer.invalid_miles_and_more_number',
  'product.stock.reduce_stock',
  'validation.no_spaces_in_coupon',
];
/** Every code with which the sandbox refuses, and its English text. */
const sentencesOf = (tree: WordTree, path = ''): readonly (readonly [code: string, sentence: string])[] =>
  Object.entries(tree).flatMap(([name, below]) =>
    typeof below === 'string' ? [[path + name, below] as const] : sentencesOf(below, `${path}${name}.`),
  );
const reorder = texts('okulino', 'en')('server:refusal.reorder');
const refusalWords = [
  ...sentencesOf(refusals).filter(([code]) => !code.endsWith('_one')),
  ...reorderRefusals.map((cause) => [`reorder.${cause}`, reorder] as const),
].map(
  ([code, sentence]) => [code.replace(/_other$/, ''), sentence.replace(/\{\{(\w+)\}\}/g, '{$1}')] as const,
);

const readable = [
  '# The Shop API',
  '',
  '`npm run docs` writes this page from the table in `src/adapters/contract`. Change the table, not this file.',
  '',
  'The API is served under `/api`. Every request has the query parameters `brand_channel` and `locale`. Bodies of requests',
  'and responses are JSON. A field with `?` is optional; in a response `null` means the same. Amounts of money are whole',
  'minor units: `1999` is 19.99. [openapi.json](openapi.json) describes nested objects (`{ … }`) field by field, with types.',
  'The backend identifies a signed-in customer by its own session cookie, which the shop forwards in both directions, and a',
  'cart only by its token.',
  '',
  'A refusal has a 4xx status and the body `Problem`:',
  `\`${inWords(schemaOf(ProblemC as Codec))}\`. Its codes are listed [at the end](#codes-of-refusals).`,
  'Identifiers (an id, a token) have 1 to 200 characters and no control characters. Any other text is answered with 404 in',
  'a path, and with 400 in a query or a body.',
  '',
  'If something does not exist, the status is 404 or 410 **and** the body has a code `{thing}.not_found`, which is listed',
  'at the operation. Only `cart.not_found` makes the shop forget a cart. The shop treats a 404 or 410 with no code, another',
  'code or another body as a failure, because a misconfigured proxy may return it: it keeps the token and the content of the',
  'screen, and offers to try again. So an unknown address may return any body, but not such a code.',
  '',
  '| operation | call | what it does |',
  '|---|---|---|',
  ...rows.map(
    ({ name, method, path, summary }) =>
      `| [${name}](#${name.toLowerCase()}) | \`${method} ${path}\` | ${summary} |`,
  ),
  '',
  ...rows.flatMap(({ name, method, path, summary, query, body, answer, refusals }) => [
    `## ${name}`,
    '',
    summary,
    '',
    `\`${method} /api${path}\`${refusals.length > 0 ? ` · refusals: ${refusals.map((status) => inStatus(name, status)).join(', ')}` : ''}`,
    '',
    ...part('Query', query),
    ...part('Body', body, true),
    ...part('Response', answer),
  ]),
  '## Codes of refusals',
  '',
  'The shop shows the `message` of a 422, in the requested language; if it has none, that of its first violation; otherwise',
  'its own text for the code, or a general error message. So a backend may define its own codes. To the following codes',
  `the shop also reacts in another way: ${actedOn.map((code) => `\`${code}\``).join(', ')}.`,
  'The messages of the sandbox, where `{name}` is replaced from `values`:',
  '',
  '| code | message |',
  '|---|---|',
  ...refusalWords.map(([code, sentence]) => `| \`${code}\` | ${sentence} |`),
  '',
].join('\n');

const json = (schema: Schema) => ({ 'application/json': { schema } });
const parameters = (where: 'query' | 'path', schema: Schema) =>
  propertiesOf(schema).map(([name, field]) => ({
    name,
    in: where,
    required: where === 'path' || isRequired(schema, name),
    schema: field,
  }));
const inPath = (path: string): Schema => ({
  properties: Object.fromEntries(
    [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => [name, identifierSchema]),
  ),
});
const paths: Record<string, Record<string, unknown>> = {};
for (const { name, summary, method, path, query, body, answer, refusals } of rows) {
  const address = `/api${path.replace(/:(\w+)/g, '{$1}')}`;
  const operation = {
    operationId: name,
    summary,
    parameters: [
      ...parameters('path', inPath(path)),
      ...parameters('query', schemaOf(ChannelC as Codec)),
      ...parameters('query', query),
    ],
    ...(body && { requestBody: { required: true, content: json(body) } }),
    responses: {
      200: { description: 'Done', content: json(answer) },
      ...Object.fromEntries(
        [400, ...refusals].map((status) => [
          status,
          {
            description: status === 404 ? `Refused: ${notFoundCodes(name)}` : 'Refused',
            content: json(schemaOf(ProblemC as Codec)),
          },
        ]),
      ),
    },
  };
  paths[address] = { ...paths[address], [method.toLowerCase()]: operation };
}
const openApi = JSON.stringify(
  { openapi: '3.1.0', info: { title: 'Dioptra Shop API', version: '1.0.0' }, paths },
  null,
  2,
);

const reached = Object.entries(reachedBy).flatMap(([subject, names]) =>
  names.map((name) => {
    const world = reachedWith[name];
    return `| \`${name}\` | ${subject} | ${world ? worldWords[world] : '–'} |`;
  }),
);
const conformancePage = `# How the conformance suite tests each operation

\`npm run docs\` writes this page. It lists the subject whose checks first call each operation, and what must happen outside
the backend for that call ([integrators.md](integrators.md)). A test fails if an operation of the contract is missing here,
or if the checks of its subject do not call it.

| operation | subject | requires |
|---|---|---|
${reached.join('\n')}
`;

const files = [
  ['docs/conformance.md', conformancePage],
  ['docs/shop-api.md', `${readable.trimEnd()}\n`],
  ['docs/openapi.json', `${openApi}\n`],
  ['docs/configuration.md', configurationPage(configuration, locales)],
] as const;
for (const [file, text] of files) writeFileSync(file, text);
console.log(`${rows.length} operations described`);
process.exit(0);
