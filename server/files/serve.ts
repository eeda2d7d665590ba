import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../db/database';
import { files } from '../db/tables';
import { fail } from '../http/failures';
import { filesPath } from './images';
import { type Files, isFileId } from './store';

interface Route {
  Params: { id: string };
}

/** Serves uploaded files: whatever they hold, a browser runs nothing of it. */
export function serveFiles(app: FastifyInstance, database: Database, store: Files): void {
  app.get<Route>(`${filesPath}/:id`, async (request, reply) => {
    const { id } = request.params;
    if (!isFileId(id)) return fail(request, reply, 404);
    const [file] = await database.query.select().from(files).where(eq(files.id, id));
    const bytes = file === undefined ? null : await store.get(id);
    if (file === undefined || bytes === null) return fail(request, reply, 404);
    return reply
      .headers({
        'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
        'content-disposition': 'inline',
        'cache-control': 'private, max-age=31536000, immutable',
      })
      .type(file.type)
      .send(bytes);
  });
}
