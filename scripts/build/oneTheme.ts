import { resolve } from 'node:path';
import type { Plugin } from 'vite';

const system = JSON.stringify(resolve('src/ui/parts/theme/system.ts'));

/** Chakra's way to its system, as the portal has it: there is one, and whoever styles with it brings it. */
const provider = `
import { system } from ${system};
export const useChakraContext = () => system();
export const ChakraProvider = ({ children }) => children;
`;

/** A strict content policy lets in what carries the page's nonce. */
const withNonce = `key: 'css', nonce: document.querySelector('meta[property="csp-nonce"]')?.nonce`;

/**
 * Gives Chakra's elements the portal's theme without a provider around them: one at the root would bring Chakra to
 * every page, and the first ones do without.
 */
export const oneTheme: Plugin = {
  name: 'one-theme',
  transform: {
    filter: {
      id: /[\\/]styled-system[\\/]provider\.js$|[\\/]emotion-element-\w+\.browser(\.development)?\.esm\.js$/,
    },
    handler: (code, id) =>
      id.endsWith('provider.js') ? provider : code.replace("key: 'css'", withNonce),
  },
};
