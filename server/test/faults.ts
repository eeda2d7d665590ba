import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';

const count = z.coerce.number().int().positive();

/** What happens to the next `times` calls of a path. */
export const fault = z.strictObject({
  path: z.string(),
  times: count.default(1),
  /** `code`: refused with that code. `hang`: no answer. `delay`: later, by `ms`. `drop`: the connection is cut
   * before anything is done. `dropAnswer`: it is cut after the change is committed. `keepAnswer`: nothing is
   * said after it. */
  kind: z.enum(['code', 'hang', 'delay', 'drop', 'dropAnswer', 'keepAnswer']),
  code: z.coerce.number().int().default(5000),
  message: z.string().default(''),
  ms: count.default(1000),
});
export type Fault = z.output<typeof fault>;

type Left = Fault & { left: number };

/** The faults that a test has asked for and that have not happened yet. */
export class Faults {
  readonly #faults: Left[] = [];
  readonly #chosen = new WeakMap<FastifyRequest, Fault>();

  add(asked: Fault): void {
    this.#faults.push({ ...asked, left: asked.times });
  }

  clear(): void {
    this.#faults.length = 0;
  }

  /** The fault that happens to a request, counted once. */
  of(request: FastifyRequest): Fault | undefined {
    const known = this.#chosen.get(request);
    if (known !== undefined) return known;
    const url = request.routeOptions.url ?? '';
    const next = this.#faults.find(({ path, left }) => left > 0 && url.endsWith(path));
    if (next === undefined) return undefined;
    next.left -= 1;
    this.#chosen.set(request, next);
    return next;
  }

  /** The fault that was chosen for a request before. */
  chosenFor(request: FastifyRequest): Fault | undefined {
    return this.#chosen.get(request);
  }
}

function cut(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  request.raw.socket.destroy();
  return reply.hijack();
}

/** Makes the faults happen to every call that is mounted after this. */
export function addFaults(app: FastifyInstance, faults: Faults): void {
  app.addHook('preHandler', async (request, reply) => {
    const chosen = faults.of(request);
    if (chosen?.kind === 'drop') return cut(request, reply);
    if (chosen?.kind === 'hang') return reply.hijack();
    if (chosen?.kind === 'delay') await wait(chosen.ms);
    if (chosen?.kind === 'code') {
      return reply.send({ code: chosen.code, message: chosen.message, data: {} });
    }
    return undefined;
  });
  app.addHook('onSend', async (request, reply, payload) => {
    const kind = faults.chosenFor(request)?.kind;
    if (kind === 'keepAnswer') await new Promise(() => undefined);
    if (kind !== 'dropAnswer') return payload;
    request.raw.socket.destroy();
    reply.hijack();
    return payload;
  });
}
