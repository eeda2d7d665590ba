import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** Where `npm run dev` finds the server that it starts beside Vite. */
const server = process.env['SERVER'] ?? 'http://127.0.0.1:4174';

export default defineConfig({
  plugins: [react()],
  build: {
    target: 'es2022',
    rolldownOptions: { input: { portal: 'index.html' } },
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
