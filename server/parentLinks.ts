import { and, eq, gt, lte, sql } from 'drizzle-orm';
import { dayLength, toMoment } from '../src/domain/businessTime';
import { parentLinkDays } from '../src/domain/parentLink';
import { type LinkedThing, parentLinks } from './db/tables';
import { absent } from './refusal';
import type { Situation } from './serve';
import { newToken } from './session';

/** The pages that parents read without an account, by what they show. */
const pages = {
  ...{ feedback: '/parentFeedback', report: '/parentReport', exam: '/examAnalysis/report' },
} as const;

/** The link of a thing as it stands, unless it has ended. */
export async function linkOf({ db, now, origin, language }: Situation, about: LinkedThing) {
  const [link] = await db
    .select()
    .from(parentLinks)
    .where(and(eq(parentLinks.about, about), gt(parentLinks.endsAt, now)));
  if (link === undefined) return { link: null };
  const { key, endsAt, opened } = link;
  const address = `${origin}${pages[about.kind]}?link=${key}&language=${language}`;
  return { link: { address, ends_at: toMoment(endsAt), opened, as_of: toMoment(now) } };
}

/** Makes the link of a thing; one that stands already stays. */
export async function makeLink(situation: Situation, about: LinkedThing) {
  const { db, now } = situation;
  const endsAt = new Date(now.getTime() + parentLinkDays * dayLength);
  const fresh = { key: newToken(), endsAt, opened: 0 };
  await db
    .insert(parentLinks)
    .values({ about, ...fresh })
    .onConflictDoUpdate({
      target: parentLinks.about,
      set: fresh,
      setWhere: lte(parentLinks.endsAt, now),
    });
  return linkOf(situation, about);
}

/** Takes the link of a thing back: nobody can open it any more. */
export async function endLink({ db }: Situation, about: LinkedThing) {
  await db.delete(parentLinks).where(eq(parentLinks.about, about));
  return { link: null };
}

type Of<Kind extends LinkedThing['kind']> = Extract<LinkedThing, { kind: Kind }>;

const isOf = <Kind extends LinkedThing['kind']>(
  about: LinkedThing,
  kind: Kind,
): about is Of<Kind> => about.kind === kind;

/** What a link shows, counted as opened once more, unless told; absent once it was taken back or has ended. */
export async function openLink<Kind extends LinkedThing['kind']>(
  { transact, now }: Situation,
  kind: Kind,
  key: string,
  isCounted = true,
) {
  const [link] = await transact((db) =>
    db
      .update(parentLinks)
      .set({ opened: sql`${parentLinks.opened} + ${isCounted ? 1 : 0}` })
      .where(
        and(
          eq(parentLinks.key, key),
          gt(parentLinks.endsAt, now),
          sql`${parentLinks.about} ->> 'kind' = ${kind}`,
        ),
      )
      .returning(),
  );
  if (link === undefined || !isOf(link.about, kind)) throw absent();
  return { about: link.about, ends_at: toMoment(link.endsAt) };
}
