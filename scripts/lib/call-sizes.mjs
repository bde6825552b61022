import { dirname, join } from 'node:path';
import ts from 'typescript';
import { countUsers, shareOf } from './shared-lines.mjs';

/**
 * A top-level declaration of a file with what it names.
 * @typedef {object} Declaration
 * @property {string} id `path#name`
 * @property {string} path
 * @property {string} name
 * @property {number} lines
 * @property {Set<string>} uses ids of other declarations
 * @property {string} text
 */
/** @typedef {Map<string, Declaration>} Declarations by their ids */

/**
 * Lines of each call: its endpoint in the contract, its function with everything of its domain that this needs, and its
 * line in the routes. What n calls need counts a n-th for each.
 * @param {Map<string, string>} tree sources by path
 * @returns {{ name: string, lines: number }[]}
 */
export function callSizes(tree) {
  /** @type {Declarations} */
  const declarations = new Map();
  for (const [path, text] of tree)
    if (/^(contract|server)\/.+\.ts$/.test(path))
      for (const one of declarationsOf(path, text)) declarations.set(one.id, one);
  const calls = [...declarations.values()].flatMap((declaration) => functionsOfCalls(declaration, declarations));
  const reached = calls.map((call) => ({ ...call, ids: reach(call.handler, declarations) }));
  const users = countUsers(reached.map(({ ids }) => ids));
  return reached.map(({ endpoint, handler, ids }) => ({
    name: handler.replace('server/src/domains/', ''),
    lines: 1 + endpoint.lines + shareOf(ids, users, (id) => declarations.get(id)?.lines ?? 0),
  }));
}

/**
 * @param {string} path
 * @param {string} text
 */
function declarationsOf(path, text) {
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  /** @type {Map<string, string>} ids by the names that they have in this file */
  const known = new Map();
  /** @type {Declaration[]} */
  const found = [];
  for (const statement of file.statements) {
    if (ts.isImportDeclaration(statement)) readImport(path, statement, known);
    else for (const name of namesOf(statement)) known.set(name, `${path}#${name}`);
  }
  for (const statement of file.statements) {
    const [name] = namesOf(statement);
    if (!name || ts.isImportDeclaration(statement)) continue;
    const start = file.getLineAndCharacterOfPosition(
      statement.getFullStart() === 0 ? statement.getStart() : commentStart(statement, text),
    );
    const end = file.getLineAndCharacterOfPosition(statement.getEnd());
    /** @type {Set<string>} */
    const uses = new Set();
    const visit = (/** @type {ts.Node} */ node) => {
      if (ts.isPropertyAccessExpression(node) && ts.isIdentifier(node.expression)) {
        const base = known.get(node.expression.text);
        if (base?.endsWith('#*')) uses.add(`${base.slice(0, -1)}${node.name.text}`);
      }
      const used = ts.isIdentifier(node) ? known.get(node.text) : undefined;
      if (used) uses.add(used);
      ts.forEachChild(node, visit);
    };
    visit(statement);
    const id = `${path}#${name}`;
    uses.delete(id);
    found.push({ id, path, name, lines: end.line - start.line + 1, uses, text: statement.getText() });
  }
  return found;
}

/**
 * @param {ts.Statement} statement
 * @param {string} text
 */
function commentStart(statement, text) {
  const [comment] = ts.getLeadingCommentRanges(text, statement.getFullStart()) ?? [];
  return comment?.pos ?? statement.getStart();
}

/** @param {ts.Statement} statement */
function namesOf(statement) {
  if (ts.isVariableStatement(statement))
    return statement.declarationList.declarations.map(({ name }) => name.getText());
  const isNamed =
    ts.isFunctionDeclaration(statement) ||
    ts.isClassDeclaration(statement) ||
    ts.isInterfaceDeclaration(statement) ||
    ts.isTypeAliasDeclaration(statement) ||
    ts.isEnumDeclaration(statement) ||
    ts.isModuleDeclaration(statement);
  return isNamed && statement.name ? [statement.name.getText()] : [];
}

/**
 * @param {string} path
 * @param {ts.ImportDeclaration} declaration
 * @param {Map<string, string>} known
 */
function readImport(path, { moduleSpecifier, importClause }, known) {
  if (!ts.isStringLiteral(moduleSpecifier)) return;
  const source = moduleSpecifier.text;
  const target = source.startsWith('.') ? join(dirname(path), source) : source.replace('@qinghe/', '');
  const bindings = importClause?.namedBindings;
  if (!bindings) return;
  if (ts.isNamespaceImport(bindings)) known.set(bindings.name.text, `${target}#*`);
  else
    for (const element of bindings.elements)
      known.set(element.name.text, `${target}#${(element.propertyName ?? element.name).text}`);
}

/**
 * The endpoint and the function of a call, whether a list of routes ties them or the function itself.
 * @param {Declaration} declaration
 * @param {Declarations} declarations
 */
function functionsOfCalls({ id, path, text, uses }, declarations) {
  if (!path.startsWith('server/src/domains/')) return [];
  const endpointOf = (/** @type {string} */ name) =>
    [...uses]
      .map((used) => declarations.get(used))
      .find((one) => one !== undefined && one.name === name && isEndpoint(one));
  if (path.endsWith('/routes.ts')) {
    return [...text.matchAll(/route\(\w+\.(\w+), (\w+)\)/g)].flatMap(([, name = '', handler = '']) => {
      const endpoint = endpointOf(name);
      const used = [...uses].find((one) => one.startsWith('server/') && one.endsWith(`#${handler}`));
      return endpoint && used ? [{ endpoint, handler: used }] : [];
    });
  }
  const [, name] = /= (?:read|write|route)\w*\(\s*\w+\.(\w+)/.exec(text) ?? [];
  const endpoint = name && endpointOf(name);
  return endpoint ? [{ endpoint, handler: id }] : [];
}

/** @param {Declaration} declaration */
const isEndpoint = ({ path, text }) => path.startsWith('contract/') && text.includes('domain.endpoint(');

/**
 * The declarations of its own domain that a function needs.
 * @param {string} start
 * @param {Declarations} declarations
 */
function reach(start, declarations) {
  const domain = start.split('/').slice(0, 4).join('/');
  /** @type {Set<string>} */
  const reached = new Set();
  const visit = (/** @type {string} */ id) => {
    const declaration = declarations.get(id);
    if (reached.has(id) || !declaration || !id.startsWith(`${domain}/`)) return;
    reached.add(id);
    for (const used of declaration.uses) visit(used);
  };
  visit(start);
  return reached;
}
