import type { Plugin } from 'vite';

/** Builds axios without its way over `fetch`: it never takes it where there is XMLHttpRequest. */
export const slimAxios: Plugin = {
  name: 'slim-axios',
  apply: 'build',
  load: {
    filter: { id: /[\\/]axios[\\/]lib[\\/]adapters[\\/]fetch\.js$/ },
    handler: () => 'export const getFetch = () => null;',
  },
};
