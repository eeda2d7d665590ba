import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../db/database';
import { files } from '../db/tables';
import { fail } from '../http/failures';
import { filesPath } from './images';
import { byteRange } from './range';
import { type Files, isFileId } from './store';

interface Route {
  Params: { id: string; name?: string };
}

/** A browser runs nothing of them; its viewer of PDF does not work in a sandbox. */
const policyOf = (type: string) =>
  type === 'application/pdf'
    ? "frame-ancestors 'self'"
    : "default-src 'none'; frame-ancestors 'none'; sandbox";

const percent = (letter: string) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`;

/** Its name as headers say it, in any script (RFC 8187). */
const dispositionOf = (name: string | null) =>
  name === null
    ? 'inline'
    : `inline; filename*=UTF-8''${encodeURIComponent(name).replace(/['()*]/g, percent)}`;

/** Serves uploaded files: whatever they hold, a browser runs nothing of it. */
export function serveFiles(app: FastifyInstance, database: Database, store: Files): void {
  app.get<Route>(`${filesPath}/:id/:name?`, async (request, reply) => {
    const { id, name = null } = request.params;
    if (!isFileId(id)) return fail(request, reply, 404);
    const [file] = await database.query.select().from(files).where(eq(files.id, id));
    const bytes = file === undefined ? null : await store.get(id);
    // The name of the address may be an earlier one.
    if (file === undefined || bytes === null || (file.name === null) !== (name === null)) {
      return fail(request, reply, 404);
    }
    const { range: asked, 'if-range': unless } = request.headers;
    // There is no version of a file that `If-Range` could name.
    const range = byteRange(unless === undefined ? asked : undefined, bytes.length);
    const size = String(bytes.length);
    if (range === 'unsatisfiable') {
      return fail(request, reply.header('content-range', `bytes */${size}`), 416);
    }
    if (range !== 'all') {
      const { first, last } = range;
      void reply.code(206).header('content-range', `bytes ${first}-${last}/${size}`);
    }
    return reply
      .headers({
        // Safari plays no video or sound without parts.
        'accept-ranges': 'bytes',
        'content-security-policy': policyOf(file.type),
        'content-disposition': dispositionOf(file.name),
        // A file with a name can be deleted: then its address leads nowhere, also where it was opened before.
        'cache-control':
          file.name === null ? 'private, max-age=31536000, immutable' : 'private, no-cache',
      })
      .type(file.type)
      .send(range === 'all' ? bytes : bytes.subarray(range.first, range.last + 1));
  });
}
