const asErrors = (names) => Object.fromEntries(names.map((name) => [name, 'error']));

/** Mistakes in any file: what ESLint recommends. */
export const mistakes = {
  ...asErrors([
    ...['for-direction', 'no-async-promise-executor', 'no-case-declarations'],
    ...['no-compare-neg-zero', 'no-cond-assign', 'no-constant-binary-expression'],
    ...['no-constant-condition', 'no-control-regex', 'no-debugger', 'no-delete-var'],
    ...['no-dupe-else-if', 'no-duplicate-case', 'no-empty', 'no-empty-character-class'],
    ...['no-empty-pattern', 'no-empty-static-block', 'no-ex-assign', 'no-extra-boolean-cast'],
    ...['no-fallthrough', 'no-global-assign', 'no-invalid-regexp', 'no-irregular-whitespace'],
    ...['no-loss-of-precision', 'no-misleading-character-class', 'no-nonoctal-decimal-escape'],
    ...['no-prototype-builtins', 'no-regex-spaces', 'no-self-assign'],
    ...['no-sparse-arrays', 'no-unexpected-multiline', 'no-unsafe-finally'],
    ...['no-unsafe-optional-chaining', 'no-unused-labels', 'no-unused-private-class-members'],
    ...['no-useless-backreference', 'no-useless-catch', 'no-useless-escape', 'require-yield'],
  ]),
  'no-shadow-restricted-names': ['error', { reportGlobalThis: true }],
  'use-isnan': ['error', { enforceForIndexOf: false, enforceForSwitchCase: true }],
  'valid-typeof': ['error', { requireStringLiterals: false }],
};

/** Mistakes that the compiler finds in TypeScript, where JavaScript has none. */
export const mistakesOfJavaScript = {
  ...asErrors([
    ...['constructor-super', 'getter-return', 'no-class-assign', 'no-const-assign'],
    ...['no-dupe-class-members', 'no-dupe-keys', 'no-func-assign', 'no-import-assign'],
    ...['no-new-native-nonconstructor', 'no-obj-calls', 'no-setter-return'],
    ...['no-this-before-super', 'no-undef', 'no-unreachable', 'no-unsafe-negation'],
    ...['no-unused-vars', 'no-with'],
  ]),
  'no-redeclare': ['error', { builtinGlobals: true }],
};

/**
 * The strict and stylistic sets of typescript-eslint without types. Those with types are in .oxlintrc.json.
 * Left out: no-unused-vars, which the compiler says (noUnusedLocals, noUnusedParameters);
 * consistent-type-assertions, as our own ban of casts (everywhere.js) knows the one that XState needs;
 * consistent-type-definitions, as an interface has no index signature of its own, which XState's and Drizzle's
 * types ask for.
 */
export const typescript = {
  ...asErrors([
    ...['no-var', 'prefer-const', 'prefer-rest-params', 'prefer-spread'],
    ...['no-array-constructor', 'no-unused-expressions', 'no-useless-constructor'],
    ...['typescript/no-duplicate-enum-values', 'typescript/no-dynamic-delete'],
    ...['typescript/no-empty-object-type', 'typescript/no-explicit-any'],
    ...['typescript/no-extra-non-null-assertion', 'typescript/no-extraneous-class'],
    ...['typescript/no-invalid-void-type', 'typescript/no-misused-new', 'typescript/no-namespace'],
    'typescript/no-non-null-asserted-nullish-coalescing',
    ...['typescript/no-non-null-asserted-optional-chain', 'typescript/no-non-null-assertion'],
    ...['typescript/no-require-imports', 'typescript/no-this-alias'],
    ...['typescript/no-unnecessary-type-constraint', 'typescript/no-unsafe-declaration-merging'],
    ...['typescript/no-unsafe-function-type', 'typescript/no-wrapper-object-types'],
    ...['typescript/prefer-as-const', 'typescript/prefer-literal-enum-member'],
    ...['typescript/prefer-namespace-keyword', 'typescript/triple-slash-reference'],
    ...['typescript/unified-signatures', 'typescript/adjacent-overload-signatures'],
    ...['typescript/array-type', 'typescript/ban-tslint-comment'],
    ...['typescript/class-literal-property-style', 'typescript/consistent-generic-constructors'],
    ...['typescript/consistent-indexed-object-style', 'typescript/no-inferrable-types'],
    ...['typescript/no-confusing-non-null-assertion', 'typescript/prefer-for-of'],
    ...['typescript/prefer-function-type', 'typescript/consistent-type-imports'],
    'typescript/no-import-type-side-effects',
  ]),
  'typescript/ban-ts-comment': [
    'error',
    { 'ts-expect-error': true, 'ts-ignore': true, 'ts-nocheck': true },
  ],
  // `() => {}` is a thing that does nothing, on purpose.
  'no-empty-function': ['error', { allow: ['arrowFunctions'] }],
};

