import type { Plugin } from 'vite';

/** The drawing as our part `Icon` asks for it: size, stroke and nothing else. */
const drawing = `
import { createElement } from 'react';
const line = { fill: 'none', stroke: 'currentColor', strokeLinecap: 'round', strokeLinejoin: 'round' };
export default ({ node }) => ({ size, ...rest }) =>
  createElement(
    'svg',
    { xmlns: 'http://www.w3.org/2000/svg', width: size, height: size, viewBox: '0 0 24 24', ...line, ...rest },
    ...node.map(([tag, { key, ...attributes }]) => createElement(tag, attributes)),
  );
`;

/** Builds lucide's icons without the ways of drawing them that the portal does not know. */
export const slimIcons: Plugin = {
  name: 'slim-icons',
  apply: 'build',
  load: {
    filter: { id: /[\\/]lucide-react[\\/]dist[\\/]esm[\\/]createLucideIcon\.mjs$/ },
    handler: () => drawing,
  },
};
