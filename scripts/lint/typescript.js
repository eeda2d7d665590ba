/** What differs from typescript-eslint's strict and stylistic sets without types. */
export const typescript = {
  '@typescript-eslint/ban-ts-comment': [
    'error',
    { 'ts-expect-error': true, 'ts-ignore': true, 'ts-nocheck': true },
  ],
  '@typescript-eslint/consistent-type-imports': 'error',
  '@typescript-eslint/no-import-type-side-effects': 'error',

  // The compiler says it (noUnusedLocals, noUnusedParameters).
  '@typescript-eslint/no-unused-vars': 'off',
  // Our own ban of casts (scripts/lint/everywhere.js) knows the one that XState needs.
  '@typescript-eslint/consistent-type-assertions': 'off',
  // An interface has no index signature of its own, which XState's and Drizzle's types ask for.
  '@typescript-eslint/consistent-type-definitions': 'off',
  // `() => {}` is a thing that does nothing, on purpose.
  '@typescript-eslint/no-empty-function': ['error', { allow: ['arrowFunctions'] }],
};
