import { eq } from 'drizzle-orm';
import { z } from 'zod';
import {
  correctionCardDetail,
  setCorrectionCard,
  setCorrectionTimes,
} from '../../../src/contract/answers';
import { correctionCard } from '../../../src/machines/answers/correctionCard';
import { correctionCardPaths } from '../../../src/machines/answers/correctionCard.paths';
import { wrongQuestion } from '../../../src/machines/answers/wrongQuestion';
import { wrongQuestionPaths } from '../../../src/machines/answers/wrongQuestion.paths';
import { correctionCards, wrongQuestions } from '../../../server/db/tables';
import { correctQuestion } from '../../../server/answers/wrongQuestions';
import { today, type TestWorld } from '../rig';
import { addLessons, course, questionIds } from '../scene/lessons';
import { addPeople, anna } from '../scene/people';
import { type LifeCycle, type Outcome, outcomeOf, outcomeOfWork } from './lifeCycle';

const studentId = 81002;
const as = anna.username;
const student = { subject_id: course.subjectId, student_id: studentId };
const wrong = { studentId, questionId: questionIds.choice };
const ofStudent = eq(wrongQuestions.studentId, studentId);
const cardOfStudent = eq(correctionCards.studentId, studentId);

async function row({ database }: TestWorld) {
  const [found] = await database.query.select().from(wrongQuestions).where(ofStudent);
  if (found === undefined) throw new Error('the wrong question is gone');
  return found;
}

export const wrongQuestionLife: LifeCycle = {
  chart: wrongQuestion,
  catalogue: wrongQuestionPaths,
  async prepare(world) {
    await addPeople(world);
    await addLessons(world);
    const opened = { ...wrong, status: 'unresolved', wrongAt: new Date(today.getTime() - 1000) };
    await world.database.transact((db) => db.insert(wrongQuestions).values(opened));
  },
  async put({ database }, state) {
    const status = z.string().parse(state.value);
    await database.transact((db) =>
      db.update(wrongQuestions).set({ status, correctedAt: null }).where(ofStudent),
    );
  },
  stored: row,
  standing: async (world) => (await row(world)).status,
  events: {
    async 'question.corrected'({ database, clock }) {
      return outcomeOfWork(database.transact((db) => correctQuestion(db, wrong, clock.now())));
    },
  },
};

const turning =
  (is_on: boolean) =>
  async (world: TestWorld, _: unknown, server: string): Promise<Outcome> =>
    outcomeOf(await world.send(setCorrectionCard, { ...student, is_on }, { as, server }));

const card = z.object({ timesPerDay: z.number() });

export const correctionCardLife: LifeCycle = {
  chart: correctionCard,
  catalogue: correctionCardPaths,
  prepare: addPeople,
  async put({ database }, state) {
    const { timesPerDay } = card.parse(state.context);
    const stored = {
      studentId,
      subjectId: course.subjectId,
      isOn: state.matches('on'),
      timesPerDay,
    };
    await database.transact(async (db) => {
      await db.delete(correctionCards).where(cardOfStudent);
      await db.insert(correctionCards).values(stored);
    });
  },
  stored: ({ database }) => database.query.select().from(correctionCards).where(cardOfStudent),
  async standing(world) {
    return (await world.ask(correctionCardDetail, student, { as })).is_on ? 'on' : 'off';
  },
  async facts(world) {
    return { timesPerDay: (await world.ask(correctionCardDetail, student, { as })).times_per_day };
  },
  events: {
    'card.turnedOn': turning(true),
    'card.turnedOff': turning(false),
    async 'times.set'(world, event, server) {
      // As it comes from a browser: what breaks the rule has to be refused there too.
      const form = new URLSearchParams({
        ...{ subject_id: String(course.subjectId), student_id: String(studentId) },
        times: String(event['times']),
      });
      return outcomeOf(await world.post(setCorrectionTimes, form, { as, server }));
    },
  },
};
