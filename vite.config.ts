import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** Where `npm run dev` finds the server that it starts beside Vite. */
const server = process.env['SERVER'] ?? 'http://127.0.0.1:4174';

/** What is large and only drawn with stays by itself. */
const drawing = /[\\/]node_modules[\\/](victory|katex|d3-)/;

/**
 * What is loaded together: the start, and what several screens share. More than these two, and chunks may import
 * each other in a circle, which ends before it begins.
 */
const chunks = [
  { name: 'portal', tags: ['$initial' as const], priority: 3 },
  {
    name: 'shared',
    test: (id: string) => !drawing.test(id) && !id.endsWith('.json'),
    minShareCount: 2,
    priority: 1,
  },
];

export default defineConfig({
  plugins: [react()],
  build: {
    target: 'es2022',
    // One chunk is denser than its parts, and on a slow network every request costs.
    chunkSizeWarningLimit: 700,
    rolldownOptions: {
      input: { portal: 'index.html' },
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
