/** Syntax that no file of the project may hold. */
export const everywhere = [
  {
    selector: ':matches(ExportDefaultDeclaration, ExportSpecifier[exported.name="default"])',
    message: 'Export by name, so that a thing has one name in every file.',
  },
  {
    // What stays: `as const`, and the empty objects by which XState's setup() takes a chart's types,
    // `types: {} as {…}` or `types: { context: {} as … }`.
    selector: [
      'TSTypeAssertion',
      'TSAsExpression:not([typeAnnotation.typeName.name="const"])' +
        ':not(Property[key.name="types"] [expression.type="ObjectExpression"][expression.properties.length=0])',
    ].join(', '),
    message: 'Parse with zod, narrow, or use satisfies: a cast silences the compiler.',
  },
  {
    selector: 'UnaryExpression[operator="void"] > :matches(Identifier, MemberExpression)',
    message: 'void discards what a call returns: it does nothing to a value.',
  },
];

/** The same without the first, for files of tools that demand a default export. */
export const configFiles = everywhere.slice(1);

/** Syntax that no test may hold. */
export const tests = [
  {
    selector:
      'MemberExpression[property.name=/^(skip|skipIf|runIf|only|todo|fixme|fails)$/]' +
      ':matches([object.name=/^(it|test|describe|suite)$/], [object.object.name=/^(it|test|describe|suite)$/])',
    message: 'Every test runs and has to pass.',
  },
];
