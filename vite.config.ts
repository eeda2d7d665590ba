import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { firstPages } from './scripts/build/firstPages.ts';
import { preloadScript } from './scripts/build/preloadScript.ts';

/** Where `npm run dev` finds the server that it starts beside Vite. */
const server = process.env['SERVER'] ?? 'http://127.0.0.1:4174';

/** What the server answers itself, calls and pages. */
const ofTheServer = [
  ...['/api', '/api-special', '/service', '/openapi', '/health'],
  ...[
    '/identity',
    '/outbox',
    '/serviceDesk',
    '/clients',
    '/otherProducts',
    '/files',
    '/attachments',
  ],
];

/** What runs before the portal is there, as a script of its own, and imports nothing of it. */
const beforeThePortal =
  /[\\/]src[\\/]app[\\/](start[\\/]preload|routing[\\/]routes|loading[\\/]fetched|words[\\/]wordFiles|areas[\\/]\w+)\.ts$|vite[\\/]preload-helper|rolldown[\\/]runtime/;

/** What screens share beyond the start: each file of its own costs a request. What is loaded late (`Open…`) is not among it. */
const ofAllAreas =
  /[\\/]src[\\/]((ui|machines)[\\/](parts|messages)[\\/](?!Open|Dialog\.recipe|Qr|ScanCode|Stepper|WizardStep|homework|draft|SpelledName|ParentLink|chart|reports[\\/]Report(Screen|Parts)|\w*Chart|\w+[\\/]\w*Chart)|domain(?![\\/]spelledName)|contract)|[\\/]lucide-react[\\/]|[\\/](styled-system[\\/][\w-]+|center|spacer|visually-hidden|wrap)\.js$/;

/** What makes Chakra's components interactive. Its index names the others, too: they would come along. */
const ofComponents =
  /[\\/]node_modules[\\/](@chakra-ui(?!.*[\\/](index|styled-system[\\/][\w-]+|center|spacer|visually-hidden|wrap)\.js$)|@ark-ui|@zag-js|@floating-ui|@internationalized)[\\/]/;

const ofFirst = firstPages();

/** What is loaded together. */
const chunks = [
  { name: 'preload', test: beforeThePortal, priority: 4 },
  { name: 'portal', tags: ['$initial' as const], priority: 3 },
  { name: ofFirst('login'), debugName: 'login', priority: 2.9 },
  { name: ofFirst('frame'), debugName: 'frame', priority: 2.8 },
  { name: ofFirst('firstList'), debugName: 'firstList', priority: 2.7 },
  { name: ofFirst('home'), debugName: 'home', priority: 2.6 },
  { name: 'furtherShared', test: ofAllAreas, minShareCount: 2, priority: 1 },
  { name: 'components', test: ofComponents, minShareCount: 2, priority: 0 },
];

export default defineConfig({
  plugins: [preloadScript, react()],
  build: {
    target: 'es2022',
    // The content security policy lets no font come from a data address.
    assetsInlineLimit: (file) => (/\.(woff2?|ttf)$/.test(file) ? false : undefined),
    // One chunk is denser than its parts, and on a slow network every request costs.
    chunkSizeWarningLimit: 700,
  },
  // A build of its own: with two entries in one, what both start with would be one chunk, portal and all.
  builder: {
    buildApp: async (builder) => {
      const { client, atlas, stateView } = builder.environments;
      for (const one of [client, atlas, stateView]) {
        if (one !== undefined) await builder.build(one);
      }
    },
  },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          input: { portal: 'index.html' },
          output: { codeSplitting: { groups: chunks } },
        },
      },
    },
    atlas: {
      consumer: 'client',
      build: {
        emptyOutDir: false,
        copyPublicDir: false,
        // All charts of the product, and all words of the atlas.
        chunkSizeWarningLimit: 1_200,
        rolldownOptions: {
          input: { statecharts: 'statecharts.html' },
          output: { codeSplitting: { groups: [{ name: 'statecharts', tags: ['$initial'] }] } },
        },
      },
    },
    // The view of a state, which stands in a frame of the atlas.
    stateView: {
      consumer: 'client',
      build: {
        ...{ emptyOutDir: false, copyPublicDir: false, chunkSizeWarningLimit: 4_000 },
        rolldownOptions: { input: { stateView: 'stateView.html' } },
      },
    },
  },
  server: {
    proxy: {
      ...Object.fromEntries(ofTheServer.map((path) => [path, server])),
      '/socket': { target: server, ws: true },
    },
  },
});
