import { fileURLToPath } from 'node:url';
import { defineConfig } from 'oxlint';
import { charts } from './scripts/lint/charts.js';
import { configFiles, everywhere, tests } from './scripts/lint/everywhere.js';
import { inOneRound, onlyPackages, slim, timeless, worldless } from './scripts/lint/pure.js';
import * as rules from './scripts/lint/rules.js';
import { styles } from './scripts/lint/styles.js';
import { runByOurHook, views } from './scripts/lint/views.js';
import { words } from './scripts/lint/words.js';

const restrictedSyntax = 'portal/no-restricted-syntax';

/**
 * The bans of a layer. A later layer replaces the lists of an earlier one that has the same file,
 * so each names all that holds in it.
 */
const layer = (files, { syntax, globals = [], imports = {}, ignores = [] }) => ({
  files: [files].flat(),
  excludeFiles: ignores,
  rules: {
    [restrictedSyntax]: ['error', ...everywhere, ...syntax],
    'no-restricted-globals': ['error', ...globals],
    'portal/no-restricted-imports': ['error', imports],
  },
});

const pure = worldless('This layer is pure: what it needs comes in as an argument.');

/** What is checked without types; .oxlintrc.json has the types, and the rules that need them. */
export default defineConfig({
  plugins: ['typescript', 'react', 'jsx-a11y'],
  jsPlugins: [fileURLToPath(new URL('./scripts/lint/plugin.js', import.meta.url))],
  categories: { correctness: 'off' },
  options: { respectEslintDisableDirectives: false },
  ignorePatterns: [
    ...['dist', 'data', 'coverage', 'test-results', 'playwright-report'],
    ...['server/db/migrations', 'tests/architecture/fixtures'],
  ],
  settings: {
    'jsx-a11y': {
      components: { Button: 'button', IconButton: 'button', Image: 'img', Input: 'input' },
    },
  },
  rules: {
    ...rules.mistakes,
    'max-lines': ['error', 300],
    [restrictedSyntax]: ['error', ...everywhere],
    eqeqeq: 'error',
    // Oxlint ignores them here, but an editor's ESLint would not. Those of Oxlint's own, which it obeys, are found
    // by tests/architecture/names.test.ts.
    'no-warning-comments': ['error', { terms: ['eslint-disable'], location: 'anywhere' }],
  },
  overrides: [
    {
      files: ['server/world/content/**'],
      rules: {
        'max-lines': 'off',
        // Chinese texts are set with full-width spaces.
        'no-irregular-whitespace': ['error', { skipTemplates: true }],
      },
    },
    { files: ['**/*.{ts,tsx}'], rules: { ...rules.typescript, ...rules.react } },
    {
      files: ['**/*.{js,mjs,cjs}'],
      env: { node: true, builtin: true },
      rules: rules.mistakesOfJavaScript,
    },
    { files: ['**/*.tsx'], rules: rules.accessibility },
    layer('tests/**', { syntax: tests }),
    {
      files: ['*.config.{js,ts}', 'scripts/lint/plugin.js', 'tests/browser/globalSetup.ts'],
      rules: { [restrictedSyntax]: ['error', ...configFiles] },
    },
    layer('src/**', { syntax: words, imports: { patterns: [slim] } }),
    layer('src/app/**', { syntax: words, imports: { patterns: [slim, runByOurHook] } }),
    layer('server/**', { syntax: words, ignores: ['server/world/content/**'] }),
    layer('src/domain/**', {
      syntax: [...timeless, ...inOneRound],
      globals: pure,
      imports: {
        patterns: [
          onlyPackages(['zod/mini', 'pinyin-pro'], 'The domain imports zod/mini and pinyin-pro.'),
        ],
      },
    }),
    layer('src/contract/**', {
      syntax: [...words, ...timeless, ...inOneRound],
      globals: pure,
      imports: { patterns: [onlyPackages(['zod/mini'], 'The contract imports zod/mini.')] },
    }),
    layer('src/machines/**', { ...charts, syntax: [...words, ...charts.syntax] }),
    layer('src/atlas/charts/**', {
      ...charts,
      syntax: [...words, ...charts.syntax],
    }),
    layer('src/atlas/**/*.tsx', {
      ...views,
      syntax: [...words, ...styles, ...views.syntax],
      // What is local to the page's elements, and what puts the atlas together.
      ignores: ['src/atlas/{board,app}/**', 'src/atlas/main.tsx'],
    }),
    layer('src/ui/**', {
      ...views,
      syntax: [...words, ...styles, ...views.syntax],
      ignores: ['src/ui/parts/**'],
    }),
    layer('src/ui/parts/**', { syntax: [...words, ...styles], imports: { patterns: [slim] } }),
  ],
});
