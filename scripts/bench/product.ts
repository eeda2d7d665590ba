import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { precompress } from '../../server/documents/precompress';
import { readSettings } from '../../server/settings';
import { startServer } from '../../server/start';

export interface Product {
  readonly address: string;
  stop(): Promise<void>;
}

/** Where the built portal lies. */
const built = process.env['PORTAL'] ?? 'dist';

/** The product with its demonstration world, standing still, in a folder of its own; `portal` is the folder of its pages. */
export async function startProduct(portal = built): Promise<Product> {
  // The server does it in the background when it starts: nobody but a measurement comes that early.
  await precompress(portal);
  const folder = await mkdtemp(join(tmpdir(), 'portal-bench-'));
  const settings = readSettings({
    PORT: '0',
    HOST: '127.0.0.1',
    LIFE: 'off',
    DATA_DIR: join(folder, 'data'),
  });
  const server = await startServer(settings, { portal: resolve(portal) });
  return {
    address: server.address,
    async stop() {
      await server.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
