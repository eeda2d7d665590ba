import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { type OutsidePage, outsidePageNames } from '../shell/outsidePages';
import { type Language, languageOf, say } from '../words';
import { accounts } from '../world/content/accounts';
import { type Html, html } from './html';
import { sendPage } from './page';

const id = z.coerce.number().int().positive().optional().catch(undefined);
const product = z.enum(outsidePageNames);
/** Whom the portal has put into the address. */
const visit = z.object({ teacher: id, student: id, school: id, colleague: id });
type Visit = z.output<typeof visit>;

/** Names an account as who arrives, or as whose students one looks at. */
function named(language: Language, as: 'teacher' | 'colleague', id: number): string {
  const account = accounts.find((one) => one.id === id);
  return account === undefined
    ? say(language, `product.${as}Unknown`, { id })
    : say(language, `product.${as}`, {
        name: account.name,
        username: account.username,
        id,
      });
}

/** What is said in one language. */
function part(
  language: Language,
  name: OutsidePage,
  { teacher, student, school, colleague }: Visit,
): Html {
  const lines = [
    say(language, 'product.standsFor', { name: say(language, `product.${name}`) }),
    ...(teacher === undefined ? [] : [named(language, 'teacher', teacher)]),
    ...(colleague === undefined ? [] : [named(language, 'colleague', colleague)]),
    ...(student === undefined ? [] : [say(language, 'product.student', { id: student })]),
    ...(school === undefined ? [] : [say(language, 'product.school', { id: school })]),
  ];
  return html`<section lang="${language}">${lines.map((line) => html`<p>${line}</p>`)}</section>`;
}

/**
 * The demonstration stands for the other products that the portal leads to: a page each, that says in both
 * languages which it is and as whom one arrives.
 */
export function serveOtherProducts(app: FastifyInstance): void {
  app.get('/otherProducts/:product', async (request, reply) => {
    const { data: name } = z.object({ product }).safeParse(request.params);
    if (name === undefined) {
      reply.callNotFound();
      return reply;
    }
    const language = languageOf(request.headers['accept-language']);
    const both = language === 'zh' ? (['zh', 'en'] as const) : (['en', 'zh'] as const);
    const visited = visit.parse(request.query);
    const body = html`${both.map((one) => part(one, name.product, visited))}`;
    const title = both.map((one) => say(one, `product.${name.product}`)).join(' · ');
    return sendPage(request, reply, { language, title, body });
  });
}
