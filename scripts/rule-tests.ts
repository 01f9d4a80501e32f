import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import {
  isArrowFunction,
  isCallExpression,
  isIdentifier,
  isImportDeclaration,
  isNamedImports,
  isPropertyAccessExpression,
  isStringLiteral,
  isVariableStatement,
  type Node,
  type SourceFile,
} from 'typescript/unstable/ast';
import type { Project } from 'typescript/unstable/sync';
import { idsIn } from './rule-source.ts';

/** One test as it runs: each row of a table is a test of its own. */
export interface RuleTest {
  readonly file: string;
  /** The subject of the fact: the names of the enclosing blocks. */
  readonly about: string;
  /** The fact, without the ids at its end. */
  readonly fact: string;
  readonly ids: readonly string[];
  /** A law is tested with many cases, an edge is one case. */
  readonly kind: 'law' | 'edge';
  /**
   * The functions of `src/domain` that it calls, directly or through a function of its file:
   * `src/domain/cart/coupon.ts#couponCode`.
   */
  readonly calls: ReadonlySet<string>;
}

interface Listed {
  readonly name: string;
  readonly file: string;
  readonly location: { readonly line: number };
}
/**
 * Every test by its full name. The files are loaded for this, and no test is run. They come in the order in which they
 * would run, which depends on how long they took last time.
 */
const listed = (root: string): readonly Listed[] => {
  const out = join(root, 'test-results', 'rules.json');
  const { status, stderr } = spawnSync(
    'vitest',
    [
      'list',
      '--config=vitest.domain.config.ts',
      `--json=${out}`,
      '--staticParse=false',
      '--includeTaskLocation',
    ],
    { cwd: root, encoding: 'utf8' },
  );
  if (status !== 0) throw new Error(`The tests could not be listed: ${stderr}`);
  const tests: readonly Listed[] = JSON.parse(readFileSync(out, 'utf8'));
  return [...tests].sort((a, b) => (a.file < b.file ? -1 : a.file > b.file ? 1 : 0));
};

interface Place {
  readonly from: number;
  readonly to: number;
  readonly depth: number;
  readonly kind: RuleTest['kind'];
  readonly calls: ReadonlySet<string>;
}

const visit = (node: Node, see: (node: Node) => void): void => {
  see(node);
  node.forEachChild((child) => visit(child, see));
};
const namesIn = (node: Node): ReadonlySet<string> => {
  const names = new Set<string>();
  visit(node, (one) => isIdentifier(one) && names.add(one.text));
  return names;
};

/** `it` of `it`, `it.each(rows)`, `it.skipIf(now)`. */
const rootOf = (node: Node): string => {
  if (isIdentifier(node)) return node.text;
  if (isCallExpression(node) || isPropertyAccessExpression(node)) return rootOf(node.expression);
  return '';
};

const importedFrom = (file: SourceFile, folder: string): ReadonlyMap<string, string> =>
  new Map(
    file.statements.flatMap((statement) => {
      if (!isImportDeclaration(statement) || !isStringLiteral(statement.moduleSpecifier)) return [];
      const path = normalize(join(folder, statement.moduleSpecifier.text));
      const names = statement.importClause?.namedBindings;
      if (!path.startsWith('src/domain/') || !names || !isNamedImports(names)) return [];
      return names.elements.map(
        ({ name, propertyName }) => [name.text, `${path}#${(propertyName ?? name).text}`] as const,
      );
    }),
  );

/** The functions that the file declares at its top level. Functions called in its tables are not what a test is about. */
const ownFunctions = (file: SourceFile): ReadonlyMap<string, Node> =>
  new Map(
    file.statements.flatMap((statement) =>
      isVariableStatement(statement)
        ? statement.declarationList.declarations.flatMap((one) =>
            isIdentifier(one.name) && one.initializer && isArrowFunction(one.initializer)
              ? [[one.name.text, one.initializer as Node] as const]
              : [],
          )
        : [],
    ),
  );

const placesIn = (file: SourceFile, path: string): readonly Place[] => {
  const imports = importedFrom(file, dirname(path));
  const own = ownFunctions(file);
  const reach = (node: Node, seen: Set<Node>): void => {
    if (seen.has(node)) return;
    seen.add(node);
    for (const name of namesIn(node)) {
      const declared = own.get(name);
      if (declared) reach(declared, seen);
    }
  };
  const lineAt = (position: number): number => file.getLineAndCharacterOfPosition(position).line + 1;
  const places: Place[] = [];
  const walk = (node: Node, depth: number): void => {
    const bodies = isCallExpression(node) ? node.arguments.filter(isArrowFunction) : [];
    const root = isCallExpression(node) && bodies.length > 0 ? rootOf(node.expression) : '';
    if (root === 'it' || root === 'test') {
      const nodes = new Set<Node>();
      for (const body of bodies) reach(body, nodes);
      places.push({
        from: lineAt(node.getStart(file)),
        to: lineAt(node.end),
        depth,
        kind: [...nodes].some((one) => one.getText(file).includes('fc.assert(')) ? 'law' : 'edge',
        calls: new Set(
          [...nodes].flatMap((one) => [...namesIn(one)].flatMap((name) => imports.get(name) ?? [])),
        ),
      });
      return;
    }
    node.forEachChild((child) => walk(child, root === 'describe' ? depth + 1 : depth));
  };
  walk(file, 0);
  return places;
};

const titleEnd = /(?:\s*· [A-Z0-9]+-\d+)+\s*$/;

/** Every test of `test/domain`, with the rules that it calls. */
export const readTests = (project: Project, root: string): readonly RuleTest[] => {
  const known = new Map<string, readonly Place[]>();
  const places = (path: string): readonly Place[] => {
    const before = known.get(path);
    if (before) return before;
    const file = project.program.getSourceFile(`${root}/${path}`);
    const found = file ? placesIn(file, path) : [];
    known.set(path, found);
    return found;
  };
  return listed(root).flatMap(({ name, file, location: { line } }) => {
    const path = file.slice(root.length + 1);
    const place = places(path).find(({ from, to }) => from <= line && line <= to);
    if (!place) return [];
    const parts = name.split(' > ');
    const title = parts.slice(place.depth).join(' > ');
    return [
      {
        file: path,
        about: parts.slice(0, place.depth).join(' '),
        fact: title.replace(titleEnd, ''),
        ids: idsIn(titleEnd.exec(title)?.[0] ?? ''),
        kind: place.kind,
        calls: place.calls,
      },
    ];
  });
};
