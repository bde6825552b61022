import { dirname, join } from 'node:path';
import ts from 'typescript';

/**
 * Lines of each call: its endpoint in the contract, its function with everything of its domain that this needs, and its
 * line in the routes. What n calls need counts a n-th for each.
 * @param {Map<string, string>} tree sources by path
 * @returns {{ name: string, lines: number }[]}
 */
export function callSizes(tree) {
  const declarations = new Map();
  for (const [path, text] of tree)
    if (/^(contract|server)\/.+\.ts$/.test(path))
      for (const one of declarationsOf(path, text)) declarations.set(one.id, one);
  const calls = [...declarations.values()].flatMap((declaration) => functionsOfCalls(declaration, declarations));
  const reached = calls.map(({ handler }) => reach(handler, declarations));
  const users = new Map();
  for (const ids of reached) for (const id of ids) users.set(id, (users.get(id) ?? 0) + 1);
  return calls.map(({ endpoint, handler }, index) => ({
    name: `${handler.replace('server/src/domains/', '')}`,
    lines:
      1 + endpoint.lines + [...reached[index]].reduce((sum, id) => sum + declarations.get(id).lines / users.get(id), 0),
  }));
}

/** Top-level declarations of a file with what they name: `path#name`, lines, ids of other declarations. */
function declarationsOf(path, text) {
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  const known = new Map();
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
    const uses = new Set();
    const visit = (node) => {
      if (ts.isPropertyAccessExpression(node) && ts.isIdentifier(node.expression)) {
        const base = known.get(node.expression.text);
        if (base?.endsWith('#*')) uses.add(`${base.slice(0, -1)}${node.name.text}`);
      }
      if (ts.isIdentifier(node) && known.has(node.text)) uses.add(known.get(node.text));
      ts.forEachChild(node, visit);
    };
    visit(statement);
    const id = `${path}#${name}`;
    uses.delete(id);
    found.push({ id, path, name, lines: end.line - start.line + 1, uses, text: statement.getText() });
  }
  return found;
}

function commentStart(statement, text) {
  const [comment] = ts.getLeadingCommentRanges(text, statement.getFullStart()) ?? [];
  return comment?.pos ?? statement.getStart();
}

function namesOf(statement) {
  if (ts.isVariableStatement(statement))
    return statement.declarationList.declarations.map(({ name }) => name.getText());
  return statement.name ? [statement.name.getText()] : [];
}

function readImport(path, { moduleSpecifier, importClause }, known) {
  const source = moduleSpecifier.text;
  const target = source.startsWith('.') ? join(dirname(path), source) : source.replace('@qinghe/', '');
  const bindings = importClause?.namedBindings;
  if (bindings && ts.isNamespaceImport(bindings)) known.set(bindings.name.text, `${target}#*`);
  for (const element of bindings?.elements ?? [])
    known.set(element.name.text, `${target}#${(element.propertyName ?? element.name).text}`);
}

/** The endpoint and the function of a call, whether a list of routes ties them or the function itself. */
function functionsOfCalls({ id, path, text, uses }, declarations) {
  if (!path.startsWith('server/src/domains/')) return [];
  const endpointOf = (name) =>
    [...uses].map((used) => declarations.get(used)).find((one) => one?.name === name && isEndpoint(one));
  if (path.endsWith('/routes.ts')) {
    return [...text.matchAll(/route\(\w+\.(\w+), (\w+)\)/g)].flatMap(([, name, handler]) => {
      const endpoint = endpointOf(name);
      const used = [...uses].find((one) => one.startsWith('server/') && one.endsWith(`#${handler}`));
      return endpoint && used ? [{ endpoint, handler: used }] : [];
    });
  }
  const [, name] = /= (?:read|write|route)\w*\(\s*\w+\.(\w+)/.exec(text) ?? [];
  const endpoint = name && endpointOf(name);
  return endpoint ? [{ endpoint, handler: id }] : [];
}

const isEndpoint = ({ path, text }) => path.startsWith('contract/') && text.includes('domain.endpoint(');

/** The declarations of its own domain that a function needs. */
function reach(start, declarations) {
  const domain = start.split('/').slice(0, 4).join('/');
  const reached = new Set();
  const visit = (id) => {
    const declaration = declarations.get(id);
    if (reached.has(id) || !declaration || !id.startsWith(`${domain}/`)) return;
    reached.add(id);
    for (const used of declaration.uses) visit(used);
  };
  visit(start);
  return reached;
}
