import type { Plugin } from 'vite';

/**
 * Builds with react-router's production files, which its package does not point to, and lets go of those of its
 * components that nothing uses: a name given for developer tools would keep each of them.
 */
export const slimRouter: Plugin = {
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
        .replace(/^\w+\.(displayName|contextType) = .*;$/gm, '')
        .replace(/ = (?=React\d*\.(forwardRef|createContext|memo)\()/g, ' = /* @__PURE__ */ '),
  },
};
