import type { Plugin } from 'vite';

const source = 'src/app/start/preload.ts';

/**
 * Names the portal's first script in its page: it is small enough to be there, and to run, while the portal is
 * still on its way.
 */
export const preloadScript: Plugin = {
  name: 'preload-script',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler(_html, { bundle = {}, path }) {
      if (path !== '/index.html') return [];
      const built = Object.values(bundle).find(
        (file) => file.type === 'chunk' && file.moduleIds.some((id) => id.endsWith(source)),
      );
      if (built === undefined) throw new Error(`${source} was not built`);
      const attrs = { type: 'module', crossorigin: true, src: `/${built.fileName}` };
      return [{ tag: 'script', attrs, injectTo: 'head-prepend' }];
    },
  },
};
