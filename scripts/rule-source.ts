import {
  type ArrowFunction,
  isArrowFunction,
  isFunctionDeclaration,
  isIdentifier,
  isInterfaceDeclaration,
  isTypeAliasDeclaration,
  isVariableStatement,
  type Node,
  type SourceFile,
} from 'typescript/unstable/ast';
import type { Project } from 'typescript/unstable/sync';

/** An export of a file in `src/domain`. */
export interface Rule {
  readonly name: string;
  readonly kind: 'function' | 'value' | 'type';
  /** The text of its comment, without the source. */
  readonly says: string;
  /** The requirements that its comment names as its source. */
  readonly ids: readonly string[];
  /** For a function, its parameters and result. For a value, the value if it is short. */
  readonly form: string;
}
export interface RuleModule {
  readonly file: string;
  /** The text of the comment at the top of the file. */
  readonly says: string;
  readonly ids: readonly string[];
  readonly rules: readonly Rule[];
}

const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** The requirements in a comment or at the end of a title. */
export const idsIn = (text: string): readonly string[] => [
  ...new Set([...text.matchAll(/\b[A-Z0-9]*[A-Z][A-Z0-9]*-\d+\b/g)].map(([id]) => id)),
];

const sourceOf = /\s*Source: ([^.]*)(?:\.|$)/;
const comment = (raw: string): Pick<Rule, 'says' | 'ids'> => {
  const text = oneLine(raw.replace(/^\/\*\*|\*\/$/g, '').replace(/^\s*\* ?/gm, ''));
  return { says: text.replace(sourceOf, '').trim(), ids: idsIn(sourceOf.exec(text)?.[1] ?? '') };
};
const none = { says: '', ids: [] };

const commentBlock = /\/\*\*[\s\S]*?\*\//g;
/** The comment right before a statement. A comment followed by a blank line belongs to the file. */
const commentOf = (file: SourceFile, node: Node): Pick<Rule, 'says' | 'ids'> => {
  const before = file.text.slice(node.pos, node.getStart(file, false));
  const last = [...before.matchAll(commentBlock)].at(-1);
  if (!last || /^\s*\n\s*\n/.test(before.slice(last.index + last[0].length))) return none;
  return comment(last[0]);
};
const headOf = (file: SourceFile): Pick<Rule, 'says' | 'ids'> => {
  const [head] = /^\/\*\*[\s\S]*?\*\/(?=\n(?:\n|import ))/.exec(file.text) ?? [];
  return head ? comment(head) : none;
};

const isExported = (file: SourceFile, node: Node): boolean =>
  file.text.slice(node.getStart(file, false)).startsWith('export ');

/** `(a: A) => (b: B) => C` for a function that returns a function. */
const arrows = (file: SourceFile, project: Project, node: ArrowFunction): string => {
  const types = node.typeParameters
    ? `<${node.typeParameters.map((one) => one.getText(file)).join(', ')}>`
    : '';
  const parameters = node.parameters
    .map((one) => oneLine(one.getText(file)).replace(/,(?= \})/g, ''))
    .join(', ');
  const start = `${types}(${parameters}) => `;
  if (node.type) return start + node.type.getText(file);
  if (isArrowFunction(node.body)) return start + arrows(file, project, node.body);
  const type = project.checker.getTypeAtLocation(node.body);
  return start + (type ? project.checker.typeToString(type) : '…');
};

const shortest = 100;
const valueForm = (file: SourceFile, value: Node | undefined, type: string): string => {
  const text = value ? oneLine(value.getText(file)).replace(/ as const$/, '') : '';
  return text !== '' && text.length <= shortest ? `= ${text}` : type.length <= shortest ? `: ${type}` : '';
};

const rulesIn = (file: SourceFile, project: Project): readonly Rule[] =>
  file.statements.flatMap((statement): readonly Rule[] => {
    if (!isExported(file, statement)) return [];
    const said = commentOf(file, statement);
    if (isTypeAliasDeclaration(statement) || isInterfaceDeclaration(statement))
      return [{ name: statement.name.text, kind: 'type', form: '', ...said }];
    if (isFunctionDeclaration(statement) && statement.name) {
      const type = project.checker.getTypeAtLocation(statement.name);
      const form = type ? project.checker.typeToString(type) : '';
      return [{ name: statement.name.text, kind: 'function', form, ...said }];
    }
    if (!isVariableStatement(statement)) return [];
    return statement.declarationList.declarations.flatMap((declaration): readonly Rule[] => {
      const { name, initializer } = declaration;
      if (!isIdentifier(name)) return [];
      if (initializer && isArrowFunction(initializer))
        return [
          { name: name.text, kind: 'function', form: oneLine(arrows(file, project, initializer)), ...said },
        ];
      const type = project.checker.getTypeAtLocation(name);
      const words = declaration.type?.getText(file) ?? (type ? project.checker.typeToString(type) : '');
      if (words.includes('=>')) return [{ name: name.text, kind: 'function', form: oneLine(words), ...said }];
      return [
        { name: name.text, kind: 'value', form: valueForm(file, initializer, oneLine(words)), ...said },
      ];
    });
  });

/** The exports of one file of `src/domain`, in its order. */
export const readRules = (project: Project, root: string, path: string): RuleModule => {
  const file = project.program.getSourceFile(`${root}/${path}`);
  if (!file) throw new Error(`${path} is not part of the project`);
  const all = rulesIn(file, project);
  // Overloads are one rule, taken from the first of them.
  const rules = all.filter(
    ({ name, kind }, i) => all.findIndex((one) => one.name === name && one.kind === kind) === i,
  );
  return { file: path, ...headOf(file), rules };
};
