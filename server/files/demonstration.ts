import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

const base = '/attachments';
/** Where the files of the demonstration's people lie. */
export const demonstrationFolder = join(import.meta.dirname, '../world/content/files');

/** A browser runs nothing of them; its viewer of PDF does not work in a sandbox. */
const policy = (path: string) =>
  path.endsWith('.pdf')
    ? "frame-ancestors 'self'"
    : "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'self'; sandbox";

/** Where a file of the demonstration is served. */
export function demonstrationFile(name: string): string {
  return `${base}/${encodeURIComponent(name)}`;
}

/** Serves what the demonstration's people have attached, so that nothing of it needs a network. */
export async function serveDemonstrationFiles(app: FastifyInstance): Promise<void> {
  await app.register(fastifyStatic, {
    root: demonstrationFolder,
    prefix: `${base}/`,
    decorateReply: false,
    index: false,
    setHeaders(reply, path) {
      void reply.header('content-security-policy', policy(path));
    },
  });
}
