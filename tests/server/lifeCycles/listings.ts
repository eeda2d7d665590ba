import { and, eq } from 'drizzle-orm';
import { z } from 'zod';
import { setStudentStatus } from '../../../src/contract/students';
import type { ListingStatus } from '../../../src/domain/students';
import { auditionMark } from '../../../src/machines/students/auditionMark';
import { auditionMarkPaths } from '../../../src/machines/students/auditionMark.paths';
import { listing } from '../../../src/machines/students/listing';
import { listingPaths } from '../../../src/machines/students/listing.paths';
import { listings } from '../../../server/db/tables';
import { codes } from '../../../src/contract/codes';
import { today, type TestWorld } from '../rig';
import { addPeople, anna } from '../scene/people';
import { type LifeCycle, type Outcome, outcomeOf } from './lifeCycle';

/** A student on trial, so that both life cycles are possible. */
const studentId = 81005;
const place = and(eq(listings.accountId, anna.id), eq(listings.studentId, studentId));

const answer = z.object({
  outcomes: z.tuple([z.object({ outcome: z.enum(['done', 'refused']) })]),
});

const setting =
  (status: ListingStatus) =>
  async (world: TestWorld, _: unknown, server: string): Promise<Outcome> => {
    const payload = { subject_id: 3, student_ids: [studentId], status };
    const reply = await world.send(setStudentStatus, payload, { as: anna.username, server });
    if (reply.code !== codes.success) return outcomeOf(reply);
    const [{ outcome }] = answer.parse(reply.data).outcomes;
    return outcome === 'done' ? { did: 'done' } : { did: 'refused', code: codes.conflict };
  };

async function stored({ database }: TestWorld) {
  const [row] = await database.query.select().from(listings).where(place);
  if (row === undefined) throw new Error('the listing is gone');
  return row;
}

const put = async ({ database }: TestWorld, row: Partial<typeof listings.$inferInsert>) => {
  await database.transact((db) => db.update(listings).set(row).where(place));
};

export const listingLife: LifeCycle = {
  chart: listing,
  catalogue: listingPaths,
  prepare: addPeople,
  put: (world, state) =>
    put(world, {
      pinned: state.matches({ pin: 'pinned' }),
      hiddenAt: state.matches({ visibility: 'hidden' }) ? today : null,
    }),
  stored,
  standing: async (world) => {
    const { pinned, hiddenAt } = await stored(world);
    return {
      pin: pinned ? 'pinned' : 'unpinned',
      visibility: hiddenAt === null ? 'visible' : 'hidden',
    };
  },
  events: {
    'student.pinned': setting('pinned'),
    'student.unpinned': setting('unpinned'),
    'student.hidden': setting('hidden'),
    'student.unhidden': setting('visible'),
  },
};

export const auditionLife: LifeCycle = {
  chart: auditionMark,
  catalogue: auditionMarkPaths,
  prepare: addPeople,
  put: (world, state) =>
    put(world, { auditionedAt: state.matches('marked') ? new Date(today.getTime() - 1000) : null }),
  stored,
  standing: async (world) => {
    const { auditionedAt } = await stored(world);
    return auditionedAt === null ? 'unmarked' : 'marked';
  },
  events: { 'audition.confirmed': setting('auditioned') },
};