/** React's rules of hooks, and what its compiler finds wrong. */
export const react = asErrors([
  ...['react/rules-of-hooks', 'react/exhaustive-deps', 'react/static-components'],
  ...['react/use-memo', 'react/preserve-manual-memoization', 'react/immutability'],
  ...['react/globals', 'react/refs', 'react/set-state-in-effect', 'react/error-boundaries'],
  ...['react/purity', 'react/set-state-in-render', 'react/unsupported-syntax'],
]);

const lists = ['listbox', 'menu', 'menubar', 'radiogroup', 'tablist', 'tree', 'treegrid'];
const loading = ['onError', 'onLoad'];
const handlers = [
  ...['onClick', 'onContextMenu', 'onDblClick', 'onDoubleClick', 'onDrag', 'onDragEnd'],
  ...['onDragEnter', 'onDragExit', 'onDragLeave', 'onDragOver', 'onDragStart', 'onDrop'],
  ...['onMouseDown', 'onMouseEnter', 'onMouseLeave', 'onMouseMove', 'onMouseOut', 'onMouseOver'],
  ...['onMouseUp', 'onFocus', 'onBlur', 'onKeyDown', 'onKeyPress', 'onKeyUp'],
];

/** The strict set of jsx-a11y. */
export const accessibility = {
  ...asErrors(
    [
      ...[
        'alt-text',
        'anchor-has-content',
        'anchor-is-valid',
        'aria-activedescendant-has-tabindex',
      ],
      ...['aria-props', 'aria-proptypes', 'aria-role', 'aria-unsupported-elements'],
      ...['autocomplete-valid', 'click-events-have-key-events', 'heading-has-content'],
      ...['html-has-lang', 'iframe-has-title', 'img-redundant-alt'],
      ...['label-has-associated-control', 'media-has-caption', 'mouse-events-have-key-events'],
      ...['no-access-key', 'no-autofocus', 'no-distracting-elements'],
      ...['no-interactive-element-to-noninteractive-role', 'no-noninteractive-tabindex'],
      ...['no-redundant-roles', 'role-has-required-aria-props'],
      ...['role-supports-aria-props', 'scope', 'tabindex-no-positive'],
    ].map((name) => `jsx-a11y/${name}`),
  ),
  'jsx-a11y/interactive-supports-focus': [
    'error',
    {
      tabbable: [
        ...['button', 'checkbox', 'link', 'progressbar', 'searchbox', 'slider'],
        ...['spinbutton', 'switch', 'textbox'],
      ],
    },
  ],
  'jsx-a11y/no-static-element-interactions': ['error', { handlers }],
  'jsx-a11y/no-noninteractive-element-interactions': [
    'error',
    { body: loading, iframe: loading, img: loading },
  ],
  // Strict knows no exceptions, though HTML allows some, such as fieldset as a radiogroup.
  'jsx-a11y/no-noninteractive-element-to-interactive-role': [
    'error',
    {
      ul: lists,
      ol: lists,
      li: ['menuitem', 'menuitemradio', 'menuitemcheckbox', 'option', 'row', 'tab', 'treeitem'],
      table: ['grid'],
      td: ['gridcell'],
      fieldset: ['radiogroup', 'presentation'],
    },
  ],
};
