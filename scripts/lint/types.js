/** What differs from typescript-eslint's strict and stylistic sets, all type-checked. */
export const types = {
  '@typescript-eslint/ban-ts-comment': [
    'error',
    { 'ts-expect-error': true, 'ts-ignore': true, 'ts-nocheck': true },
  ],
  '@typescript-eslint/consistent-type-imports': 'error',
  '@typescript-eslint/no-import-type-side-effects': 'error',
  '@typescript-eslint/switch-exhaustiveness-check': [
    'error',
    { considerDefaultExhaustiveForUnions: true },
  ],

  // The compiler says it (noUnusedLocals, noUnusedParameters).
  '@typescript-eslint/no-unused-vars': 'off',
  // Our own ban of casts (scripts/lint/everywhere.js) knows the one that XState needs.
  '@typescript-eslint/consistent-type-assertions': 'off',
  // It would strip `types: {} as {…}`, which setup() accepts without, and forgets the types then.
  '@typescript-eslint/no-unnecessary-type-assertion': 'off',
  // An interface has no index signature of its own, which XState's and Drizzle's types ask for.
  '@typescript-eslint/consistent-type-definitions': 'off',
  // A parameter that a signature names once may tie types together in the body.
  '@typescript-eslint/no-unnecessary-type-parameters': 'off',
  // `$strip` beside a `$strict` says more than nothing beside it.
  '@typescript-eslint/no-unnecessary-type-arguments': 'off',
  // Ours are objects of closures, which callers take apart by name.
  '@typescript-eslint/unbound-method': 'off',
  // Fastify's plugins and a service's local form are async by contract, awaiting or not.
  '@typescript-eslint/require-await': 'off',

  // A number reads the same in a text.
  '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
  // `onClick={() => actor.send(…)}` and `return actor.send(…)` say what they do.
  '@typescript-eslint/no-confusing-void-expression': [
    'error',
    { ignoreArrowShorthand: true, ignoreVoidReturningFunctions: true },
  ],
  // `() => {}` is a thing that does nothing, on purpose.
  '@typescript-eslint/no-empty-function': ['error', { allow: ['arrowFunctions'] }],
  // An empty text stands for none, and a flag may be absent: `||` may be meant.
  '@typescript-eslint/prefer-nullish-coalescing': [
    'error',
    { ignorePrimitives: { string: true, boolean: true } },
  ],
  // `[...text]` takes a text's code points, which is what the database counts too.
  '@typescript-eslint/no-misused-spread': ['error', { allow: [{ from: 'lib', name: 'string' }] }],
  // A loop that ends from within.
  '@typescript-eslint/no-unnecessary-condition': [
    'error',
    { allowConstantLoopConditions: 'only-allowed-literals' },
  ],
};

/** For what reads charts of any kind: XState gives their context and children the type any. */
export const typesOfAnyChart = {
  '@typescript-eslint/no-unsafe-argument': 'off',
  '@typescript-eslint/no-unsafe-assignment': 'off',
  '@typescript-eslint/no-unsafe-member-access': 'off',
  '@typescript-eslint/no-unsafe-return': 'off',
};
