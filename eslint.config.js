import eslint from '@eslint/js';
import { defineConfig, globalIgnores } from 'eslint/config';
import a11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import globals from 'globals';
import tseslint from 'typescript-eslint';
import { charts } from './scripts/lint/charts.js';
import { configFiles, everywhere, tests } from './scripts/lint/everywhere.js';
import { inOneRound, onlyPackages, slim, timeless, worldless } from './scripts/lint/pure.js';
import { styles } from './scripts/lint/styles.js';
import { typescript } from './scripts/lint/typescript.js';
import { runByOurHook, views } from './scripts/lint/views.js';
import { words } from './scripts/lint/words.js';

/**
 * The bans of a layer. A later layer replaces the lists of an earlier one that has the same file,
 * as ESLint does with options, so each names all that holds in it.
 */
const layer = (files, { syntax, globals = [], imports = {}, ignores = [] }) => ({
  files: [files].flat(),
  ignores,
  plugins: { '@typescript-eslint': tseslint.plugin },
  rules: {
    'no-restricted-syntax': ['error', ...everywhere, ...syntax],
    'no-restricted-globals': ['error', ...globals],
    '@typescript-eslint/no-restricted-imports': ['error', imports],
  },
});

const widgetRoles = 'jsx-a11y/no-noninteractive-element-to-interactive-role';
const pure = worldless('This layer is pure: what it needs comes in as an argument.');

export default defineConfig(
  globalIgnores([
    ...['dist', 'data', 'coverage', 'test-results', 'playwright-report'],
    ...['server/db/migrations', 'tests/architecture/fixtures'],
  ]),
  eslint.configs.recommended,
  {
    linterOptions: { noInlineConfig: true },
    rules: {
      'max-lines': ['error', 300],
      'no-restricted-syntax': ['error', ...everywhere],
      eqeqeq: 'error',
      // Inline comments are ignored here, but Oxlint would obey its own.
      'no-warning-comments': ['error', { terms: ['oxlint-disable'], location: 'anywhere' }],
    },
  },
  {
    files: ['server/world/content/**'],
    rules: {
      'max-lines': 'off',
      // Chinese texts are set with full-width spaces.
      'no-irregular-whitespace': ['error', { skipTemplates: true }],
    },
  },
  {
    files: ['**/*.{ts,tsx}'],
    // The rules that need types are Oxlint's (.oxlintrc.json): it takes a fraction of the time.
    extends: [tseslint.configs.strict, tseslint.configs.stylistic],
    rules: typescript,
  },
  { files: ['**/*.{js,mjs,cjs}'], languageOptions: { globals: globals.node } },
  {
    files: ['**/*.{ts,tsx}'],
    ...reactHooks.configs.flat.recommended,
    rules: {
      ...reactHooks.configs.flat.recommended.rules,
      // Warns of what the React Compiler would skip; it does not run here.
      'react-hooks/incompatible-library': 'off',
    },
  },
  {
    files: ['**/*.tsx'],
    extends: [a11y.flatConfigs.strict],
    rules: {
      // Strict knows no exceptions, though HTML allows some, such as fieldset as a radiogroup.
      [widgetRoles]: a11y.flatConfigs.recommended.rules[widgetRoles],
    },
    settings: {
      'jsx-a11y': {
        components: { Button: 'button', IconButton: 'button', Image: 'img', Input: 'input' },
      },
    },
  },
  layer('tests/**', { syntax: tests }),
  {
    files: ['*.config.{js,ts}', 'tests/browser/globalSetup.ts'],
    rules: { 'no-restricted-syntax': ['error', ...configFiles] },
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
);
