import { writeFileSync } from 'node:fs';
import type { RefusalCode } from '../src/adapters/shop-server/refusal.ts';
import type { WordTree } from '../src/domain/shared/merge-words.ts';
import refusals from '../src/ui/words/en/refusals.json' with { type: 'json' };
import { identifierSchema, type Schema, schemaOf } from './codec-schema.ts';
import { configurationPage } from './docs-settings.ts';
import { loadModule } from './load-module.ts';

/** Writes the documentation of the interfaces: the Shop API from its table, the configuration from its settings. */
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

type Codec = Parameters<typeof schemaOf>[0];
const rows = Object.entries({ ...shopApi, ...contentApi }).map(
  ([name, { summary, method, path, query, body, answer, refusals }]) => ({
    name,
    summary,
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
  if (schema.additionalProperties) return `names to ${inWords(schema.additionalProperties as Schema, whole)}`;
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
  '| field | | what |',
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
  'Written by `npm run docs` from the table in `src/adapters/contract`. Change the table, not this file.',
  '',
  'Served under `/api`. Every call carries the query parameters `brand_channel` and `locale`. Bodies and answers are JSON.',
  'A name with `?` may be left out; in an answer `null` is the same. Amounts of money are whole minor units: `1999` is',
  '19.99. What stands in braces of an answer is described field by field, with its types, in [openapi.json](openapi.json). Who is signed',
  'in is known by a cookie of the backend, which the shop hands on both ways; a cart by its token alone.',
  '',
  'A refusal has a status of 4xx and the body of `Problem`:',
  `\`${inWords(schemaOf(ProblemC as Codec))}\`; its codes are [at the end](#codes-of-refusals). What names`,
  'something in an address (an id, a token) has 1 to 200 characters and no control characters; nothing is named otherwise,',
  'so that anything else is not found, and in a query or a body a 400.',
  '',
  'That there is no such thing is said by 404 or 410 **and** a code, `{thing}.not_found`, which stands at the operation:',
  '`cart.not_found` alone lets the shop forget a cart. A status without such a code, with another one or with another body',
  'is what a proxy answers that has lost its way: the shop takes it for a failure, keeps the token and what it shows, and',
  'offers to try again. So an address that nobody has may be answered in whatever body, but not with such a code.',
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
    `\`${method} /api${path}\`${refusals.length > 0 ? ` · refuses with ${refusals.map((status) => inStatus(name, status)).join(', ')}` : ''}`,
    '',
    ...part('Query', query),
    ...part('Body', body, true),
    ...part('Answer', answer),
  ]),
  '## Codes of refusals',
  '',
  'The shop shows `message`, in the language asked for, where a 422 brings one; else that of its first violation;',
  'else the words that it has for the code itself, or that something went wrong. So a backend may have codes of its own. By',
  `these the shop does more than show them: ${actedOn.map((code) => `\`${code}\``).join(', ')}.`,
  'What the sandbox says, with `{name}` out of `values`:',
  '',
  '| code | says |',
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
    return `| \`${name}\` | ${subject} | ${world ? worldWords[world] : 'nothing else'} |`;
  }),
);
const conformancePage = `# How the conformance suite comes to each operation

Written by \`npm run docs\`. About what the checks are that see it first, and what has to happen around the backend
for its answer to be seen ([integrators.md](integrators.md)). A test fails when an operation of the contract stands
nowhere here, or is not seen where it stands.

| operation | seen by the checks of | needs |
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
