import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { build } from 'vite';

/** Builds the peer's pages: the same libraries as their templates set them up. */
export async function buildPeer() {
  const folder = await mkdtemp(join(tmpdir(), 'portal-peer-'));
  await build({
    configFile: false,
    root: join(import.meta.dirname, 'peer'),
    plugins: [react()],
    logLevel: 'error',
    build: { outDir: folder, emptyOutDir: true, target: 'es2022' },
  });
  return { folder, remove: () => rm(folder, { recursive: true, force: true }) };
}
