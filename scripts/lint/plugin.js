/** ESLint's no-restricted-syntax, which Oxlint does not have: bans what a selector finds in the syntax tree. */
const restrictedSyntax = {
  meta: { schema: { type: 'array' } },
  create: (context) =>
    Object.fromEntries(
      context.options.map(({ selector, message }) => [
        selector,
        (node) => context.report({ node, message }),
      ]),
    ),
};

/** What a specifier takes of a module, `*` being all. */
function nameOf({ type, imported, local }) {
  if (type === 'ImportDefaultSpecifier') return 'default';
  if (type === 'ImportNamespaceSpecifier') return '*';
  const { name, value } = imported ?? local;
  return name ?? value;
}

const isType = ({ importKind, exportKind }) => importKind === 'type' || exportKind === 'type';

/** The parts of an import that a ban hits: all of it, unless the ban is of some names. */
function hitBy({ allowImportNames, importNamePattern, allowTypeImports = false }, node) {
  const { specifiers = [] } = node;
  const rest = allowTypeImports ? specifiers.filter((one) => !isType(one)) : specifiers;
  if (allowTypeImports && (isType(node) || (specifiers.length > 0 && rest.length === 0))) return [];
  if (allowImportNames === undefined && importNamePattern === undefined) return [node];
  if (node.type === 'ExportAllDeclaration') return [node];
  const isBanned = (name) =>
    name === '*' ||
    (allowImportNames === undefined
      ? new RegExp(importNamePattern, 'u').test(name)
      : !allowImportNames.includes(name));
  return rest.filter((specifier) => isBanned(nameOf(specifier)));
}

function takenBy(hit, node) {
  const source = `'${node.source.value}'`;
  if (hit === node) return `${source} is not imported here.`;
  const name = nameOf(hit);
  return `${name === '*' ? '* import' : `'${name}' import`} from ${source}:`;
}

/**
 * typescript-eslint's no-restricted-imports, in as far as we use it: a module is named by `paths`, or by `patterns`
 * as an expression. Oxlint's own takes no expression that looks ahead.
 */
const restrictedImports = {
  meta: { schema: { type: 'array' } },
  create(context) {
    const [{ paths = [], patterns = [] }] = context.options;
    const bans = [
      ...paths.map(({ name, ...ban }) => ({ ...ban, isOf: (source) => source === name })),
      ...patterns.map(({ regex, ...ban }) => {
        const expression = new RegExp(regex, 'u');
        return { ...ban, isOf: (source) => expression.test(source) };
      }),
    ];
    const check = (node) => {
      if (node.source === null) return;
      for (const ban of bans) {
        const hits = ban.isOf(node.source.value) ? hitBy(ban, node) : [];
        for (const hit of hits) {
          context.report({ node: hit, message: `${takenBy(hit, node)} ${ban.message}` });
        }
      }
    };
    return {
      ImportDeclaration: check,
      ExportNamedDeclaration: check,
      ExportAllDeclaration: check,
    };
  },
};

/** Named after us in the names of its rules. */
export default {
  meta: { name: 'portal' },
  rules: {
    'no-restricted-syntax': restrictedSyntax,
    'no-restricted-imports': restrictedImports,
  },
};
