// PostgreSQL 15 is promised, and the tests run on a newer one: what came after 15 is refused before it is shipped.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { isMain, report } from '../lib/check-report.mjs';
import { root } from '../lib/project.mjs';

/** By the release notes: what a statement says that an older PostgreSQL does not understand, and the first one that does. */
const functions = {
  16: `any_value array_sample array_shuffle date_add date_subtract erf erfc json_array json_arrayagg json_objectagg
    pg_input_error_info pg_input_is_valid random_normal`,
  17: `json json_exists json_query json_scalar json_serialize json_table json_value merge_action pg_basetype to_bin to_oct
    to_regtypemod unicode_assigned unicode_version uuid_extract_timestamp uuid_extract_version xmltext`,
  18: `array_reverse array_sort casefold crc32 crc32c gamma lgamma pg_get_acl uuidv4 uuidv7`,
};

/** @typedef {{ since: number, what: string, pattern: RegExp }} Rule */

/** @type {readonly [since: number, what: string, pattern: RegExp][]} */
const syntax = [
  [16, 'IS JSON', /\bis\s+(?:not\s+)?json\b/i],
  [16, 'JSON_OBJECT with keys', /\bjson_object\s*\(\s*'[^']*'\s*(?::(?!:)|value\b)/i],
  [16, 'SYSTEM_USER', /\bsystem_user\b/i],
  [16, 'a number such as 0x1f or 1_000', /(?<![\w.'])(?:0[xob][\da-f]+|\d+_\d+)\b/i],
  [17, 'MERGE … RETURNING', /\bmerge\s+into\b[^;]*\breturning\b/i],
  [17, 'WHEN NOT MATCHED BY', /\bnot\s+matched\s+by\b/i],
  [17, 'random(min, max)', /\brandom\s*\([^()]+,/i],
  [17, 'AT LOCAL', /\bat\s+local\b/i],
  [17, 'an infinite interval', /'-?infinity'::interval|\binterval\s+'-?infinity'/i],
  [17, 'transaction_timeout', /(?<!idle_in_)\btransaction_timeout\b/i],
  [17, 'collation of the builtin provider', /\bpg_c_utf8\b|\bpg_unicode_fast\b/i],
  [17, 'SET EXPRESSION', /\bset\s+expression\b/i],
  [18, 'OLD or NEW in RETURNING', /\breturning\b[^;()]*\b(?:old|new)\.[a-z*]|\breturning\s+with\s*\(/i],
  [18, 'a virtual column', /\bgenerated\s+always\s+as\s*\((?:[^;]*)\)\s+virtual\b/i],
  [18, 'WITHOUT OVERLAPS or PERIOD', /\bwithout\s+overlaps\b|\bperiod\s+[a-z_]+\s*\)/i],
  [18, 'NOT ENFORCED', /\bnot\s+enforced\b/i],
  [18, 'a constraint NOT NULL of its own', /\badd\s+constraint\s+\w+\s+not\s+null\b/i],
];

/** @type {readonly Rule[]} */
const rules = [
  ...Object.entries(functions).flatMap(([version, names]) =>
    names.split(/\s+/).map((name) => ({
      since: Number(version),
      what: `${name}()`,
      // One of our own in the schema public is none of PostgreSQL's, and to ask whether it is there is no call.
      pattern: new RegExp(`(?<!public\\.|'pg_catalog\\.|\\w)${name}\\s*\\(`, 'i'),
    })),
  ),
  ...syntax.map(([since, what, pattern]) => ({ since, what, pattern })),
];

/**
 * Files that may: what ran on databases that there are cannot be changed any more.
 * @type {Readonly<Record<string, string>>}
 */
const historic = { '0160_sensitive_words.sql': '0159 gives older versions a uuidv7(), which 0380 takes away' };

/**
 * @param {string} folder
 * @returns {{ looked: number, problems: string[] }} number of files seen, and one line per use of what 15 lacks
 */
export function checkNewerSql(folder) {
  const migrations = filesIn(join(folder, 'server', 'migrations'), /\.sql$/).filter((file) => !historic[file]);
  const sources = filesIn(join(folder, 'server', 'src'), /(?<!\.test)\.ts$/);
  const texts = [
    ...migrations.map((file) => ({ file: `server/migrations/${file}`, read: withoutComments })),
    ...sources.map((file) => ({ file: `server/src/${file}`, read: literalsOf })),
  ];
  const problems = texts.flatMap(({ file, read }) => {
    const pieces = read(readFileSync(join(folder, file), 'utf8'));
    return rules
      .filter(({ pattern }) => pieces.some((piece) => pattern.test(piece)))
      .map(({ since, what }) => `${file} uses ${what}, which PostgreSQL has since ${since}; 15 is promised`);
  });
  return { looked: texts.length, problems };
}

const statement = /^\W*(?:alter|create|delete|do|drop|insert|merge|select|update|with)\b/i;

/** @param {string} text */
const withoutComments = (text) => [text.replaceAll(/--.*$/gm, '')];

/**
 * The SQL of a program: a function of its own may be called as one of the database is.
 * @param {string} text
 */
function literalsOf(text) {
  // To parse them all would take seconds.
  if (!/\bfn\b/.test(text) && !rules.some(({ pattern }) => pattern.test(text))) return [];
  /** @type {string[]} */
  const found = [];
  /** @param {ts.Node} node @param {boolean} isSql */
  const visit = (node, isSql) => {
    const piece = textOf(node);
    if (piece !== undefined && (isSql || statement.test(piece))) found.push(piece);
    if (ts.isCallExpression(node) && node.arguments[0] && /\bfn$/.test(node.expression.getText()))
      found.push(`${textOf(node.arguments[0])}(`);
    ts.forEachChild(node, (child) => visit(child, ts.isTaggedTemplateExpression(node) && node.tag.getText() === 'sql'));
  };
  visit(ts.createSourceFile('a.ts', text, ts.ScriptTarget.Latest, true), false);
  return found;
}

/**
 * What stands in a literal, with a parameter in place of each value; undefined for anything else.
 * @param {ts.Node} node
 */
function textOf(node) {
  if (ts.isTemplateExpression(node))
    return [node.head.text, ...node.templateSpans.map((span) => span.literal.text)].join('$1');
  return ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node) ? node.text : undefined;
}

/**
 * @param {string} folder
 * @param {RegExp} pattern
 */
function filesIn(folder, pattern) {
  if (!existsSync(folder)) return [];
  const names = readdirSync(folder, { recursive: true }).map((name) => String(name).replaceAll('\\', '/'));
  return names.filter((name) => pattern.test(name)).sort();
}

if (isMain(import.meta.url)) report('files with SQL', checkNewerSql(root));
