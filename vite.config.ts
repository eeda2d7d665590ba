import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

/** Where `npm run dev` finds the server that it starts beside Vite. */
const server = process.env['SERVER'] ?? 'http://127.0.0.1:4174';

/** What the whole portal is made of, whatever the area: it imports nothing of the areas, so no circle can arise. */
const ofAllAreas =
  /[\\/]src[\\/]((ui|machines)[\\/]parts|domain|contract)[\\/](?!Qr)|[\\/]lucide-react[\\/]/;

/** What is loaded together: the start, and what screens share; each file of its own costs a request. */
const chunks = [
  { name: 'portal', tags: ['$initial' as const], priority: 2 },
  { name: 'shared', test: ofAllAreas, minShareCount: 2, priority: 1 },
];

/**
 * Builds with react-router's production files, which its package does not point to, and lets go of those of its
 * components that nothing uses: a name given for developer tools would keep each of them.
 */
const slimRouter: Plugin = {
  name: 'slim-router',
  apply: 'build',
  enforce: 'pre',
  resolveId: {
    filter: { id: /^react-router(\/dom)?$/ },
    async handler(source, importer, options) {
      const found = await this.resolve(source, importer, { ...options, skipSelf: true });
      return found?.id.replace(/([\\/]dist[\\/])development\b/, '$1production') ?? null;
    },
  },
  transform: {
    filter: { id: /[\\/]node_modules[\\/]react-router[\\/]dist[\\/]/ },
    handler: (code) =>
      code
        .replace(/^\w+\.displayName = .*;$/gm, '')
        .replace(/ = (?=React\d*\.(forwardRef|createContext|memo)\()/g, ' = /* @__PURE__ */ '),
  },
};

/** Every word of the sources that style: a property that is not among them is nowhere asked for. */
function wordsOfStyles(): Set<string> {
  const files = ['src/app', 'src/ui'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file)),
  );
  const sources = files.filter((file) => /\.tsx?$/.test(file));
  return new Set(sources.flatMap((file) => readFileSync(file, 'utf8').match(/\w+/g) ?? []));
}

/** An entry of a table in Chakra's preset: a line, and those that go on with it. */
const entry = /^( {2,4})(\w+): .*\n(?:\1[ )\]}].*\n)*/gm;

/** Leaves out of a table the entries that no word names, be it in full, shortened or as a condition (`_hover`). */
function onlyNamed(table: string, words: ReadonlySet<string>, prefix = ''): string {
  return table.replace(entry, (text, _indentation, name: string) => {
    const shortForms = /shorthand: \[([^\]]*)\]/.exec(text)?.[1]?.match(/\w+/g) ?? [];
    return [name, ...shortForms].some((one) => words.has(`${prefix}${one}`)) ? text : '';
  });
}

function onlyAmong(words: ReadonlySet<string>, names: string, separator: string): string {
  const named = names.split(separator).filter((name) => words.has(name));
  return named.join(separator);
}

/** Builds with those of Chakra's and Emotion's properties that our sources name: a third of them. */
const slimChakra: Plugin = {
  name: 'slim-chakra',
  apply: 'build',
  transform: {
    filter: { id: /[\\/](preset-base\.js|is-(valid-prop|prop-valid)[\\/]dist[\\/][\w.-]+)$/ },
    handler(code) {
      const words = wordsOfStyles();
      return code
        .replace(/(?<=defineConditions\(\{\n)[^]*?(?=^\}\))/m, (table) =>
          onlyNamed(table, words, '_'),
        )
        .replace(/(?<=utilities: \{\n)[^]*?(?=^ {2}\})/m, (table) => onlyNamed(table, words))
        .replace(/(?<=cssPropertiesStr = ")[^"]*/, (names) => onlyAmong(words, names, ','))
        .replace(/(?<=reactPropsRegex = \/\^\(\()[^)]*/, (names) => onlyAmong(words, names, '|'));
    },
  },
};

/** Builds axios without its way over `fetch`: it never takes it where there is XMLHttpRequest. */
const slimAxios: Plugin = {
  name: 'slim-axios',
  apply: 'build',
  load: {
    filter: { id: /[\\/]axios[\\/]lib[\\/]adapters[\\/]fetch\.js$/ },
    handler: () => 'export const getFetch = () => null;',
  },
};

/** Packages in CommonJS that do nothing but export, which CommonJS cannot say of itself. */
const harmless = /[\\/]node_modules[\\/](hoist-non-react-statics|react-is)[\\/]/;

export default defineConfig({
  plugins: [slimRouter, slimChakra, slimAxios, react()],
  build: {
    target: 'es2022',
    // One chunk is denser than its parts, and on a slow network every request costs.
    chunkSizeWarningLimit: 700,
    rolldownOptions: {
      input: { portal: 'index.html' },
      treeshake: {
        moduleSideEffects: [{ test: harmless, sideEffects: false }],
        propertyReadSideEffects: false,
      },
      output: { codeSplitting: { groups: chunks } },
    },
  },
  server: {
    proxy: {
      '/api': server,
      '/api-special': server,
      '/service': server,
      '/identity': server,
      '/outbox': server,
      '/openapi': server,
      '/health': server,
      '/socket': { target: server, ws: true },
    },
  },
});
